import { z } from 'zod'
import {
  hasOptions,
  hasRows,
  mostRows,
  type OwnFieldType,
  ownFieldTypes,
  partTypes,
} from '../../kernel/own-fields.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { type FieldErrors, fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { entryType, id, order, requiredText, text } from '../schemas.ts'

const options = z.array(requiredText(200)).max(200)

const name = text(80)
  .optional()
  .transform((given) => given || undefined)

const part = z
  .object({
    name,
    label: requiredText(100),
    type: z.enum(partTypes),
    options: options.nullish().transform((list) => list ?? []),
    required: z.boolean().default(false),
  })
  .refine(({ type, options }) => !hasOptions(type) || options.length > 0, {
    path: ['options'],
    error: fieldText('options'),
  })

const layout = z.object({ name, label: text(100).default(''), parts: z.array(part).min(1).max(30) })

const longestLabel = 100

const face = z.object({
  label: requiredText(longestLabel),
  help: text(500).optional(),
  options: options.nullish().transform((list) => list ?? undefined),
  required: z.boolean().optional(),
  position: order.optional(),
  layouts: z
    .array(layout)
    .max(20)
    .nullish()
    .transform((list) => list ?? undefined),
  rowLimit: z.int().min(1).max(mostRows).optional(),
})

type Face = z.output<typeof face>

const one = async ({ features }: Call, id: number) =>
  (await features.content.ownFields()).find((field) => field.id === id)

/** Returns what a field of this type still lacks; `given` holds its values. */
function lacking(type: OwnFieldType, given: Partial<Face>): FieldErrors | undefined {
  if (hasOptions(type) && given.options?.length === 0) return { options: fieldText('options') }
  const { layouts } = given
  if (!hasRows(type) || !layouts) return undefined
  if (layouts.length === 0 || (type === 'repeater' && layouts.length > 1))
    return { layouts: fieldText('layouts') }
  if (type === 'repeater') return undefined
  const nameless = layouts.findIndex(({ label }) => label.trim() === '')
  return nameless === -1 ? undefined : { [`layouts.${nameless}.label`]: fieldText('required') }
}

/**
 * Fields that staff added to kinds of content. All who may write entries read them; changing them needs the settings
 * right.
 */
export const ownFields = defineResource({
  name: 'own-fields',
  read: ['pages', 'entries', 'newsletter', 'products', 'settings'],
  write: 'settings',
  id,
  row: shape({
    id: z.number(),
    kind: entryType,
    name: words,
    label: words,
    help: words,
    type: z.enum(ownFieldTypes),
    options: listOf(words),
    required: z.boolean(),
    position: z.number(),
    rowLimit: z.number(),
    layouts: listOf(
      shape({
        name: words,
        label: words,
        parts: listOf(
          shape({
            name: words,
            label: words,
            type: z.enum(partTypes),
            options: listOf(words),
            required: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  filter: z.object({ kind: entryType.optional(), q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { filter: { kind, q = '' }, page, perPage }) {
    const found = (await features.content.ownFields()).filter(
      (field) => (kind === undefined || field.kind === kind) && isTold(q, field.label),
    )
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  one,
  create: {
    schema: face.extend({ kind: entryType, type: z.enum(ownFieldTypes) }),
    async run({ features }, field) {
      if (!(await features.content.kinds()).named(field.kind)) return invalid({ kind: fieldText('choice') })
      const { options = [], layouts = [] } = field
      const errors = lacking(field.type, { options, layouts })
      if (errors) return invalid(errors)
      return ok(await features.content.addOwnField(field))
    },
  },
  async copy(call, id) {
    const field = await one(call, id)
    if (!field) return fail('missing')
    const { id: _, name, ...same } = field
    return ok(
      await call.features.content.addOwnField({ ...same, label: copyName(field.label, longestLabel) }),
    )
  },
  change: {
    schema: face.partial(),
    async run(call, id, change) {
      const before = await one(call, id)
      if (!before) return fail('missing')
      const errors = lacking(before.type, change)
      if (errors) return invalid(errors)
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
