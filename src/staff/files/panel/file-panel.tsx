import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../../kernel/bytes.ts'
import { formatLongMoment } from '../../../kernel/dates.ts'
import { Button, TextButton, TextLink } from '../../../ui/button/button.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Waiting } from '../../../ui/state/state.tsx'
import type { LibraryFile } from '../api/answers.ts'
import { library } from '../api/library.ts'
import { changedElsewhere, type Refusal, refusalOf } from '../api/refusal.ts'
import { Modal } from '../modal.tsx'
import { SureDialog } from '../sure-dialog.tsx'
import { fileTexts as t } from '../texts.ts'
import type { Branch } from '../tree/tree.ts'
import { changeOf, draftOf, type FileDraft, rebased } from './draft.ts'
import { FactsForm } from './facts-form.tsx'
import { useKeptDraft } from './kept-draft.ts'
import { StandsOn } from './stands-on.tsx'
import { Versions } from './versions.tsx'

interface Props {
  fileId: number
  branches: readonly Branch[]
  /** Increases after an upload: this file may have new contents. */
  revision: number
  onClose(): void
  onChanged(): void
  onReplace(file: File): void
}

/** The panel of one file: contents, facts, versions, and where it is used. */
export function FilePanel({ fileId, branches, revision, onClose, onChanged, onReplace }: Props) {
  const [file, setFile] = useState<LibraryFile>()
  const [draft, setDraft] = useState<FileDraft>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [restored, setRestored] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const { waiting, forget } = useKeptDraft(file, draft)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision means: ask again
  useEffect(() => {
    const stop = new AbortController()
    library.file(fileId, stop.signal).then(
      (found) => {
        setFile(found)
        // Unsaved input stays.
        setDraft((now) => now ?? draftOf(found))
      },
      (error) => {
        if (!stop.signal.aborted) setRefusal(refusalOf(error))
      },
    )
    return () => stop.abort()
  }, [fileId, revision, restored])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || !draft) return
    setBusy(true)
    setSaid('')
    try {
      const saved = await library.changeFile(fileId, changeOf(file, draft), file.stamp)
      setFile(saved)
      setDraft(draftOf(saved))
      setRefusal(undefined)
      forget()
      setSaid(t('saved'))
      onChanged()
    } catch (error) {
      const now = changedElsewhere(error)
      if (now) {
        // Only fields that differ from the file are sent, so that another user's changes are not overwritten.
        setDraft(rebased(file, draft, now))
        setFile(now)
      }
      setRefusal(now ? { ...refusalOf(error), text: t('changedElsewhere') } : refusalOf(error))
    }
    setBusy(false)
  }
  const change = (next: FileDraft) => {
    setDraft(next)
    setSaid('')
  }
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(new URL(url, window.location.href).href)
      setSaid(t('fileAddressCopied'))
    } catch {
      setSaid(t('fileAddressNotCopied'))
    }
  }

  const isChanged = file !== undefined && draft !== undefined && Object.keys(changeOf(file, draft)).length > 0
  const close = () => (isChanged ? setLeaving(true) : onClose())
  useEffect(() => {
    if (!isChanged) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isChanged])

  return (
    <Modal id="fm-file" title={file?.title ?? t('file')} shape="drawer" className="fm-panel" onClose={close}>
      {leaving ? (
        <SureDialog
          id="fm-leave"
          title={t('leaveTitle')}
          text={t('leaveSure')}
          label={t('leave')}
          onSure={() => {
            forget()
            onClose()
          }}
          onClose={() => setLeaving(false)}
        />
      ) : null}
      {refusal ? (
        <Message tone="wrong" role="alert">
          {refusal.text}
        </Message>
      ) : null}
      {file && draft ? (
        <>
          <p className="num">
            {file.extension} · {formatBytes(file.size)}
          </p>
          {file.lost ? (
            <Message tone="wrong" role="alert">
              {t('fileLost')}
            </Message>
          ) : null}
          {file.reading === 'pending' ? <p className="hint">{t('fileReadingPending')}</p> : null}
          {file.reading === 'failed' ? <p className="hint">{t('fileReadingFailed')}</p> : null}
          <p className="row">
            {file.previewUrl ? (
              <TextLink href={file.previewUrl} target="_blank" rel="noopener">
                {t('fileView')}
              </TextLink>
            ) : null}
            <TextLink href={file.url} download>
              {t('fileDownload')}
            </TextLink>
            <TextButton onClick={() => copy(file.url)}>{t('fileAddressCopy')}</TextButton>
          </p>
          {waiting && !isChanged ? (
            <Message tone="plain">
              {t('keptWaits', { date: formatLongMoment(new Date(waiting.savedAt)) })}
              <TextButton
                onClick={() => {
                  change({ ...draft, ...waiting.fields })
                  forget()
                }}
              >
                {t('keptTakeBack')}
              </TextButton>
              <TextButton onClick={forget}>{t('keptDrop')}</TextButton>
            </Message>
          ) : null}
          <form className="fm-form" onSubmit={save}>
            <FactsForm
              file={file}
              draft={draft}
              onDraft={change}
              branches={branches}
              errors={refusal?.errors ?? {}}
            />
            <div className="foot-row stick">
              <Button type="submit" busy={busy && t('saving')}>
                {t('save')}
              </Button>
              <p role="status">{said}</p>
            </div>
          </form>
          {file.remote ? null : (
            <section aria-labelledby="fm-replace">
              <h3 id="fm-replace">{t('replace')}</h3>
              <p className="quiet">{t('replaceSay')}</p>
              <Button plain onClick={() => chooser.current?.click()}>
                {t('replace')}
              </Button>
              <input
                ref={chooser}
                type="file"
                hidden
                aria-label={t('replace')}
                onChange={({ target }) => {
                  const [chosen] = target.files ?? []
                  target.value = ''
                  if (chosen) onReplace(chosen)
                }}
              />
            </section>
          )}
          <Versions
            fileId={fileId}
            revision={revision + restored}
            onRestored={() => {
              setRestored((count) => count + 1)
              onChanged()
            }}
          />
          <StandsOn fileId={fileId} />
        </>
      ) : refusal ? null : (
        <Waiting text={t('loading')} bars={4} />
      )}
    </Modal>
  )
}
