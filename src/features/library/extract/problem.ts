/** Why no text was extracted. `unsupported`: such files have no text; the others are problems of the file itself. */
export const extractProblems = ['unsupported', 'broken', 'too-large', 'timeout', 'encrypted'] as const
export type ExtractProblem = (typeof extractProblems)[number]

/** Thrown by a reader that knows the reason; anything else that a reader throws means `broken`. */
export class Unreadable extends Error {
  readonly code: ExtractProblem

  constructor(code: ExtractProblem, reason: string) {
    super(reason)
    this.code = code
  }
}
