import type { MenuItem, SoughtThing } from '../features/content/index.ts'
import type { EntryType } from '../kernel/kinds.ts'
import type { Kinds } from '../kernel/known-kinds.ts'
import type { Call } from './call.ts'
import { useTexts } from './texts.nl.ts'

/** A place where something is used, and the screen where staff change it. */
export interface Use {
  name: string
  url: string
}

const mostShown = 100

type Shown = { id: number; type: EntryType; title: string; documentId?: number }

const ofEntry =
  (kinds: Kinds) =>
  ({ id, type, title, documentId }: Shown): Use => ({
    name: title,
    url:
      documentId === undefined
        ? `/wp-admin/${kinds.of(type).resource}/${id}`
        : `/wp-admin/edit/${documentId}`,
  })

/** Returns the pages, texts and templates that hold something, as `heldWhere` finds them. */
export async function usesOf({ features: { content } }: Call, thing: SoughtThing): Promise<Use[]> {
  const { documentIds, entryIds } = await content.heldWhere(thing)
  const { documents } = await content.listDocuments({ ids: documentIds.slice(0, mostShown) })
  const owners = documents.flatMap(({ entryId }) => entryId ?? [])
  const ids = [...new Set([...entryIds, ...owners])].slice(0, mostShown)
  const { entries } = await content.staffEntries({ ids, perPage: mostShown })
  return [
    ...entries.map(ofEntry(await content.kinds())),
    ...documents
      .filter(({ entryId }) => entryId === undefined)
      .map(({ id, title }) => ({ name: title, url: `/wp-admin/edit/${id}` })),
  ]
}

/** Returns the uses by the site itself: the picture of its logo, and the file with its map tiles. */
export async function usesOfSite(
  { features }: Call,
  { pictureId, fileId }: { pictureId?: number; fileId?: number },
): Promise<Use[]> {
  const { logo, mapFileId } = await features.content.settings()
  return [
    ...(pictureId && logo?.pictureId === pictureId ? [{ name: useTexts.logo, url: '/wp-admin/look' }] : []),
    ...(fileId && mapFileId === fileId ? [{ name: useTexts.mapFile, url: '/wp-admin/settings' }] : []),
  ]
}

/**
 * Returns the texts, pages and menus that link to a path of this site, and the entries that refer to the entry there.
 */
export async function linksTo(call: Call, path: string, entryId: number): Promise<Use[]> {
  const menus = [...(await call.features.content.menus())].filter(([, { items }]) => leadsTo(items, path))
  const held = await usesOf(call, {
    field: 'entryId',
    value: -1,
    named: { types: ['entries'], id: entryId },
    link: `["'=]${escaped(path)}[\\\\"'#?]`,
  })
  return [...held, ...menus.map(([name, { title }]) => ({ name: title, url: `/wp-admin/menus/${name}` }))]
}

/** Pages that stand under one: their addresses stay, and nothing stands at the one above. */
export async function pagesUnder({ features: { content } }: Call, parentId: number): Promise<Use[]> {
  const { entries } = await content.staffEntries({ parentId, perPage: mostShown })
  return entries.map(ofEntry(await content.kinds()))
}

/** The entries that have a term, or any of a taxonomy, or are by somebody. */
export async function entriesIn(
  { features }: Call,
  sorted: { termIds: readonly [number] } | { taxonomy: string } | { authorId: number },
): Promise<Use[]> {
  const { entries } = await features.content.staffEntries({ ...sorted, perPage: mostShown })
  const toUse = ofEntry(await features.content.kinds())
  return entries.map(({ id, type, title }) => toUse({ id, type, title }))
}

const leadsTo = (items: readonly MenuItem[], path: string): boolean =>
  items.some(({ url, items }) => url.split(/[?#]/)[0] === path || leadsTo(items, path))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
