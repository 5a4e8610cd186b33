import { Button } from '@mui/material'
import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDelete, useRefresh, useTranslate } from 'react-admin'
import { formatBytes } from '../../../kernel/bytes.ts'
import { useSayError } from '../../api/say-error.ts'
import { holdsFiles } from '../../files/uploads/dropped-files.ts'
import { isActive, isOver, type UploadItem } from '../../files/uploads/upload-queue.ts'
import { Drawing, type DrawingName } from '../../ui/drawing.tsx'
import { isWhole, type Source } from './run.ts'
import { onArrival, sending } from './sending.ts'

const drawingOf = (name: string): DrawingName =>
  /\.(sql|gz)$/i.test(name) ? 'archive' : /\.(zip|tar|wpress)$/i.test(name) ? 'files' : 'page'

/** What was sent, what is on its way, and a place to choose more. */
export function Sources({ sources, isLocked }: { sources: readonly Source[]; isLocked: boolean }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  useEffect(() => onArrival(refresh), [refresh])
  const items = useSyncExternalStore(sending.subscribe, sending.snapshot)
  const under = items.filter(({ state }) => state !== 'done' && state !== 'unchanged')
  // What is on its way from here is shown once, with its progress.
  const kept = sources.filter((one) => isWhole(one) || !under.some(({ name }) => name === one.name))
  return (
    <section className="import-part">
      <div className="import-head">
        <h3>{translate('siteImports.sources.title')}</h3>
      </div>
      {kept.length + under.length === 0 ? (
        <p className="hint">{translate('siteImports.sources.none')}</p>
      ) : (
        <ul className="import-sources">
          {kept.map((source) => (
            <Kept key={source.id} source={source} isLocked={isLocked} />
          ))}
          {under.map((item) => (
            <UnderWay key={item.id} item={item} />
          ))}
        </ul>
      )}
      {isLocked ? null : <Chooser />}
    </section>
  )
}

function Kept({ source, isLocked }: { source: Source; isLocked: boolean }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [remove, { isPending }] = useDelete()
  const { id, name, size, offset } = source
  return (
    <li>
      <Drawing name={drawingOf(name)} />
      <span>
        <b>{name}</b>
        <small>
          {isWhole(source)
            ? formatBytes(size)
            : translate('siteImports.sources.brokenOff', {
                done: formatBytes(offset),
                size: formatBytes(size),
              })}
        </small>
      </span>
      {isLocked ? null : (
        <Button
          size="small"
          disabled={isPending}
          onClick={() =>
            void remove(
              'import-sources',
              { id },
              { onSuccess: refresh, onError: sayError, mutationMode: 'pessimistic' },
            )
          }
          aria-label={translate('siteImports.sources.removeOf', { name })}
        >
          {translate('siteImports.sources.remove')}
        </Button>
      )}
    </li>
  )
}

function UnderWay({ item }: { item: UploadItem }) {
  const translate = useTranslate()
  const { id, name, size, sent, state, problem } = item
  return (
    <li>
      <Drawing name={drawingOf(name)} />
      <span>
        <b>{name}</b>
        <small role="status">
          {problem ??
            translate(`siteImports.sources.states.${state}`, {
              done: formatBytes(sent),
              size: formatBytes(size),
            })}
        </small>
        {isOver(state) ? null : (
          <progress
            max={size}
            value={sent}
            aria-label={translate('siteImports.sources.progressOf', { name })}
          />
        )}
      </span>
      <span className="import-acts">
        {isActive(state) ? (
          <Button size="small" onClick={() => sending.pause(id)}>
            {translate('siteImports.sources.pause')}
          </Button>
        ) : null}
        {state === 'paused' || state === 'failed' ? (
          <Button size="small" onClick={() => sending.resume(id)}>
            {translate(state === 'paused' ? 'siteImports.sources.resume' : 'siteImports.sources.again')}
          </Button>
        ) : null}
        {isActive(state) ? null : (
          <Button size="small" onClick={() => sending.cancel(id)}>
            {translate('siteImports.sources.cancel')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Chosen with a button, or dropped on it. */
function Chooser() {
  const translate = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [isOverIt, setOverIt] = useState(false)
  const take = (files: Iterable<File>) =>
    sending.add(
      Array.from(files, (file) => ({ file })),
      undefined,
    )
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOverIt(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files, beside a button that does the same
    <div
      className={isOverIt ? 'import-drop over' : 'import-drop'}
      onDragOver={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setOverIt(true)
      }}
      onDragLeave={() => setOverIt(false)}
      onDrop={drop}
    >
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {translate('siteImports.sources.choose')}
      </Button>
      <p className="hint">{translate('siteImports.sources.hint')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={translate('siteImports.sources.choose')}
        onChange={({ target }) => {
          take(target.files ?? [])
          target.value = ''
        }}
      />
    </div>
  )
}
