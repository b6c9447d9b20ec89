/** Something outside the program is in the way. `message` says what is wrong, `advice` what to do about it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}
