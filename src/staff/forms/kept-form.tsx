import { Alert, Button } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGetIdentity, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { BuiltInAnswer } from '../../staff-api/contract.ts'
import { ask, dropDraft, keepDraft } from '../api/acts.ts'
import { onSaved } from '../api/saved.ts'
import { isValues, plain } from '../api/values.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import { useFieldName } from './field-name.ts'
import { type Copy, forgetCopy, keepCopy, keyOf, readCopy } from './local-copy.ts'
import { useTyped } from './use-typed.ts'
import { differences } from './values.ts'

/** Delays after the last key before the form is stored in this browser and on the server. */
const pauseMs = { here: 400, there: 3_000 }

type Told = BuiltInAnswer<'draft', 'GET'>
type Waiting = Pick<Told, 'others'> & { draft?: Copy }

/**
 * Keeps what is typed: at once in this browser, soon with the server, until it is saved. Who opens the form again, here
 * or elsewhere, is asked what to do with it.
 */
export function KeptForm() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { identity } = useGetIdentity()
  const userId = identity === undefined ? undefined : String(identity.id)
  const rowId = record?.id === undefined ? newRow : String(record.id)
  return userId === undefined ? null : (
    <Keeper key={rowId} resource={resource} rowId={rowId} copyKey={keyOf(userId, resource, rowId)} />
  )
}

interface Timers {
  here?: number
  there?: number
}

function stop(timers: { current: Timers }): void {
  window.clearTimeout(timers.current.here)
  window.clearTimeout(timers.current.there)
  timers.current = {}
}

/** Stands for the id of a new row. */
const newRow = '+new'

function Keeper({ resource, rowId, copyKey }: { resource: string; rowId: string; copyKey: string }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const { getValues, reset, subscribe } = useFormContext()
  const isTyped = useTyped()
  const [waiting, setWaiting] = useState<Waiting>(() => found({ others: [] }, readCopy(copyKey)))
  const [keptAt, setKeptAt] = useState<string>()
  const [isUnkept, setUnkept] = useState(false)
  const timers = useRef<Timers>({})
  const nameOf = useFieldName()

  const copyNow = (): Copy => ({
    stamp: String(getValues('stamp') ?? ''),
    data: plain(getValues()),
    savedAt: new Date().toISOString(),
  })
  const keepHere = useEffectEvent(() => {
    if (isTyped) setUnkept(!keepCopy(copyKey, copyNow()))
  })
  const keepThere = useEffectEvent(async () => {
    if (!isTyped) return
    const { stamp, data, savedAt } = copyNow()
    try {
      await keepDraft(resource, rowId, { stamp, data })
      setKeptAt(savedAt)
    } catch {
      // The form is stored in this browser; the next key tries the server again.
    }
  })
  const forget = useEffectEvent(() => {
    stop(timers)
    forgetCopy(copyKey)
    setKeptAt(undefined)
    void dropDraft(resource, rowId).catch(() => undefined)
  })

  useEffect(() => {
    let isHere = true
    ask(resource, rowId, 'draft', { quiet: true })
      .then(({ draft, others }) => {
        if (isHere) setWaiting((before) => found({ others, ...copyOf(draft) }, before.draft))
      })
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [resource, rowId])

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback() {
          stop(timers)
          timers.current = {
            here: window.setTimeout(keepHere, pauseMs.here),
            there: window.setTimeout(() => void keepThere(), pauseMs.there),
          }
        },
      }),
    [subscribe],
  )

  useEffect(() => onSaved(resource, rowId === newRow ? undefined : rowId, forget), [resource, rowId])
  // Stores at once when the page is left before the delay is over.
  useEffect(
    () => () => {
      const left = timers.current.here !== undefined
      stop(timers)
      if (left) keepHere()
    },
    [],
  )

  const { draft, others } = waiting
  const isOther =
    draft !== undefined &&
    differences(draft.data, plain(getValues()), {}).some(({ path }) => nameOf(path) !== undefined)
  const takeBack = () => {
    if (!draft) return
    reset(
      { ...getValues(), ...draft.data, ...(draft.stamp && { stamp: draft.stamp }) },
      { keepDefaultValues: true },
    )
    setWaiting({ others })
  }
  return (
    <div className="kept-form">
      {draft && isOther && !isTyped ? (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" onClick={takeBack}>
                {translate('kept.takeBack')}
              </Button>
              <Button
                color="inherit"
                onClick={() => {
                  forget()
                  setWaiting({ others })
                }}
              >
                {translate('kept.drop')}
              </Button>
            </>
          }
        >
          {translate(record && draft.stamp !== record.stamp ? 'kept.older' : 'kept.waits', {
            date: formatInstant(draft.savedAt),
          })}
        </Alert>
      ) : null}
      {others.map(({ by, at }) => (
        <Alert key={at} severity="info">
          {translate('kept.other', { name: by ?? translate('conflict.somebody'), date: formatInstant(at) })}
        </Alert>
      ))}
      {isUnkept ? <Alert severity="warning">{translate('kept.nowhere')}</Alert> : null}
      <p className="kept-note" role="status">
        {keptAt && isTyped ? translate('kept.draft', { date: formatInstant(keptAt) }) : null}
      </p>
    </div>
  )
}

/** The draft that the server keeps, as this browser keeps it. */
const copyOf = (draft: Told['draft']): { draft?: Copy } =>
  draft && isValues(draft.data) ? { draft: { ...draft, data: draft.data } } : {}

/** The newer copy of those on the server and in this browser. */
const found = ({ draft, others }: Waiting, copy: Copy | undefined): Waiting => {
  const newest = [draft, copy]
    .filter((kept) => kept !== undefined)
    .toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt))[0]
  return { others, ...(newest && { draft: newest }) }
}
