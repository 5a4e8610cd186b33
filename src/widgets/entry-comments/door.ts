/** Passed from a posted comment to this widget. */
export { receivedParameter } from '../shared/written/model.ts'
export type { CommentProblem } from './load.ts'
