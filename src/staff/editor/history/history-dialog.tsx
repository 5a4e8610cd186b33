import { useEffect, useId, useState } from 'react'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { conflictOf, type Version } from '../document.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { dateOf } from '../when.ts'
import { type Difference, differencesOf } from './differences.ts'
import { markedWords } from './marked-words.ts'

/** Stands for the version that visitors see, which has no number. */
const onSite = 0

/** Earlier versions of the page: who saved each and when, what differs from now, and restoring one. */
export function HistoryDialog({
  comparesSite = false,
  onClose,
  onRestored,
}: {
  /** Opens with the published version beside the draft. */
  comparesSite?: boolean
  onClose: () => void
  onRestored: () => Promise<void>
}) {
  const id = useId()
  const { calls, keeper, document } = useSession()
  const [versions, setVersions] = useState<readonly Version[]>()
  const fromSite = () =>
    document.published && { id: onSite, differences: differencesOf(document.published, keeper.latest) }
  const [shown, setShown] = useState<{ id: number; differences: readonly Difference[] } | undefined>(() =>
    comparesSite ? fromSite() : undefined,
  )
  const [problem, setProblem] = useState('')

  useEffect(() => {
    calls.versions().then(setVersions, () => setProblem(editorTexts('historyFailed')))
  }, [calls])

  const attempt = async (run: () => Promise<void>) => {
    setProblem('')
    try {
      await run()
    } catch (error) {
      setProblem(editorTexts(conflictOf(error) ? 'publishConflict' : 'historyFailed'))
    }
  }
  const compare = (versionId: number) =>
    attempt(async () => {
      const before = await calls.version(versionId)
      setShown({ id: versionId, differences: differencesOf(before, keeper.latest) })
    })
  const restore = (versionId: number) =>
    attempt(async () => {
      if (!(await keeper.flush())) return onClose()
      await calls.restore(keeper.version, versionId)
      await onRestored()
      onClose()
    })

  const drop = () =>
    attempt(async () => {
      if (!(await keeper.flush())) return onClose()
      await calls.dropDraft(keeper.version)
      await onRestored()
      onClose()
    })

  return (
    <Dialog
      id={id}
      title={editorTexts('history')}
      closeLabel={editorTexts('close')}
      shape="wide"
      open
      onClose={onClose}
    >
      {problem ? (
        <Message tone="wrong" role="alert">
          {problem}
        </Message>
      ) : null}
      {document.published ? (
        <p>
          {editorTexts('dropSay')}{' '}
          <Button plain onClick={() => void drop()}>
            {editorTexts('drop')}
          </Button>
        </p>
      ) : null}
      {document.published && (document.draft || comparesSite) ? (
        <section className="editor-on-site">
          <p>
            <strong>{editorTexts('nowOnSite')}</strong>
          </p>
          {shown?.id === onSite ? (
            <Differences differences={shown.differences} then="differenceSite" />
          ) : (
            <TextButton onClick={() => setShown(fromSite())}>{editorTexts('compare')}</TextButton>
          )}
        </section>
      ) : null}
      {versions === undefined && !problem ? <p>{editorTexts('busy')}</p> : null}
      {versions?.length === 0 ? <p>{editorTexts('historyEmpty')}</p> : null}
      <ol className="editor-versions">
        {versions?.map((version) => (
          <li key={version.id}>
            <p>
              <strong>{dateOf(version.savedAt)}</strong>
              <br />
              {editorTexts(version.wasPublished ? 'wasPublished' : 'wasDraft')}
              {version.by ? ` · ${version.by}` : ''}
            </p>
            {shown?.id === version.id ? <Differences differences={shown.differences} /> : null}
            <p className="row">
              <TextButton onClick={() => void compare(version.id)}>{editorTexts('compare')}</TextButton>
              <Button plain onClick={() => void restore(version.id)}>
                {editorTexts('restore')}
              </Button>
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Differences({
  differences,
  then = 'differenceThen',
}: {
  differences: readonly Difference[]
  then?: 'differenceThen' | 'differenceSite'
}) {
  if (differences.length === 0) return <p>{editorTexts('noDifferences')}</p>
  return (
    <table className="editor-differences">
      <thead>
        <tr>
          <th scope="col">{editorTexts(then)}</th>
          <th scope="col">{editorTexts('differenceNow')}</th>
        </tr>
      </thead>
      {differences.map((difference, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and the list does not change
        <One key={index} difference={difference} />
      ))}
    </table>
  )
}

/** One widget before and after, with the words marked that only one of the two has. */
function One({ difference: { kind, label, before, now, settings } }: { difference: Difference }) {
  const marked = markedWords(before, now)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {editorTexts(`difference.${kind}`, { label })}
          {settings.length > 0 ? (
            <span className="sub"> {editorTexts('differenceSettings', { names: settings.join(', ') })}</span>
          ) : null}
        </th>
      </tr>
      {before === '' && now === '' ? null : (
        <tr>
          <td>{marked.before.map(({ words, isOwn }, at) => part(words, isOwn && 'del', at))}</td>
          <td>{marked.now.map(({ words, isOwn }, at) => part(words, isOwn && 'ins', at))}</td>
        </tr>
      )}
    </tbody>
  )
}

const part = (words: string, Mark: 'del' | 'ins' | false, at: number) =>
  Mark ? <Mark key={at}>{words}</Mark> : ` ${words} `
