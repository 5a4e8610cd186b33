import { z } from 'zod'
import type { MenuItem } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { slugify } from '../../kernel/slug.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { requiredText } from '../schemas.ts'
import { usesOf } from '../uses.ts'

const longestTitle = 60
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

/** The texts and addresses of items at any depth; none of a row that holds something else. */
const toldBy = (items: readonly MenuItem[]): string[] =>
  Array.isArray(items)
    ? items.flatMap(({ label, url, items: below = [] }) => [label, url, ...toldBy(below)])
    : []

const one = async ({ features }: Call, name: string) => {
  const menu = (await features.content.menus()).get(name)
  return menu && { id: name, ...menu }
}

/** An item with those below it, at any depth. */
const menuItem: z.ZodType<MenuItem, MenuItem> = z.lazy(() =>
  shape({ label: words, url: words, items: listOf(menuItem) }),
)

/** The menus that widgets show, by name. */
export const menus = defineResource({
  name: 'menus',
  read: 'pages',
  write: 'pages',
  id: z.string().max(100).regex(namePattern),
  row: shape({ id: words, title: words, items: listOf(menuItem) }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: ['title'],
  async list({ features }, { page, perPage, descending, filter: { q = '' } }) {
    const all = [...(await features.content.menus())]
      .map(([id, menu]) => ({ id, ...menu }))
      .filter(({ title, items }) => isTold(q, title, ...toldBy(items)))
    const ways = all.toSorted((one, other) => one.title.localeCompare(other.title, 'nl'))
    const sorted = descending ? ways.reverse() : ways
    return { data: sorted.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  one,
  uses: (call, name) => usesOf(call, { field: 'menu', value: name }),
  async remove({ features: { content } }, name) {
    const { documentIds } = await content.heldWhere({ field: 'menu', value: name })
    if (documentIds.length > 0) return fail('in-use')
    return (await content.deleteMenu(name)) ? ok(undefined) : fail('missing')
  },
  create: {
    schema: z.object({
      title: requiredText(longestTitle).refine((title) => namePattern.test(slugify(title)), {
        error: fieldText('menu_name'),
      }),
    }),
    /** The name that pages use is made from its first title, and stays when the title changes. */
    async run({ features }, { title }) {
      const name = slugify(title)
      const added = await features.content.addMenu(name, title)
      return added ? ok({ id: name, title, items: [] }) : invalid({ title: fieldText('menu_taken') })
    },
  },
  async copy(call, name) {
    const { content } = call.features
    const menu = await one(call, name)
    if (!menu) return fail('missing')
    const known = await content.menus()
    const title = copyName(menu.title, longestTitle, (title) => known.has(slugify(title)))
    const id = slugify(title)
    await content.setMenu(id, menu.items, { title })
    return ok({ id })
  },
  change: {
    schema: z.object({
      title: requiredText(longestTitle).optional(),
      items: itemsOf(1)
        .nullish()
        .transform((items) => items ?? []),
    }),
    /** Also creates a menu with a new name. */
    async run({ features }, name, { title, items }) {
      await features.content.setMenu(name, items, { title })
      return ok({ id: name, title, items })
    },
  },
})
