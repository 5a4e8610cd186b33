import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { type ErrorProps, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ShellOutline } from '../../ui/icon/shell.tsx'

/** A page for an error: the reason, and links to go on. */
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

/** There is no screen at this address. */
export const NotFound = () => <DeadEnd kind="missing" />

/** The user has no right to the screen. */
export const NoAccess = () => <DeadEnd kind="closed" />

/** The screen failed; the technical message can be copied. */
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
