import { z } from 'zod'
import { type KindChange, kindTemplates } from '../../features/content/index.ts'
import { isOwnType, kindRights } from '../../kernel/kinds.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { type FieldErrors, fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { addressWord, requiredText, taxonomyName, text } from '../schemas.ts'

/** The orders for lists of a kind, and the schema.org types of its entries. */
const orders = ['newest', 'oldest', 'title', 'title-desc', 'distance'] as const
const schemaTypes = ['WebPage', 'NewsArticle', 'Place', 'Event'] as const

const face = z.object({
  one: requiredText(60),
  many: requiredText(60),
  about: text(300).optional(),
  word: addressWord,
  hasArchive: z.boolean(),
  taxonomies: z.array(taxonomyName).max(100),
  /** The default order, and the orders that visitors may choose. */
  order: z.enum(orders),
  orders: z.array(z.enum(orders)).max(orders.length),
  right: z.enum(kindRights),
  isPlace: z.boolean(),
  hasMoment: z.boolean(),
  schemaType: z.enum(schemaTypes),
})
type Face = z.infer<typeof face>

/** Defaults of a new kind. */
const usual = {
  hasArchive: true,
  isPlace: false,
  hasMoment: false,
  taxonomies: [],
  orders: [],
  ...({ order: 'newest', right: 'entries', schemaType: 'WebPage' } as const),
}

/** Returns a kind in the shape of its form. */
function toRow({ type, folder, archive, orders: offered, ...kind }: Kind) {
  const { one, many, about, taxonomies, right, isPlace, hasMoment, schemaType, isOwn } = kind
  return {
    id: type,
    title: many,
    one,
    many,
    about,
    isOwn,
    url: archive,
    word: folder.slice(1, -1),
    hasArchive: archive !== undefined,
    taxonomies: [...taxonomies],
    right,
    isPlace,
    hasMoment,
    schemaType,
    order: offered[0],
    orders: orders.filter((order) => offered.includes(order)),
  }
}

const one = async ({ features }: Call, id: string) => {
  const kind = (await features.content.kinds()).named(id)
  return kind && toRow(kind)
}

/** Returns the errors of values that do not go together, or that refer to nothing. */
async function mistakesOf(
  { features }: Call,
  { order, orders, isPlace, hasMoment, schemaType, taxonomies }: Face,
): Promise<FieldErrors | undefined> {
  const kinds = await features.content.kinds()
  if (taxonomies.some((name) => !kinds.taxonomy(name))) return { taxonomies: fieldText('choice') }
  if (!isPlace && [order, ...orders].includes('distance')) return { orders: fieldText('order-place') }
  if (!hasMoment && schemaType === 'Event') return { schemaType: fieldText('event-moment') }
  return undefined
}

const toChange = ({ order, orders: offered, about, ...rest }: Face): Required<KindChange> => ({
  ...rest,
  about: about ?? '',
  orders: [order, ...offered.filter((other) => other !== order)],
})

/** Kinds of content. Built-in ones are listed, but cannot be changed. */
export const kinds = defineResource({
  name: 'kinds',
  read: ['pages', 'entries', 'newsletter', 'products', 'settings'],
  write: 'settings',
  id: z.string().max(60),
  row: shape({
    id: words,
    title: words,
    one: words,
    many: words,
    about: words,
    isOwn: z.boolean(),
    url: words.optional(),
    word: words,
    hasArchive: z.boolean(),
    taxonomies: listOf(taxonomyName),
    right: face.shape.right,
    isPlace: z.boolean(),
    hasMoment: z.boolean(),
    schemaType: words,
    order: words.optional(),
    orders: listOf(face.shape.order),
  }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { filter: { q = '' }, page, perPage }) {
    const found = (await features.content.kinds()).all.filter(({ many }) => isTold(q, many))
    return { data: found.slice((page - 1) * perPage, page * perPage).map(toRow), total: found.length }
  },
  one,
  create: {
    schema: face.partial().required({ one: true, many: true, word: true }),
    async run(call, given) {
      const input: Face = { ...usual, ...given }
      const mistakes = await mistakesOf(call, input)
      if (mistakes) return invalid(mistakes)
      const kind = toChange(input)
      const added = await call.features.content.addKind(kind, kindTemplates(kind))
      if (!added.ok) return invalid({ word: fieldText(added.code) })
      const row = await one(call, added.value.type)
      return row ? ok(row) : fail('missing')
    },
  },
  change: {
    schema: face.partial(),
    async run(call, id, change) {
      const before = await one(call, id)
      if (!before) return fail('missing')
      if (!isOwnType(id)) return fail('kind-built-in')
      const input = face.safeParse({ ...before, ...change })
      if (!input.success) return fail('invalid')
      const mistakes = await mistakesOf(call, input.data)
      if (mistakes) return invalid(mistakes)
      const changed = await call.features.content.changeKind(id, toChange(input.data))
      if (!changed.ok)
        return changed.code === 'missing' ? fail('missing') : invalid({ word: fieldText(changed.code) })
      const row = await one(call, id)
      return row ? ok(row) : fail('missing')
    },
  },
  async uses({ features }, id) {
    const kind = (await features.content.kinds()).named(id)
    if (!kind) return []
    const { total } = await features.content.staffEntries({ types: [kind.type], perPage: 1 })
    return total === 0 ? [] : [{ name: `${kind.many} (${total})`, url: `/wp-admin/${kind.resource}` }]
  },
  async remove(call, id) {
    if (!(await one(call, id))) return fail('missing')
    if (!isOwnType(id)) return fail('kind-built-in')
    const deleted = await call.features.content.deleteKind(id)
    return deleted.ok ? ok(undefined) : fail('kind-not-empty')
  },
})
