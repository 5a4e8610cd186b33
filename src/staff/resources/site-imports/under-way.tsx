import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { countOf, type WholeRun } from './run.ts'

/** How far a run is. It goes on when this screen is closed. */
export function UnderWay({ run }: { run: WholeRun }) {
  const translate = useTranslate()
  const { advance, kind, state } = run
  const { at, done = 0, of, percent, minutesLeft, steps = [] } = advance ?? {}
  return (
    <section className="import-part import-progress">
      <div className="import-head">
        <h3>{translate(`siteImports.progress.${kind}`)}</h3>
        <p className="quiet">{translate('siteImports.progress.close')}</p>
      </div>
      <p className="import-at" role="status">
        <b>
          {at === undefined
            ? translate(state === 'waiting' ? 'siteImports.progress.waiting' : 'siteImports.progress.busy')
            : of === undefined
              ? translate('siteImports.progress.at', { at, done: countOf.format(done) })
              : translate('siteImports.progress.atOf', {
                  at,
                  done: countOf.format(done),
                  of: countOf.format(of),
                })}
        </b>
        {minutesLeft === undefined ? null : (
          <span>{translate('siteImports.progress.left', { smart_count: minutesLeft })}</span>
        )}
      </p>
      <LinearProgress
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        {...(percent !== undefined && { value: percent })}
        aria-label={translate(`siteImports.progress.${kind}`)}
      />
      {steps.length === 0 ? null : (
        <ul className="import-steps">
          {steps.map(({ name, state }) => (
            <li key={name} className={state}>
              {state === 'done' ? <Drawing name="tick" /> : null}
              {state === 'now' ? <b>{name}</b> : name}
              {state === 'done' ? (
                <span className="visually-hidden"> {translate('siteImports.progress.done')}</span>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {kind === 'undo' || run.byCommand ? null : <StopButton id={run.id} />}
    </section>
  )
}

function StopButton({ id }: { id: number }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [isAsked, setAsked] = useState(false)
  const stop = async () => {
    setAsked(true)
    await act('site-imports', id, 'halt').catch((error: unknown) => {
      setAsked(false)
      sayError(error)
    })
    refresh()
  }
  return (
    <p className="import-buttons">
      <Button variant="outlined" disabled={isAsked} onClick={() => void stop()}>
        {translate(isAsked ? 'siteImports.progress.stopping' : 'siteImports.progress.stop')}
      </Button>
    </p>
  )
}
