import { z } from 'zod'
import { fail } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { proposes } from '../review/proposes.ts'
import { conflict, editOf } from './conflict.ts'
import { openDocument } from './open.ts'
import { thingOf } from './proposed.ts'

const input = z.object({ version: z.int().nonnegative() })

/** Discards the draft: the document is again as visitors see it. */
export async function dropDraft(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(input, await body())
  if (!read.ok) return read
  // What somebody who may publish has planned is not taken off by whoever may not.
  const isPlanned = (await call.features.content.editable(id))?.publishAt !== undefined
  if (isPlanned && (await proposes(call))) return fail('proposes')
  const dropped = await call.features.content.dropDraft(id, await editOf(call, read.value.version))
  if (dropped.ok) {
    await call.features.revisions.proposals.end(thingOf(id))
    return openDocument(call, id)
  }
  return dropped.code === 'conflict' ? conflict(call, id) : fail('missing')
}
