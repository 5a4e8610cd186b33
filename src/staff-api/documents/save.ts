import { z } from 'zod'
import type { EditableDocument } from '../../features/content/index.ts'
import type { DocumentData } from '../../kernel/document.ts'
import { fail, ok } from '../../kernel/result.ts'
import { settingFaults } from '../../widgets/setting-faults.ts'
import { upgradeDocument } from '../../widgets/upgrade.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, invalid, type Outcome, readInput } from '../resource.ts'
import { conflict, editOf } from './conflict.ts'
import { trustHtml } from './trust-html.ts'

const input = z.object({
  version: z.int().nonnegative(),
  /** Checked by the feature (`checkDocument`). */
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
  const document = await call.features.content.editable(id)
  if (!document) return fail('missing')
  const { content } = call.features
  const present = readable(call, document, data)
  const [fault] = settingFaults(present)
  if (fault)
    return invalid({
      data: fieldText('setting').replace('{widget}', fault.widget).replace('{setting}', fault.setting),
    })
  const saved = await content.saveDraft(id, present, { ...(await editOf(call, version)), keep })
  if (saved.ok) return ok({ version: saved.value.revision })
  if (saved.code === 'conflict') return conflict(call, id)
  return saved.code === 'missing' ? fail('missing') : invalid({ data: fieldText('document') })
}

/** Converts the data to this version of the widgets; the feature refuses data that is no document. */
const readable = (call: Call, document: EditableDocument, data: DocumentData): DocumentData =>
  Array.isArray(data.content)
    ? upgradeDocument({ ...data, content: trustHtml(call, document, data.content) })
    : data
