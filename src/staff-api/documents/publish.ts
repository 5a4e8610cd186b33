import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { endPublished } from '../review/end.ts'
import { instant } from '../schemas.ts'
import { conflict, editOf } from './conflict.ts'
import { openDocument } from './open.ts'
import { endProposal } from './proposed.ts'
import { isSeen, schedule } from './schedule.ts'

const input = z.object({ version: z.int().nonnegative(), at: instant.optional() })

export async function publishDocument(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const { content } = call.features
  const read = readInput(input, await body())
  if (!read.ok) return read
  const { version, at } = read.value
  const before = await content.editable(id)
  if (!before) return fail('missing')
  if (before.kind === 'newsletter') return fail('newsletter')
  if (at && at > new Date() && (await isSeen(call, before))) return schedule(call, id, version, at)
  const published = await putOnSite(call, { id, revision: version }, at)
  if (!published.ok) return published.code === 'conflict' ? conflict(call, id) : published
  return openDocument(call, id)
}

/** Publishes the draft, and the entry that it belongs to, now or at a moment. */
export async function putOnSite(
  call: Call,
  { id, revision }: { id: number; revision: number },
  at?: Date,
): Promise<Outcome<undefined>> {
  const { content } = call.features
  const published = await content.publishDocument(id, await editOf(call, revision))
  if (!published.ok) return fail(published.code)
  const entryId = (await content.editable(id))?.entryId
  const entry = entryId === undefined ? undefined : await content.entry(entryId, call.viewer)
  if (entry?.status === 'draft')
    await content.changeEntry(entry.id, { status: 'published', ...(at && { publishedAt: at }) })
  // It was scheduled before, and now gets another moment.
  else if (entry && entry.publishedAt > new Date())
    await content.changeEntry(entry.id, { publishedAt: at ?? new Date() })
  await endProposal(call, id, at)
  if (entry?.status === 'draft') {
    const { resource } = (await content.kinds()).of(entry.type)
    await endPublished(call, { resource, rowId: String(entry.id) }, { title: entry.title, at })
  }
  return ok(undefined)
}
