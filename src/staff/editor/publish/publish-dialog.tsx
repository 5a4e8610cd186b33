import { useGetPuck } from '@puckeditor/core'
import { useId, useState } from 'react'
import { z } from 'zod'
import { fromDutchMinute } from '../../../kernel/dates.ts'
import { Button, ButtonLink, TextButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { conflictOf, type OpenDocument } from '../document.ts'
import { chooseBlock } from '../panel/choose-block.ts'
import { fromPuck } from '../puck/data.ts'
import { useSession } from '../session.ts'
import { CallError } from '../staff-call.ts'
import { editorTexts } from '../texts.ts'
import { dateOf } from '../when.ts'
import { findWarnings, type Warning } from './checks.ts'
import { findHidden } from './find-hidden.ts'

/** Publishing: what a visitor would stumble over first, then at once or at a moment to come. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { document, setDocument, calls, keeper, canvas } = useSession()
  const getPuck = useGetPuck()
  const [warnings] = useState((): readonly Warning[] => [
    ...findHidden(fromPuck(getPuck().appState.data).content),
    ...(canvas ? findWarnings(canvas, document.kind === 'page') : []),
  ])
  const [later, setLater] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [done, setDone] = useState<OpenDocument>()

  const publish = async () => {
    setBusy(true)
    setProblem('')
    try {
      if (!(await keeper.flush())) {
        if (keeper.state.kind === 'conflict') return onClose()
        return setProblem(editorTexts('notSaved'))
      }
      const published = await calls.publish(keeper.version, fromDutchMinute(later))
      keeper.published(published.version)
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
  const choose = (block: string) => {
    chooseBlock(getPuck(), block)
    onClose()
  }

  return (
    <Dialog
      id={id}
      title={editorTexts(done ? 'published' : 'publishTitle')}
      closeLabel={editorTexts('close')}
      open
      onClose={onClose}
    >
      {done ? (
        <Done document={done} />
      ) : (
        <>
          <Warnings warnings={warnings} onChoose={choose} />
          {document.publishAt ? (
            <p className="row">
              {editorTexts('planned', { date: dateOf(document.publishAt) })}
              <TextButton onClick={() => void callOff()}>{editorTexts('planOff')}</TextButton>
            </p>
          ) : null}
          <Field id={`${id}-later`} label={editorTexts('publishAt')} hint={editorTexts('publishAtHelp')}>
            {(wires) => (
              <TextInput
                {...wires}
                type="datetime-local"
                value={later}
                onChange={({ currentTarget }) => setLater(currentTarget.value)}
              />
            )}
          </Field>
          {problem ? (
            <Message tone="wrong" role="alert">
              {problem}
            </Message>
          ) : null}
          <p className="foot-row">
            <Button busy={busy && editorTexts('busy')} onClick={() => void publish()}>
              {editorTexts(later === '' ? 'publishNow' : 'publishLater')}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** What the server says of a refusal: of the moment, or of the whole. */
function wordsOf(error: unknown): string {
  if (conflictOf(error)) return editorTexts('publishConflict')
  if (!(error instanceof CallError)) return editorTexts('notPublished')
  const refused = refusedMoment.safeParse(error.detail)
  return (refused.success ? refused.data.errors.at : error.message) || editorTexts('notPublished')
}

const refusedMoment = z.object({ errors: z.object({ at: z.string() }) })

function Done({ document: { kind, entry, publishAt } }: { document: OpenDocument }) {
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
  onChoose,
}: {
  warnings: readonly Warning[]
  onChoose: (block: string) => void
}) {
  if (warnings.length === 0) return <p>{editorTexts('noWarnings')}</p>
  return (
    <>
      <p>{editorTexts('warnings')}</p>
      <ul className="editor-warnings">
        {warnings.map(({ kind, about, block }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and the list does not change
          <li key={index}>
            <span>{editorTexts(`warning.${kind}`, { about })}</span>{' '}
            {block ? <TextButton onClick={() => onChoose(block)}>{editorTexts('goThere')}</TextButton> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
