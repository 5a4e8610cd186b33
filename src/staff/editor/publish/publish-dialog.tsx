import { useGetPuck } from '@puckeditor/core'
import { useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { fromDutchMinute } from '../../../kernel/dates.ts'
import { Button, ButtonLink, TextButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { CallError } from '../../api/staff-call.ts'
import { isWholeMoment, useMoment } from '../../fields/use-moment.ts'
import { conflictOf, type OpenDocument } from '../document.ts'
import { pageZone } from '../panel/block-actions.ts'
import { chooseBlock } from '../panel/choose-block.ts'
import { fromPuck } from '../puck/data.ts'
import { rootFieldsOf } from '../root-fields.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { dateOf } from '../when.ts'
import { warningsOf } from './axe-faults.ts'
import { findWarnings, type Warning } from './checks.ts'
import { findDeadLinks } from './dead-links.ts'
import { findHidden } from './find-hidden.ts'
import { findIncomplete } from './find-incomplete.ts'
import { findUnfit } from './find-unfit.ts'
import { mended } from './mend.ts'
import { findMisspelt } from './names.ts'
import { runAxe } from './run-axe.ts'
import { whenDrawn } from './when-drawn.ts'

/** The dialog for publishing: shows faults first, then offers to publish now or at a chosen moment. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { document, setDocument, calls, keeper, canvas } = useSession()
  const getPuck = useGetPuck()
  const [warnings, setWarnings] = useState((): readonly Warning[] => {
    const data = fromPuck(getPuck().appState.data)
    const { content } = data
    return [
      ...findIncomplete(data, rootFieldsOf(document)),
      ...findUnfit(content, document.kind),
      ...findHidden(content),
      ...findMisspelt(content, document.siteName),
    ]
  })
  /** The checks that are still running. */
  const [asks, setAsks] = useState(canvas ? { page: true, links: true } : { page: false, links: false })
  const [said, setSaid] = useState('')
  const isPage = document.kind === 'page'
  useEffect(() => {
    let isShown = true
    const tell = (found: (known: readonly Warning[]) => readonly Warning[], done?: 'page' | 'links') => {
      if (!isShown) return
      setWarnings((known) => [...known, ...found(known)])
      if (done) setAsks((before) => ({ ...before, [done]: false }))
    }
    if (canvas)
      void whenDrawn(canvas).then(() => {
        tell(() => findWarnings(canvas, isPage))
        void findDeadLinks(canvas).then((dead) => tell(() => dead, 'links'))
        // When axe cannot run, only the faults of our own checks are shown.
        void runAxe(canvas).then(
          (faults) => tell((known) => warningsOf(faults, known), 'page'),
          () => tell(() => [], 'page'),
        )
      })
    return () => {
      isShown = false
    }
  }, [canvas, isPage])
  const { proposes } = document
  const [later, setLater] = useState('')
  const moment = useMoment(later, setLater)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState<OpenDocument>()

  const publish = async () => {
    const typed = moment.read()
    if (!isWholeMoment(typed)) {
      moment.input.current?.focus()
      return
    }
    setBusy(true)
    setProblem('')
    try {
      if (!(await keeper.flush())) {
        if (keeper.state.kind === 'conflict') return onClose()
        return setProblem(editorTexts('notSaved'))
      }
      const published = proposes
        ? await calls.propose(keeper.version, note)
        : await calls.publish(keeper.version, fromDutchMinute(typed))
      if (!proposes) keeper.published(published.version)
      setDocument(published)
      setDone(published)
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  const callOff = async () => {
    setBusy(true)
    setProblem('')
    try {
      setDocument(await calls.unschedule(keeper.version))
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  /** Mends the fault of a widget; undefined when it cannot be mended automatically. */
  const mendingOf = (warning: Warning) => {
    const puck = getPuck()
    const item = warning.block === undefined ? undefined : puck.getItemById(warning.block)
    const [block] = item ? fromPuck({ root: {}, content: [item] }).content : []
    const props = block && mended(block, warning)
    const place = warning.block === undefined ? undefined : puck.getSelectorForId(warning.block)
    if (!item || !props || !place) return undefined
    return () => {
      const { index, zone = pageZone } = place
      const data = { ...item, props }
      puck.dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data })
      const left = warnings.filter((one) => one !== warning)
      setWarnings(left)
      const count = String(left.length)
      setSaid(left.length > 0 ? editorTexts('mendedLeft', { count }) : editorTexts('mended'))
    }
  }
  const choose = (block: string) => {
    chooseBlock(getPuck(), block)
    onClose()
  }

  return (
    <Dialog
      id={id}
      title={editorTexts(done ? 'published' : proposes ? 'propose' : 'publishTitle')}
      closeLabel={editorTexts('close')}
      open
      onClose={onClose}
    >
      {done ? (
        <Done document={done} />
      ) : (
        <>
          <Warnings
            warnings={warnings}
            isDone={!asks.page && !asks.links}
            onChoose={choose}
            mendingOf={mendingOf}
          />
          <p role="status" className="hint">
            {asks.page ? editorTexts('checkingPage') : asks.links ? editorTexts('checkingLinks') : said}
          </p>
          {document.publishAt ? (
            <p className="row">
              {editorTexts(document.plannedApart ? 'plannedApart' : 'planned', {
                date: dateOf(document.publishAt),
              })}
              {proposes ? null : (
                <TextButton onClick={() => void callOff()}>{editorTexts('planOff')}</TextButton>
              )}
            </p>
          ) : null}
          {proposes ? (
            <Field id={`${id}-note`} label={editorTexts('proposeNote')} hint={editorTexts('proposeHelp')}>
              {(wires) => (
                <TextArea
                  {...wires}
                  rows={3}
                  maxLength={1_000}
                  value={note}
                  onChange={({ currentTarget }) => setNote(currentTarget.value)}
                />
              )}
            </Field>
          ) : (
            <Field
              id={`${id}-later`}
              label={editorTexts('publishAt')}
              hint={editorTexts('publishAtHelp')}
              error={isWholeMoment(later) ? undefined : editorTexts('wholeMoment')}
            >
              {(wires) => <TextInput {...wires} {...moment.wires} />}
            </Field>
          )}
          {problem ? (
            <Message tone="wrong" role="alert">
              {problem}
            </Message>
          ) : null}
          <p className="foot-row">
            <Button busy={busy && editorTexts('busy')} onClick={() => void publish()}>
              {editorTexts(proposes ? 'propose' : later === '' ? 'publishNow' : 'publishLater')}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** The server's reason for a refusal: about the moment, or about the whole document. */
function wordsOf(error: unknown): string {
  if (conflictOf(error)) return editorTexts('publishConflict')
  if (!(error instanceof CallError)) return editorTexts('notPublished')
  const refused = refusedMoment.safeParse(error.detail)
  return (refused.success ? refused.data.errors.at : error.message) || editorTexts('notPublished')
}

const refusedMoment = z.object({ errors: z.object({ at: z.string() }) })

function Done({ document: { kind, entry, publishAt, proposes } }: { document: OpenDocument }) {
  if (proposes) return <Message>{editorTexts('proposed')}</Message>
  const moment = publishAt ?? entry?.publishedAt
  const isToCome = moment !== undefined && moment > new Date()
  return (
    <>
      <Message>
        {isToCome
          ? editorTexts(publishAt ? 'changesLater' : 'publishedLater', { date: dateOf(moment) })
          : editorTexts(kind === 'page' ? 'publishedNow' : 'changesNow')}
      </Message>
      {entry && !isToCome ? (
        <p className="foot-row">
          <ButtonLink href={entry.url} target="_blank">
            {editorTexts('seePage')}
          </ButtonLink>
        </p>
      ) : null}
    </>
  )
}

function Warnings({
  warnings,
  isDone,
  onChoose,
  mendingOf,
}: {
  warnings: readonly Warning[]
  /** Whether no faults are left. */
  isDone: boolean
  onChoose: (block: string) => void
  mendingOf: (warning: Warning) => (() => void) | undefined
}) {
  if (warnings.length === 0) return isDone ? <p>{editorTexts('noWarnings')}</p> : null
  return (
    <>
      <p>{editorTexts('warnings')}</p>
      <ul className="editor-warnings">
        {warnings.map((warning, index) => {
          const { kind, about, block, instead = '' } = warning
          const mend = mendingOf(warning)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none keeps anything of its own
            <li key={index}>
              <span>{editorTexts(`warning.${kind}`, { about, instead })}</span>{' '}
              {mend ? <TextButton onClick={mend}>{editorTexts('mend')}</TextButton> : null}{' '}
              {block ? (
                <TextButton onClick={() => onChoose(block)}>{editorTexts('goThere')}</TextButton>
              ) : null}
            </li>
          )
        })}
      </ul>
    </>
  )
}
