import { z } from 'zod'
import type { StaffCategory } from '../../features/library/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { shape, words } from '../answer-parts.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { id, text } from '../schemas.ts'
import { usesOf } from '../uses.ts'
import { changeLock, lock, lockInput } from './lock.ts'
import { fileFieldTexts } from './texts.nl.ts'

const name = z.string().max(500)

/** Categories of the library, the whole tree in one answer (EDIT-03). */
export const fileCategories = defineResource({
  name: 'file-categories',
  read: ['library', 'pages', 'entries', 'newsletter', 'products'],
  write: 'library',
  id,
  row: shape({
    id: z.number(),
    parentId: z.number().optional(),
    name: words,
    slug: words,
    description: words,
    /** Files in itself, whatever their state. */
    files: z.number(),
    lock,
  }),
  filter: z.object({}),
  sorts: [],
  async list({ features }) {
    const data = await features.library.staffCategories()
    return { data, total: data.length }
  },
  one: oneCategory,
  create: {
    schema: z.object({ name, parentId: id.nullish(), description: text(20_000).optional() }),
    async run(call, { name, parentId, description }) {
      const added = await call.features.library.addCategory({
        name,
        parentId: parentId ?? undefined,
        description,
      })
      if (!added.ok)
        return added.code === 'missing'
          ? invalid({ parentId: fileFieldTexts['unknown-category'] })
          : invalid({ name: fileFieldTexts['no-name'] })
      return found(await oneCategory(call, added.value.id))
    },
  },
  /** `parentId` (null: top level) and `before` (null: last) move it with everything below it. */
  change: {
    schema: z.object({
      name: name.optional(),
      description: text(20_000).optional(),
      parentId: id.nullable().optional(),
      before: id.nullable().optional(),
      lock: lockInput.optional(),
    }),
    async run(call, id, { parentId, before, lock, ...change }) {
      const { library } = call.features
      const locked = await changeLock(call, { category: id }, lock)
      if (locked) return locked
      if (parentId !== undefined) {
        const placed = await library.placeCategory(id, {
          ...(parentId !== null && { parentId }),
          ...(before !== undefined && { before }),
        })
        if (!placed.ok)
          return placed.code === 'missing'
            ? fail('missing')
            : invalid({ parentId: fileFieldTexts['into-itself'] })
      }
      const changed = await library.changeCategory(id, change)
      if (!changed.ok && changed.code === 'no-name') return invalid({ name: fileFieldTexts['no-name'] })
      return found(await oneCategory(call, id))
    },
  },
  uses: (call, id) => usesOf(call, { field: 'wpfd_selected_category_id', value: id }),
  async remove({ features }, id) {
    const removed = await features.library.deleteCategory(id)
    if (removed.ok) return ok(undefined)
    return removed.code === 'missing' ? fail('missing') : invalid({ form: fileFieldTexts['not-empty'] })
  },
})

async function oneCategory({ features }: Call, id: number): Promise<StaffCategory | undefined> {
  return (await features.library.staffCategories()).find((category) => category.id === id)
}

const found = (category: StaffCategory | undefined) => (category ? ok(category) : fail('missing' as const))
