import type { WholeOf } from '../../staff-api/contract.ts'

/** What stands on the front page; the last parts only for users with the right. */
export type Facts = WholeOf<'facts'>
