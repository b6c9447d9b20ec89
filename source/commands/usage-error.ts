/** The program was called wrongly: one sentence on what is wrong, one on what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.advice = advice;
  }
}
