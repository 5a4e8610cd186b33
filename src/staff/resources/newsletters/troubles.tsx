import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { ask } from '../../api/acts.ts'

/** Readers whom a newsletter did not reach, or may not have reached, with the mail server's message. */
export function Troubles({ id }: { id: number }) {
  const translate = useTranslate()
  const [troubles, setTroubles] = useState<AnswerOf<'newsletters', 'troubles', 'GET'>['data']>([])
  useEffect(() => {
    ask('newsletters', id, 'troubles')
      .then(({ data }) => setTroubles(data))
      .catch(() => undefined)
  }, [id])
  if (troubles.length === 0) return null
  return (
    <details className="newsletter-troubles">
      <summary>{translate('newsletters.troubles')}</summary>
      <ul>
        {troubles.map(({ email, state, reason }) => (
          <li key={email}>
            <b>{email}</b>: {translate(`newsletters.counts.${state}`)}
            {reason ? <span className="hint"> {reason}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}
