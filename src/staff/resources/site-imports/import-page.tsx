import { Alert, Button } from '@mui/material'
import { useEffect } from 'react'
import { Title, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useOneRow, useRows } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { BeginButton, TryFirst } from './begin.tsx'
import { Earlier } from './earlier.tsx'
import { Changes, SortTable } from './expectation.tsx'
import { Outcome, ReportButtons, ToLookAt } from './outcome.tsx'
import { canTakeBack, isUnderWay, isWhole, lookMs, type Run, type Source, type WholeRun } from './run.ts'
import { Sources } from './sources.tsx'
import { TakeBackButton } from './take-back.tsx'
import { UnderWay } from './under-way.tsx'
import { type Step, Way } from './way.tsx'
import './site-imports.css'

const page = { pagination: { page: 1, perPage: 25 } }

/** Brings a classic site over, step by step; whoever comes back finds it where it is. */
export default function ImportPage() {
  const translate = useTranslate()
  const refresh = useRefresh()
  const runs = useRows('site-imports', page, {
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data[0]) ? lookMs : false),
  })
  const [last] = runs.data ?? []
  const whole = useOneRow('site-imports', last?.id, {
    enabled: last !== undefined,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookMs : false),
  })
  const sources = useRows('import-sources', page)
  const state = last?.state
  // The sources of an import that is done are gone; the last answer about it is older than its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the state changes, all is asked anew
  useEffect(() => refresh(), [state])
  if (runs.data === undefined || sources.data === undefined)
    return <Title title="resources.site-imports.name" />
  const run = whole.data?.id === last?.id ? whole.data : undefined
  return (
    <div className="imports">
      <Title title="resources.site-imports.name" />
      <div className="imports-title">
        <h2>{translate('siteImports.title')}</h2>
        {run?.summary ? <ReportButtons id={run.id} /> : null}
      </div>
      <Stage run={run} sources={sources.data} runs={runs.data} />
      <Earlier runs={runs.data} />
    </div>
  )
}

interface StageProps {
  run: WholeRun | undefined
  sources: readonly Source[]
  runs: readonly Run[]
}

function Stage({ run, sources, runs }: StageProps) {
  const translate = useTranslate()
  const at = stepOf(run, sources)
  const notes = useNotes(run, sources)
  const way = <Way at={at} notes={notes} />
  if (run && isUnderWay(run))
    return (
      <>
        {way}
        <UnderWay run={run} />
        {run.byCommand ? null : <Sources sources={sources} isLocked />}
      </>
    )
  if (run?.kind === 'try' && run.state === 'done' && run.summary && sources.length > 0)
    return (
      <>
        {way}
        <Expected run={run} sources={sources} />
      </>
    )
  const buttons = canTakeBack(runs) ? (
    <p className="import-buttons">
      <Button variant="contained" href="/">
        {translate('siteImports.done.view')}
      </Button>
      <TakeBackButton />
    </p>
  ) : null
  const isOver = run !== undefined && run.kind !== 'try' && run.state === 'done'
  return (
    <>
      {way}
      {run && !isOver ? <Ended run={run} hasSources={sources.length > 0} /> : null}
      {run && isOver ? <Outcome run={run}>{buttons}</Outcome> : buttons}
      {isOver ? <h3 className="import-again">{translate('siteImports.again')}</h3> : null}
      <div className="import-two">
        <div>
          {isOver ? null : <p className="import-intro">{translate('siteImports.intro')}</p>}
          <Sources sources={sources} isLocked={false} />
        </div>
        <aside>
          <TryFirst isReady={sources.length > 0 && sources.every(isWhole)} base={run?.base} />
        </aside>
      </div>
    </>
  )
}

/** What a dry run found, and the one thing to do next. */
function Expected({ run, sources }: { run: WholeRun; sources: readonly Source[] }) {
  const translate = useTranslate()
  const { summary, endedAt = run.askedAt } = run
  if (!summary) return null
  const isOld = sources.some(({ sentAt }) => sentAt > endedAt)
  return (
    <div className="import-two">
      <div>
        <section className="import-part">
          <div className="import-head">
            <h3>{translate('siteImports.expected.title')}</h3>
            <p className="quiet">{translate('siteImports.expected.at', { at: formatInstant(endedAt) })}</p>
          </div>
          <SortTable summary={summary} isTry />
        </section>
        <Changes summary={summary} />
        <ToLookAt id={run.id} summary={summary} />
      </div>
      <aside>
        <section className="import-next">
          <h3>{translate(isOld ? 'siteImports.expected.newer' : 'siteImports.expected.all')}</h3>
          <p>
            {isOld
              ? translate('siteImports.expected.tryAgain')
              : translate('siteImports.expected.takes', { smart_count: summary.minutes })}
          </p>
          {isOld ? null : (
            <BeginButton kind="bring" label="siteImports.expected.begin" base={run.base ?? ''} />
          )}
          <BeginButton
            kind="try"
            label="siteImports.expected.again"
            base={run.base ?? ''}
            isPlain={!isOld}
            isReady={sources.every(isWhole)}
          />
          <p className="quiet">{translate('siteImports.expected.back')}</p>
        </section>
        <Sources sources={sources} isLocked={false} />
      </aside>
    </div>
  )
}

/** A run that did not come to its end: why, and how it goes on. */
function Ended({ run, hasSources }: { run: WholeRun; hasSources: boolean }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const sayError = useSayError()
  if (run.state !== 'stopped' && run.state !== 'failed') return null
  const resume = async () => {
    await act('site-imports', run.id, 'go-on').catch(sayError)
    refresh()
  }
  const canResume = !run.byCommand && (run.kind === 'undo' || hasSources)
  return (
    <Alert
      severity={run.state === 'failed' ? 'error' : 'info'}
      role="status"
      action={
        canResume ? (
          <Button color="inherit" onClick={() => void resume()}>
            {translate('siteImports.ended.resume')}
          </Button>
        ) : undefined
      }
    >
      <b>{translate(`siteImports.ended.${run.state}.${run.kind}`)}</b>{' '}
      {run.problem ?? translate(run.byCommand ? 'siteImports.ended.byCommand' : 'siteImports.ended.stays')}
    </Alert>
  )
}

function stepOf(run: WholeRun | undefined, sources: readonly Source[]): Step {
  if (!run) return 'sent'
  if (run.kind === 'undo') return isUnderWay(run) ? 'looked' : 'sent'
  if (run.kind === 'try') return run.state === 'done' && sources.length === 0 ? 'sent' : 'tried'
  return run.state === 'done' ? 'looked' : 'brought'
}

function useNotes(run: WholeRun | undefined, sources: readonly Source[]): Partial<Record<Step, string>> {
  const translate = useTranslate()
  const minutes = run?.kind === 'try' ? run.summary?.minutes : undefined
  return {
    ...(sources.length > 0 && { sent: translate('siteImports.sent', { smart_count: sources.length }) }),
    ...(run?.kind === 'try' && { tried: translate(`siteImports.tried.${run.state}`) }),
    ...(minutes !== undefined && { brought: translate('siteImports.about', { smart_count: minutes }) }),
  }
}
