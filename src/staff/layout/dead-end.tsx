import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { type ErrorProps, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ShellOutline } from '../../ui/icon/shell.tsx'

/** Where a way ends: what is the matter, and ways on. */
function DeadEnd({ kind, children }: { kind: 'missing' | 'closed' | 'broken'; children?: ReactNode }) {
  const translate = useTranslate()
  return (
    <section className="dead-end">
      <Title title={`deadEnds.${kind}.bar`} />
      <ShellOutline />
      <h2>{translate(`deadEnds.${kind}.title`)}</h2>
      <p>{translate(`deadEnds.${kind}.text`)}</p>
      <p className="dead-end-ways">
        <Button variant="contained" component={Link} to="/">
          {translate('deadEnds.start')}
        </Button>
        {window.history.length > 1 ? (
          <Button variant="outlined" onClick={() => window.history.back()}>
            {translate('ra.action.back')}
          </Button>
        ) : null}
      </p>
      {children}
    </section>
  )
}

/** No screen stands at this address. */
export const NotFound = () => <DeadEnd kind="missing" />

/** One stands there, for others. */
export const NoAccess = () => <DeadEnd kind="closed" />

/** It stopped working; what the machine says of it can be sent on. */
export function Broken({ error }: ErrorProps) {
  const translate = useTranslate()
  return (
    <DeadEnd kind="broken">
      <details>
        <summary>{translate('failures.technical')}</summary>
        <pre>{String(error)}</pre>
      </details>
    </DeadEnd>
  )
}
