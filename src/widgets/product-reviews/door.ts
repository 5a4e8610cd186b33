/** Passed from a submitted review to this widget. */
export type { ReviewProblem } from './load.ts'
