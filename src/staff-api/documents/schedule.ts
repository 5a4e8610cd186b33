import { z } from 'zod'
import type { EditableDocument } from '../../features/content/index.ts'
import { fail } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, invalid, type Outcome, readInput } from '../resource.ts'
import { conflict, editOf } from './conflict.ts'
import { openDocument } from './open.ts'
import { endProposal } from './proposed.ts'

/** Whether visitors already see the document: if so, only its draft waits for the moment, not the page. */
export async function isSeen(call: Call, { entryId, published }: EditableDocument): Promise<boolean> {
  if (entryId === undefined) return published !== undefined
  const entry = await call.features.content.entry(entryId, call.viewer)
  return entry?.status === 'published' && entry.publishedAt <= new Date()
}

/** Schedules the draft for a future moment; without a moment, cancels the schedule. */
export async function schedule(
  call: Call,
  id: number,
  version: number,
  at?: Date,
): Promise<Outcome<unknown> | Response> {
  const planned = await call.features.content.scheduleDocument(id, at, await editOf(call, version))
  if (planned.ok) {
    if (at) await endProposal(call, id, at)
    return openDocument(call, id)
  }
  if (planned.code === 'conflict') return conflict(call, id)
  return planned.code === 'no-draft' ? invalid({ at: fieldText('nothing_new') }) : fail('missing')
}

const input = z.object({ version: z.int().nonnegative() })

export async function unscheduleDocument(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(input, await body())
  return read.ok ? schedule(call, id, read.value.version) : read
}
