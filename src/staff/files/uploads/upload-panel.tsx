import { useId, useSyncExternalStore } from 'react'
import { formatBytes } from '../../../kernel/bytes.ts'
import { TextButton } from '../../../ui/button/button.tsx'
import { fileTexts as t } from '../texts.ts'
import { isActive, isOver, type ShownQueue, type UploadItem, type UploadState } from './upload-queue.ts'

/** A folder of thousands is not listed completely: uploads that need attention come first. */
const mostShown = 40

const order: Record<UploadState, number> = {
  failed: 0,
  retrying: 1,
  sending: 2,
  paused: 3,
  waiting: 4,
  done: 5,
  unchanged: 6,
}

/** Files on their way, with the two texts of the specification (section 2, upload texts). */
export function UploadPanel({ queue }: { queue: ShownQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const heading = useId()
  if (items.length === 0) return null
  const busy = items.some(({ state }) => isActive(state))
  const isPaused = !busy && items.some(({ state }) => state === 'paused')
  const done = count(items, 'done')
  const shown = items.toSorted((one, other) => order[one.state] - order[other.state]).slice(0, mostShown)
  const key = busy ? 'uploadBusy' : 'uploadDone'
  return (
    <section className="fm-uploads" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('uploads')}</h2>
        <p role="status">
          {busy || done > 0 ? <span lang={t.lang(key)}>{t(key)}</span> : null}{' '}
          <span className="quiet">
            {t('uploadReport', {
              done,
              unchanged: count(items, 'unchanged'),
              failed: count(items, 'failed'),
            })}
          </span>
        </p>
        <div className="row">
          {busy ? <TextButton onClick={() => queue.pauseAll()}>{t('uploadPauseAll')}</TextButton> : null}
          {isPaused ? (
            <TextButton onClick={() => queue.resumeAll()}>{t('uploadResumeAll')}</TextButton>
          ) : null}
          {busy ? null : <TextButton onClick={() => queue.clear()}>{t('uploadClear')}</TextButton>}
        </div>
      </header>
      <ul>
        {shown.map((item) => (
          <UploadLine key={item.id} item={item} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

const count = (items: readonly UploadItem[], state: UploadState) =>
  items.filter((item) => item.state === state).length

const stateText = {
  waiting: 'uploadWaiting',
  retrying: 'uploadRetrying',
  paused: 'uploadPaused',
  done: 'uploadReady',
  unchanged: 'uploadUnchanged',
  failed: 'uploadFailed',
} as const

function UploadLine({ item, queue }: { item: UploadItem; queue: ShownQueue }) {
  const { id, name, size, sent, state, problem } = item
  return (
    <li className={state}>
      <span className="name">{name}</span>
      {isOver(state) ? null : (
        <progress max={size} value={sent} aria-label={t('uploadProgressOf', { name })} />
      )}
      <span className="quiet num">
        {state === 'sending'
          ? t('uploadProgress', { done: formatBytes(sent), size: formatBytes(size) })
          : t(stateText[state])}
      </span>
      {problem ? <span className="said">{problem}</span> : null}
      <span className="acts">
        {isActive(state) ? (
          <TextButton aria-label={`${t('uploadPause')}: ${name}`} onClick={() => queue.pause(id)}>
            {t('uploadPause')}
          </TextButton>
        ) : null}
        {state === 'paused' || state === 'failed' ? (
          <TextButton
            aria-label={`${t(state === 'paused' ? 'uploadResume' : 'uploadAgain')}: ${name}`}
            onClick={() => queue.resume(id)}
          >
            {t(state === 'paused' ? 'uploadResume' : 'uploadAgain')}
          </TextButton>
        ) : null}
        {isOver(state) ? null : (
          <TextButton aria-label={`${t('uploadCancel')}: ${name}`} onClick={() => queue.cancel(id)}>
            {t('uploadCancel')}
          </TextButton>
        )}
      </span>
    </li>
  )
}
