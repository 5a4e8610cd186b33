/** The command was called with what it does not know, or without what it needs; the message says which. */
export class UsageError extends Error {}
