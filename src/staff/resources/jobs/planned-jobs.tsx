import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useRows } from '../../api/rows.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { readCron } from './read-cron.ts'

/** The scheduled jobs: what they do, when, and the result of the last run. */
export function PlannedJobs() {
  const translate = useTranslate()
  const title = useId()
  const { data = [] } = useRows('planned-jobs')
  if (data.length === 0) return null
  return (
    <section className="planned-jobs" aria-labelledby={title}>
      <h2 id={title}>{translate('jobs.planned')}</h2>
      <table className="order-lines">
        <thead>
          <tr>
            <th scope="col">{translate('jobs.what')}</th>
            <th scope="col">{translate('jobs.when')}</th>
            <th scope="col">{translate('jobs.last')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, cron, lastAt, lastFailed }) => {
            const { name, ...values } = readCron(cron)
            return (
              <tr key={id}>
                <th scope="row">{translate(`jobs.kinds.${id}`, { _: id })}</th>
                <td>{translate(`jobs.at.${name}`, values)}</td>
                <td className={lastFailed ? 'is-wrong' : undefined}>
                  {lastAt === undefined ? translate('jobs.notYet') : formatInstant(lastAt)}
                  {lastFailed ? ` (${translate('jobs.lastFailed')})` : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
