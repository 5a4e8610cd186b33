/** Passed from a submitted review to this widget. */
export { type ReviewProblem, receivedParameter } from './load.ts'
