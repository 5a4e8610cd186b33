/** Why no text came out of a file. `unsupported` says nothing about its quality; the others do. */
export const extractProblems = ['unsupported', 'broken', 'too-large', 'timeout', 'encrypted'] as const
export type ExtractProblem = (typeof extractProblems)[number]

/** Thrown by a reader for a reason it knows; anything else that a reader throws means `broken`. */
export class Unreadable extends Error {
  readonly code: ExtractProblem

  constructor(code: ExtractProblem, reason: string) {
    super(reason)
    this.code = code
  }
}
