import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import type { Menu, MenuItem } from '../views.ts'
import { menus } from './schema.ts'
import { menuTags } from './tags.ts'

const deepestMenu = 4
const mostItems = 200
const longestLabel = 200
const longestUrl = 2_000

/** Pages of ours, places on them, the web, mail, telephone: nothing that runs a script (abuse case 16). */
const linkPattern = /^(?:\/(?!\/)|[?#]|https?:\/\/|mailto:|tel:)[^\s\\]*$/i

const itemsOf = (depth: number): z.ZodType<MenuItem[]> =>
  z
    .array(
      z.object({
        label: z.string().max(longestLabel).transform(cleanLine).pipe(z.string().min(1).max(longestLabel)),
        url: z
          .string()
          .max(longestUrl)
          .regex(linkPattern)
          .refine((url) => !url.includes('\0')),
        items: depth < deepestMenu ? itemsOf(depth + 1) : z.array(z.never()).max(0),
      }),
    )
    .max(mostItems)
/** Throws when a link leads to no page or runs something, or a label is empty. */
export const menuItems = itemsOf(1)

/** All menus by name: there are few, and every page shows some. */
export async function readMenus({ db }: Pick<ContentDeps, 'db'>): Promise<ReadonlyMap<string, Menu>> {
  const rows = await db.select().from(menus)
  return new Map(rows.map(({ name, title, items }) => [name, { title, items }]))
}

/** Throws when a label is empty, a link leads to no page, or items are nested more than four deep. */
export async function setMenu(
  { db, changes }: Pick<ContentDeps, 'db' | 'changes'>,
  name: string,
  items: readonly MenuItem[],
  { title }: { title?: string } = {},
): Promise<void> {
  const values = { name, title: title ?? name, items: menuItems.parse(items) }
  // The ledger notes what is added in a transaction.
  await db.transaction(async (tx) => {
    await tx
      .insert(menus)
      .values(values)
      .onConflictDoUpdate({ target: menus.name, set: { title, items: sql`excluded.items` } })
    await changes.publish(menuTags(name), tx)
  })
}

/** Makes one without items. False when there is one of this name, which stays as it is. */
export async function addMenu(
  { db, changes }: Pick<ContentDeps, 'db' | 'changes'>,
  name: string,
  title: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(menus).values({ name, title, items: [] }).onConflictDoNothing()
    if (rowCount) await changes.publish(menuTags(name), tx)
    return rowCount === 1
  })
}

/** Pages that still name it show nothing in its place. False when there is none of this name. */
export async function deleteMenu(
  { db, changes }: Pick<ContentDeps, 'db' | 'changes'>,
  name: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(menus).where(eq(menus.name, name))
    if (rowCount) await changes.publish(menuTags(name), tx)
    return rowCount === 1
  })
}
