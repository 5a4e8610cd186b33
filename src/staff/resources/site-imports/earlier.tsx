import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatInstant } from '../../fields/instant-field.tsx'
import type { Run } from './run.ts'

const statuses = {
  waiting: 'scheduled',
  running: 'scheduled',
  stopped: 'draft',
  done: 'published',
  failed: 'failed',
} as const satisfies Record<Run['state'], string>

/** What was done before, also by the command, each with its report. */
export function Earlier({ runs }: { runs: readonly Run[] }) {
  const translate = useTranslate()
  if (runs.length === 0) return null
  return (
    <section className="import-part">
      <div className="import-head">
        <h3>{translate('siteImports.earlier.title')}</h3>
      </div>
      <ul className="import-earlier">
        {runs.map((run) => (
          <li key={run.id}>
            <Link to={`/site-imports/${run.id}/show`}>
              {translate(`siteImports.earlier.kinds.${run.kind}`)}, {formatInstant(run.askedAt)}
            </Link>
            <span className={`status status-${statuses[run.state]}`}>
              {translate(`siteImports.earlier.states.${run.state}`)}
            </span>
            <small>
              {[run.oldSite, run.byCommand ? translate('siteImports.earlier.byCommand') : run.by]
                .filter(Boolean)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
