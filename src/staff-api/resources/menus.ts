import { z } from 'zod'
import type { MenuItem } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { slugify } from '../../kernel/slug.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { requiredText } from '../schemas.ts'

const longestName = 60
const deepest = 4
const namePattern = /^[a-z][a-z0-9-]{0,59}$/
const link = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(?:\/(?!\/)|[?#]|https?:\/\/|mailto:|tel:)[^\s\\\0]*$/i, { error: fieldText('link') })

const itemsOf = (depth: number): z.ZodType<MenuItem[]> =>
  z
    .array(
      z.object({
        label: requiredText(200),
        url: link,
        items:
          depth < deepest
            ? itemsOf(depth + 1)
                .nullish()
                .transform((items) => items ?? [])
            : z
                .array(z.never())
                .nullish()
                .transform(() => []),
      }),
    )
    .max(200)

/** Whether an item on any layer has the words in its text or its address. */
const holds = (items: readonly MenuItem[], words: string): boolean =>
  items.some(
    ({ label, url, items: below }) =>
      label.toLocaleLowerCase('nl').includes(words) || url.includes(words) || holds(below, words),
  )

const one = async ({ features }: Call, name: string) => {
  const items = (await features.content.menus()).get(name)
  return items && { id: name, items }
}

/** The menus that widgets show, by name. */
export const menus = defineResource({
  name: 'menus',
  read: 'editor',
  write: 'editor',
  id: z.string().regex(namePattern),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: ['id'],
  async list({ features }, { page, perPage, descending, filter: { q = '' } }) {
    const words = q.trim().toLocaleLowerCase('nl')
    const all = [...(await features.content.menus())]
      .map(([id, items]) => ({ id, items }))
      .filter(({ id, items }) => id.includes(words) || holds(items, words))
    const ways = all.toSorted((one, other) => one.id.localeCompare(other.id))
    const sorted = descending ? ways.reverse() : ways
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  one,
  async remove({ features: { content } }, name) {
    const { documentIds } = await content.heldWhere({ field: 'menu', value: name })
    if (documentIds.length > 0) return fail('in_use')
    return (await content.deleteMenu(name)) ? ok(undefined) : fail('not_found')
  },
  create: {
    schema: z.object({
      name: requiredText(longestName)
        .transform(slugify)
        .pipe(z.string().regex(namePattern, { error: fieldText('menu_name') })),
    }),
    async run({ features }, { name }) {
      const added = await features.content.addMenu(name)
      return added ? ok({ id: name, items: [] }) : invalid({ name: fieldText('menu_taken') })
    },
  },
  change: {
    schema: z.object({
      items: itemsOf(1)
        .nullish()
        .transform((items) => items ?? []),
    }),
    /** Also makes a menu of a new name. */
    async run({ features }, name, { items }) {
      await features.content.setMenu(name, items)
      return ok({ id: name, items })
    },
  },
})
