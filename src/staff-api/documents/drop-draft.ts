import { z } from 'zod'
import { fail } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { conflict, editOf } from './conflict.ts'
import { openDocument } from './open.ts'

const input = z.object({ version: z.int().nonnegative() })

/** Discards the draft: the document is again as visitors see it. */
export async function dropDraft(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(input, await body())
  if (!read.ok) return read
  const dropped = await call.features.content.dropDraft(id, editOf(call, read.value.version))
  if (dropped.ok) return openDocument(call, id)
  return dropped.code === 'conflict' ? conflict(call, id) : fail('missing')
}
