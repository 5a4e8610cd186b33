/** What only the operator can mend. They are shown the message, one sentence, and no stack. */
export class OperatorError extends Error {}
