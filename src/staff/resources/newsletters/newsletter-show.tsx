import { Alert, Button, LinearProgress } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useRefresh, useShowContext, useTranslate } from 'react-admin'
import type { WholeOf } from '../../../staff-api/contract.ts'
import { act, ask } from '../../api/acts.ts'
import { useWhole } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'
import { type Email, progressOf, type State } from './newsletter.ts'
import { SendDialog } from './send-dialog.tsx'
import { Troubles } from './troubles.tsx'
import './newsletters.css'

/** How often a newsletter that is being sent is requested again. */
const lookMs = 4_000

/** A newsletter as its readers get it, and the progress of sending it. */
export default function NewsletterShow() {
  return (
    <StaffShow
      queryOptions={{ refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? lookMs : false) }}
      className="newsletter-show"
    >
      <Whole />
    </StaffShow>
  )
}

const isUnderWay = (state: State | undefined): boolean => state === 'sending' || state === 'planned'

function Whole() {
  const translate = useTranslate()
  const newsletter = useWhole('newsletters')
  const [email, setEmail] = useState<Email>()
  const sayError = useSayError()
  const id = newsletter?.id
  const isDraft = newsletter?.state === 'draft'
  /** A draft that is fetched anew may have another email. */
  const isComing = useShowContext().isFetching && isDraft
  // biome-ignore lint/correctness/useExhaustiveDependencies: how an error is said does not change the email
  useEffect(() => {
    if (id === undefined || isComing) return
    ask('newsletters', id, 'email').then(setEmail).catch(sayError)
  }, [id, isDraft, isComing])
  if (!newsletter) return null
  return (
    <>
      {isDraft ? (
        <Draft newsletter={newsletter} email={email} />
      ) : (
        <Progress newsletter={newsletter} key={newsletter.state} />
      )}
      {email ? (
        <section className="shop-mail-preview" aria-label={translate('newsletters.looks')}>
          <p>
            <b>{email.subject}</b>
          </p>
          <iframe title={translate('newsletters.looks')} srcDoc={email.html} sandbox="" />
          <details>
            <summary>{translate('shopMails.plain')}</summary>
            <pre className="mail-text">{email.text}</pre>
          </details>
        </section>
      ) : (
        <p className="hint">{translate('ra.page.loading')}</p>
      )}
    </>
  )
}

function Draft({ newsletter, email }: { newsletter: WholeOf<'newsletters'>; email: Email | undefined }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  /** The email that is being sent, as it was looked at. */
  const [asked, setAsked] = useState<Email>()
  const [isBusy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    try {
      const { to } = await act('newsletters', newsletter.id, 'test')
      notify('newsletters.tested', { type: 'success', messageArgs: { to } })
    } catch (error) {
      sayError(error)
    }
    setBusy(false)
  }
  return (
    <>
      {email && email.leftOut.length > 0 ? (
        <Alert severity="warning">
          {translate('newsletters.leftOut', { names: email.leftOut.join(', ') })}
        </Alert>
      ) : null}
      <p className="newsletter-steps">
        <Button variant="outlined" href={`/wp-admin/edit/${newsletter.id}`}>
          {translate('newsletters.write')}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void test()}>
          {translate('newsletters.test')}
        </Button>
        <Button
          variant="contained"
          disabled={email === undefined || email.readers === 0}
          onClick={() => setAsked(email)}
        >
          {translate('newsletters.send')}
        </Button>
      </p>
      {email ? (
        <p className="hint">{translate('newsletters.readers', { smart_count: email.readers })}</p>
      ) : null}
      {asked ? <SendDialog id={newsletter.id} email={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

const steps: Readonly<Record<State, readonly ('pause' | 'resume' | 'stop')[]>> = {
  draft: [],
  planned: ['stop'],
  sending: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  done: [],
  stopped: [],
}

function Progress({ newsletter: { id, state, mailing } }: { newsletter: WholeOf<'newsletters'> }) {
  const translate = useTranslate()
  const sayError = useSayError()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  if (!mailing) return null
  const { done, all } = progressOf(mailing.counts)
  const move = async (step: (typeof steps)[State][number] | 'again') => {
    setBusy(true)
    await act('newsletters', id, step).catch(sayError)
    setBusy(false)
    refresh()
  }
  return (
    <section className="newsletter-progress" aria-label={translate(`newsletters.state.${state}`)}>
      <div role="status">
        <h2>{translate(`newsletters.state.${state}`)}</h2>
      </div>
      {state === 'planned' ? (
        <p>
          {translate('newsletters.startsAt')} <InstantField source="startAt" />
        </p>
      ) : (
        <>
          <LinearProgress
            variant="determinate"
            value={all === 0 ? 100 : (100 * done) / all}
            aria-label={translate('newsletters.progress')}
          />
          <p>{translate('newsletters.of', { done, all })}</p>
          <dl className="newsletter-counts">
            {(['sent', 'waiting', 'refused', 'uncertain', 'skipped'] as const).map((name) =>
              name === 'sent' || mailing.counts[name] > 0 ? (
                <div key={name}>
                  <dt>{translate(`newsletters.counts.${name}`)}</dt>
                  <dd>{mailing.counts[name]}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </>
      )}
      {mailing.trouble ? (
        <Alert severity="warning">{translate('newsletters.trouble', { reason: mailing.trouble })}</Alert>
      ) : null}
      <p className="newsletter-steps">
        {steps[state].map((step) => (
          <Button key={step} variant="outlined" disabled={isBusy} onClick={() => void move(step)}>
            {translate(`newsletters.steps.${state === 'planned' ? 'callOff' : step}`)}
          </Button>
        ))}
        {mailing.counts.uncertain > 0 && state !== 'stopped' ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void move('again')}>
            {translate('newsletters.steps.again', { smart_count: mailing.counts.uncertain })}
          </Button>
        ) : null}
      </p>
      {mailing.counts.refused + mailing.counts.uncertain > 0 ? <Troubles id={id} /> : null}
    </section>
  )
}
