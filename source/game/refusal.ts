/** Why something was not done: a stable word for programs, a sentence for people. Nothing has changed. */
export type Refusal = { readonly reason: string; readonly message: string };

export const refuse = (reason: string, message: string): Refusal => ({ reason, message });

export const isRefusal = (value: object): value is Refusal => 'reason' in value && 'message' in value;
