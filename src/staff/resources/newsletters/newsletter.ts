import type { AnswerOf, RowOf } from '../../../staff-api/contract.ts'

type Newsletter = RowOf<'newsletters'>
export type State = Newsletter['state']

/** As its readers get it, without widgets that mail programs cannot show. */
export type Email = AnswerOf<'newsletters', 'email', 'GET'>

type Counts = NonNullable<Newsletter['mailing']>['counts']

/** Number of recipients, and of those that are done. */
export function progressOf({ waiting, begun, sent, refused, uncertain, skipped }: Counts) {
  const done = sent + refused + uncertain + skipped
  return { done, all: done + waiting + begun }
}
