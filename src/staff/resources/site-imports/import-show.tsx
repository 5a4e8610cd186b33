import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWhole } from '../../api/rows.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'
import { Outcome, ReportButtons } from './outcome.tsx'
import { isUnderWay, lookMs } from './run.ts'
import { UnderWay } from './under-way.tsx'
import './site-imports.css'

/** The report of one run. */
export default function ImportShow() {
  return (
    <StaffShow
      queryOptions={{ refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookMs : false) }}
      className="imports-show"
    >
      <Report />
    </StaffShow>
  )
}

function Report() {
  const translate = useTranslate()
  const run = useWhole('site-imports')
  if (!run) return null
  return (
    <div className="imports">
      <div className="imports-title">
        <h2>
          {translate(`siteImports.earlier.kinds.${run.kind}`)}, {formatInstant(run.askedAt)}
        </h2>
        {run.summary ? <ReportButtons id={run.id} /> : null}
      </div>
      <p>
        <Link to="/site-imports">{translate('siteImports.earlier.to')}</Link>
      </p>
      {run.problem ? <Alert severity="error">{run.problem}</Alert> : null}
      {isUnderWay(run) ? <UnderWay run={run} /> : <Outcome run={run} />}
    </div>
  )
}
