import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'

interface Trouble {
  email: string
  state: string
  reason?: string
}

/** Readers whom a newsletter did not reach, or may not have reached, with the mail server's message. */
export function Troubles({ id }: { id: number }) {
  const translate = useTranslate()
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  useEffect(() => {
    call(`newsletters/${id}/troubles`)
      // The same program answers it.
      .then((answer) => setTroubles((answer as { data: Trouble[] }).data))
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
