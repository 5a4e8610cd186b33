/** What the answer to a sent review tells this widget. */
export { type ReviewProblem, receivedParameter } from './load.ts'
