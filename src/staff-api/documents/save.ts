import { z } from 'zod'
import type { DocumentData } from '../../kernel/document.ts'
import { fail, ok } from '../../kernel/result.ts'
import { upgradeDocument } from '../../widgets/upgrade.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, invalid, type Outcome, readInput } from '../resource.ts'
import { conflict, editOf } from './conflict.ts'

const input = z.object({
  version: z.int().nonnegative(),
  /** Judged by the feature (`checkDocument`). */
  data: z.custom<DocumentData>((value) => typeof value === 'object' && value !== null),
  keep: z.boolean().default(false),
})

export async function saveDraft(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(input, await body())
  if (!read.ok) return read
  const { version, data, keep } = read.value
  const saved = await call.features.content.saveDraft(id, upgradeDocument(data), {
    ...editOf(call, version),
    keep,
  })
  if (saved.ok) return ok({ version: saved.value.revision })
  if (saved.code === 'conflict') return conflict(call, id)
  return saved.code === 'not_found' ? fail('not_found') : invalid({ data: fieldText('document') })
}
