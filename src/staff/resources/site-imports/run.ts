import type { RowOf, WholeOf } from '../../../staff-api/contract.ts'

export type Run = RowOf<'site-imports'>
export type WholeRun = WholeOf<'site-imports'>
export type Summary = NonNullable<WholeRun['summary']>
export type Source = RowOf<'import-sources'>

/** How often a run that waits or goes on is asked for again. */
export const lookMs = 2_000

export const isUnderWay = (run: Pick<Run, 'state'> | undefined): boolean =>
  run?.state === 'waiting' || run?.state === 'running'

/** Whether something of an import is here, as the last runs tell. */
export const canTakeBack = (runs: readonly Run[]): boolean => {
  const last = runs.find(({ kind, state }) => kind === 'bring' || (kind === 'undo' && state === 'done'))
  return last?.kind === 'bring' && last.state !== 'waiting'
}

export const isWhole = ({ size, offset }: Source): boolean => offset >= size

/** What the file of a report is called at. */
export const reportAddress = (id: number, as: 'csv' | 'json'): string =>
  `/staff-api/site-imports/${id}/file?as=${as}`

export const countOf = new Intl.NumberFormat('nl-NL')
