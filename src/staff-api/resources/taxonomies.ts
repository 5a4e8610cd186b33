import { z } from 'zod'
import { isBuiltInTaxonomy, isTaxonomy, type OwnTaxonomyName } from '../../kernel/kinds.ts'
import type { Kinds, TaxonomyFacts } from '../../kernel/known-kinds.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { addressWord, entryType, requiredText, taxonomyName } from '../schemas.ts'
import { entriesIn } from '../uses.ts'

const face = z.object({
  one: requiredText(60),
  many: requiredText(60),
  word: addressWord,
  isTree: z.boolean(),
  kinds: z
    .array(entryType)
    .max(100)
    .transform((types) => [...new Set(types)]),
})

const toRow = (kinds: Kinds, { name, ...facts }: TaxonomyFacts) => ({
  ...facts,
  id: name,
  title: facts.many,
  kinds: kinds.sortedBy(name).map(({ type }) => type),
})

const allOf = async ({ features }: Call) => {
  const kinds = await features.content.kinds()
  return kinds.taxonomies.map((taxonomy) => toRow(kinds, taxonomy))
}

const one = async (call: Call, id: string) => (await allOf(call)).find((row) => row.id === id)

const hasUnknownKind = async ({ features }: Call, types: readonly string[]) => {
  const kinds = await features.content.kinds()
  return types.some((type) => !kinds.named(type))
}

const isOwn = (id: string): id is OwnTaxonomyName => isTaxonomy(id) && !isBuiltInTaxonomy(id)

/** Taxonomies. Built-in ones are listed, but cannot be changed. */
export const taxonomies = defineResource({
  name: 'taxonomies',
  read: ['pages', 'entries', 'newsletter', 'products', 'settings'],
  write: 'settings',
  id: z.string().max(60),
  row: shape({
    id: taxonomyName,
    title: words,
    one: words,
    many: words,
    word: words,
    isTree: z.boolean(),
    isOwn: z.boolean(),
    kinds: listOf(entryType),
  }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list(call, { filter: { q = '' }, page, perPage }) {
    const found = (await allOf(call)).filter(({ many }) => isTold(q, many))
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  one,
  create: {
    schema: face.partial().required({ one: true, many: true, word: true }),
    async run(call, given) {
      const input = { isTree: true, kinds: [], ...given }
      if (await hasUnknownKind(call, input.kinds)) return invalid({ kinds: fieldText('choice') })
      const added = await call.features.content.addTaxonomy(input)
      if (!added.ok) return invalid({ word: fieldText(added.code) })
      const row = await one(call, added.value.name)
      return row ? ok(row) : fail('missing')
    },
  },
  change: {
    schema: face.partial(),
    async run(call, id, change) {
      if (!(await one(call, id))) return fail('missing')
      if (!isOwn(id)) return fail('taxonomy-built-in')
      if (change.kinds && (await hasUnknownKind(call, change.kinds)))
        return invalid({ kinds: fieldText('choice') })
      const changed = await call.features.content.changeTaxonomy(id, change)
      if (!changed.ok) {
        if (changed.code === 'missing') return fail('missing')
        const field = changed.code === 'nested' ? 'isTree' : 'word'
        return invalid({ [field]: fieldText(changed.code) })
      }
      const row = await one(call, id)
      return row ? ok(row) : fail('missing')
    },
  },
  uses: (call, taxonomy) => entriesIn(call, { taxonomy }),
  async remove(call, id) {
    if (!(await one(call, id))) return fail('missing')
    if (!isOwn(id)) return fail('taxonomy-built-in')
    const deleted = await call.features.content.deleteTaxonomy(id)
    return deleted.ok ? ok(undefined) : fail('taxonomy-in-use')
  },
})
