import { z } from 'zod'
import { entryTypes } from '../../kernel/kinds.ts'
import { hasOptions, ownFieldTypes } from '../../kernel/own-fields.ts'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id, order, requiredText, text } from '../schemas.ts'

const options = z.array(requiredText(200)).max(200)

const face = z.object({
  label: requiredText(100),
  help: text(500).optional(),
  options: options.nullish().transform((list) => list ?? undefined),
  required: z.boolean().optional(),
  position: order.optional(),
})

const one = async ({ features }: Call, id: number) =>
  (await features.content.ownFields()).find((field) => field.id === id)

const noOptions = () => invalid({ options: fieldText('options') })

/** Fields that staff gave kinds of content (issue 15). Who may write entries reads them; they are the site's build. */
export const ownFields = defineResource({
  name: 'own-fields',
  read: 'editor',
  write: 'administrator',
  id,
  filter: z.object({ kind: z.enum(entryTypes).optional(), q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { filter: { kind, q = '' }, page, perPage }) {
    const words = q.trim().toLocaleLowerCase('nl')
    const found = (await features.content.ownFields()).filter(
      (field) =>
        (kind === undefined || field.kind === kind) && field.label.toLocaleLowerCase('nl').includes(words),
    )
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  one,
  create: {
    schema: face.extend({ kind: z.enum(entryTypes), type: z.enum(ownFieldTypes) }),
    async run({ features }, field) {
      if (hasOptions(field.type) && !field.options?.length) return noOptions()
      return ok(await features.content.addOwnField(field))
    },
  },
  change: {
    schema: face.partial(),
    async run(call, id, change) {
      const before = await one(call, id)
      if (!before) return fail('missing')
      if (hasOptions(before.type) && change.options?.length === 0) return noOptions()
      const changed = await call.features.content.changeOwnField(id, change)
      return changed.ok ? ok(changed.value) : fail(changed.code)
    },
  },
  async remove(call, id) {
    if (!(await one(call, id))) return fail('missing')
    await call.features.content.deleteOwnField(id)
    return ok(undefined)
  },
})
