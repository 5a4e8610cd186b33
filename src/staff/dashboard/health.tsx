import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Facts } from './facts.ts'
import { findingsOf } from './findings.ts'

/** The health of the site in plain words, with advice for each problem. */
export function Health({ facts, system }: { facts: Facts; system: NonNullable<Facts['system']> }) {
  const translate = useTranslate()
  return (
    <section className="health">
      <h3>{translate('health.title')}</h3>
      <ul>
        {findingsOf(facts, system, Date.now()).map(({ name, isGood, text, values, advice, to }) => (
          <li key={name} className={isGood ? undefined : 'warning'}>
            <span className={isGood ? 'status status-published' : 'status status-failed'}>
              {translate(isGood ? 'health.good' : 'health.attention')}
            </span>
            <p>{translate(`health.${text}`, values)}</p>
            {isGood || !advice ? null : <p className="hint">{translate(`health.${advice}`)}</p>}
            {isGood || !to ? null : <Link to={to}>{translate(`health.${name}.open`)}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}
