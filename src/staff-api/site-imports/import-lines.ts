import { z } from 'zod'
import { type BecomeRow, lineKinds, sorts } from '../../classic-site/runs/index.ts'
import { shape, words } from '../answer-parts.ts'
import { type Call, defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

/** What the report of an import tells one by one, with where it stood, where it stands, and where staff change it. */
export const importLines = defineResource({
  name: 'import-lines',
  read: 'operation',
  id: z.string().max(40),
  row: shape({
    /** The run and the place in its report. */
    id: words,
    kind: z.enum(lineKinds),
    kindName: words,
    sortName: words,
    name: words,
    text: words,
    old: words.optional(),
    here: words.optional(),
    /** The path of its screen, below `/wp-admin`. */
    screen: words.optional(),
  }),
  filter: z.object({
    /** The run; without it there are none. */
    run: id.optional(),
    kind: z.enum(lineKinds).optional(),
    sort: z.enum(sorts).optional(),
    q: z.string().max(200).optional(),
  }),
  sorts: [],
  async list(call, { page, perPage, filter: { run, kind, sort, q } }) {
    const found =
      run === undefined
        ? undefined
        : await call.features.siteImports.lines(run, { kind, sort, words: q }, { page, perPage })
    if (!found) return { data: [], total: 0 }
    const screens = await Promise.all(found.lines.map(({ became }) => screenOf(call, became)))
    const data = found.lines.map(({ id, kind, kindName, sortName, name, text, old, here }, at) => {
      const screen = screens[at]
      return {
        id: `${run}-${id}`,
        kind,
        kindName,
        sortName,
        name,
        text,
        ...(old !== undefined && { old }),
        ...(here !== undefined && { here }),
        ...(screen !== undefined && { screen }),
      }
    })
    return { data, total: found.total }
  },
})

/** Screens of rows by their table; entries have one for each kind. */
const screens: Readonly<Record<string, string>> = {
  content_documents: 'edit',
  content_media: 'media',
  content_terms: 'terms',
  content_comments: 'comments',
  shop_orders: 'orders',
  account_users: 'users',
}

async function screenOf(
  { features: { content } }: Call,
  became: BecomeRow | undefined,
): Promise<string | undefined> {
  if (!became) return undefined
  const { table, row } = became
  if (table !== 'content_entries') return screens[table] && `/${screens[table]}/${row}`
  const entry = await content.staffEntry(Number(row))
  if (!entry) return undefined
  // A page is composed in the editor; what is only a text has its form.
  if (entry.documentId !== undefined) return `/edit/${entry.documentId}`
  return `/${(await content.kinds()).of(entry.type).resource}/${row}`
}
