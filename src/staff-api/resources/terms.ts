import { z } from 'zod'
import { kindRights, type Taxonomy } from '../../kernel/kinds.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid, need } from '../resource.ts'
import { id, order, requiredText, slug, taxonomyName, text } from '../schemas.ts'
import { entriesIn } from '../uses.ts'

/**
 * Users who write a kind may change the terms of its taxonomies; when no kind uses the taxonomy, those who define it.
 */
const mayKeep = (call: Call, kinds: Kinds, taxonomy: Taxonomy) => {
  const rights = kinds.sortedBy(taxonomy).map(({ right }) => right)
  return need(call, rights.length > 0 ? rights : 'settings')
}

const longestName = 200

const input = { slug: slug.optional(), description: text(5_000).optional(), parentId: id.nullish() }

const find = async ({ features }: Call, id: number) =>
  (await features.content.terms()).find((term) => term.id === id)

export const terms = defineResource({
  name: 'terms',
  read: ['pages', 'entries', 'newsletter', 'products'],
  write: kindRights,
  id,
  row: shape({
    id: z.number(),
    taxonomy: taxonomyName,
    slug: words,
    path: words,
    depth: z.number(),
    name: words,
    description: words,
    position: z.number(),
    url: words,
    parentId: z.number().optional(),
  }),
  filter: z.object({ q: z.string().max(200).optional(), taxonomy: z.string().max(60).optional() }),
  sorts: ['name', 'id'],
  /** In the order of the tree by default. */
  async list({ features }, { page, perPage, filter: { q = '', taxonomy }, sort, descending }) {
    const found = (await features.content.terms(taxonomy)).filter(({ name }) => isTold(q, name))
    const sorted = sort
      ? found.toSorted((one, other) =>
          sort === 'id' ? one.id - other.id : one.name.localeCompare(other.name, 'nl'),
        )
      : found
    const ordered = sort && descending ? sorted.reverse() : sorted
    return { data: ordered.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  async one(call, id) {
    return find(call, id)
  },
  async many({ features }, ids) {
    return (await features.content.terms()).filter(({ id }) => ids.includes(id))
  },
  create: {
    schema: z.object({ ...input, name: requiredText(longestName), taxonomy: taxonomyName }),
    async run(call, { parentId, ...term }) {
      const kinds = await call.features.content.kinds()
      const taxonomy = kinds.taxonomy(term.taxonomy)
      if (!taxonomy) return invalid({ taxonomy: fieldText('choice') })
      const right = mayKeep(call, kinds, term.taxonomy)
      if (!right.ok) return right
      if (parentId && !taxonomy.isTree) return invalid({ parentId: fieldText('flat') })
      const parent = parentId && (await find(call, parentId))
      if (parentId && (!parent || parent.taxonomy !== term.taxonomy))
        return invalid({ parentId: fieldText('unknown-parent') })
      return ok(await call.features.content.addTerm({ ...term, parentId: parentId ?? undefined }))
    },
  },
  async copy(call, id) {
    const term = await find(call, id)
    if (!term) return fail('missing')
    const right = mayKeep(call, await call.features.content.kinds(), term.taxonomy)
    if (!right.ok) return right
    const { taxonomy, description, parentId } = term
    const name = copyName(term.name, longestName)
    return ok(await call.features.content.addTerm({ taxonomy, description, parentId, name }))
  },
  change: {
    schema: z.object({ ...input, name: requiredText(longestName).optional(), position: order.optional() }),
    async run(call, id, change) {
      const term = await find(call, id)
      if (!term) return fail('missing')
      const kinds = await call.features.content.kinds()
      const right = mayKeep(call, kinds, term.taxonomy)
      if (!right.ok) return right
      if (change.parentId && !kinds.taxonomy(term.taxonomy)?.isTree)
        return invalid({ parentId: fieldText('flat') })
      const changed = await call.features.content.changeTerm(id, change)
      if (changed.ok) return ok(changed.value)
      return changed.code === 'missing' ? fail('missing') : invalid({ parentId: fieldText(changed.code) })
    },
  },
  uses: (call, termId) => entriesIn(call, { termIds: [termId] }),
  async remove(call, id) {
    const term = await find(call, id)
    if (!term) return fail('missing')
    const right = mayKeep(call, await call.features.content.kinds(), term.taxonomy)
    if (!right.ok) return right
    const removed = await call.features.content.deleteTerm(id)
    if (removed.ok) return ok(undefined)
    return fail(removed.code === 'not-empty' ? 'in-use' : 'missing')
  },
})
