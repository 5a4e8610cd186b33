import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { staffCall } from '../../api/staff-call.ts'
import { forgetCopy, keepCopy, keyOf, readCopy } from '../../forms/local-copy.ts'
import { customField, type LibraryFile } from '../api/answers.ts'
import { draftOf, type FileDraft, touchedOf } from './draft.ts'

/** Delay after the last key. */
const pauseMs = 400

const text = z.string()
/** Fields of a draft as a browser kept them; a lock is never among them, for it may hold a password. */
const kept = z
  .object({
    title: text,
    description: text,
    version: text,
    categoryId: text,
    tags: text,
    productId: text,
    offeredFrom: text,
    offeredTo: text,
    created: text,
    updated: text,
    maker: text,
    licence: text,
    source: text,
    published: z.boolean(),
    hidden: z.boolean(),
    customFields: z.array(customField),
  })
  .partial()

const account = z.object({ id: z.number() })

export interface Waiting {
  savedAt: string
  fields: Partial<FileDraft>
}

/**
 * Keeps in this browser what is written of a file and not saved yet, for its writer (B4). `waiting` is what was left
 * here before; `forget` drops it and what is kept now.
 */
export function useKeptDraft(file: LibraryFile | undefined, draft: FileDraft | undefined) {
  const [key, setKey] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>()
  const id = file?.id
  const show = useEffectEvent((key: string) => {
    setKey(key)
    const copy = readCopy(key)
    const read = kept.safeParse(copy?.data)
    if (!file || !copy || !read.success) return
    const fields = touchedOf(file, { ...draftOf(file), ...read.data })
    if (Object.keys(fields).length > 0) setWaiting({ savedAt: copy.savedAt, fields })
  })
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    staffCall('me', account, { signal: stop.signal }).then(
      (own) => show(keyOf(String(own.id), 'files', String(id))),
      // Without a user nothing is stored; the panel's own calls report what is wrong.
      () => undefined,
    )
    return () => stop.abort()
  }, [id])

  const touched = file && draft ? JSON.stringify(withoutLock(touchedOf(file, draft))) : '{}'
  const keep = useEffectEvent(() => {
    if (key && file)
      keepCopy(key, { stamp: file.stamp, data: JSON.parse(touched), savedAt: new Date().toISOString() })
  })
  useEffect(() => {
    if (touched === '{}') return
    const timer = window.setTimeout(keep, pauseMs)
    return () => window.clearTimeout(timer)
  }, [touched])

  const forget = () => {
    setWaiting(undefined)
    if (key) forgetCopy(key)
  }
  return { waiting, forget }
}

function withoutLock({ lock: _, ...rest }: Partial<FileDraft>): Partial<FileDraft> {
  return rest
}
