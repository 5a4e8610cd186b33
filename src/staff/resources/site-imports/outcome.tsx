import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { SortTable } from './expectation.tsx'
import { ReportLines } from './report-lines.tsx'
import { countOf, reportAddress, type Summary, type WholeRun } from './run.ts'

/** What came of an import: in one sentence, what to look at, and the whole in figures. */
export function Outcome({ run, children }: { run: WholeRun; children?: ReactNode }) {
  const translate = useTranslate()
  const { summary, takenBack } = run
  if (takenBack)
    return (
      <>
        <TakenBack takenBack={takenBack} />
        {children}
      </>
    )
  if (!summary) return null
  const found = summary.sorts.reduce((sum, sort) => sum + sort.found, 0)
  const here = summary.sorts.reduce((sum, sort) => sum + sort.comes + sort.same + sort.edited, 0)
  const unanswered = summary.kinds.find(({ kind }) => kind === 'unanswered')?.count ?? 0
  return (
    <>
      {run.kind === 'bring' && run.state === 'done' ? (
        <Alert severity="success" role="status">
          <b>{translate('siteImports.done.title')}</b>{' '}
          {translate('siteImports.done.counts', { here: countOf.format(here), found: countOf.format(found) })}{' '}
          {unanswered === 0
            ? translate('siteImports.done.answered')
            : translate('siteImports.done.unanswered', { smart_count: unanswered })}
        </Alert>
      ) : null}
      {children}
      <ToLookAt id={run.id} summary={summary} />
      <section className="import-part">
        <div className="import-head">
          <h3>{translate('siteImports.done.figures')}</h3>
        </div>
        <SortTable summary={summary} isTry={run.kind === 'try'} />
      </section>
    </>
  )
}

/** What of a report is told one by one, when there is something. */
export function ToLookAt({ id, summary }: { id: number; summary: Summary }) {
  const translate = useTranslate()
  if (summary.kinds.length === 0) return null
  return (
    <section className="import-part">
      <div className="import-head">
        <h3>{translate('siteImports.lines.title')}</h3>
      </div>
      <ReportLines run={id} summary={summary} />
    </section>
  )
}

export function ReportButtons({ id }: { id: number }) {
  const translate = useTranslate()
  return (
    <p className="import-buttons">
      {(['csv', 'json'] as const).map((as) => (
        <Button key={as} variant="outlined" size="small" href={reportAddress(id, as)} download>
          {translate(`siteImports.report.${as}`)}
        </Button>
      ))}
    </p>
  )
}

function TakenBack({ takenBack }: { takenBack: NonNullable<WholeRun['takenBack']> }) {
  const translate = useTranslate()
  const { kept, keptCount, ...counts } = takenBack
  return (
    <>
      <Alert severity="success" role="status">
        <b>{translate('siteImports.back.done')}</b> {translate('siteImports.back.counts', counts)}
      </Alert>
      {keptCount > 0 ? (
        <section className="import-part">
          <div className="import-head">
            <h3>{translate('siteImports.back.kept', { smart_count: keptCount })}</h3>
          </div>
          <ul className="import-edited">
            {kept.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
              <li key={at}>{name}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
