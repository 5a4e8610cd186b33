import type { EntryChange } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import { isDatabaseAway } from '../../platform/database/index.ts'
import { becomeEntry, isDefaultContent } from '../become/entry.ts'
import { becomePlace, isPlaceLike } from '../become/place.ts'
import type { ClassicPost } from '../classic-site.ts'
import type { Reason } from '../report/report.ts'
import { placed } from '../store/ledger.ts'
import { largestOldId, takenIds } from '../store/taken-ids.ts'
import type { Fields } from './bring-fields.ts'
import type { KnownKinds } from './bring-kinds.ts'
import type { ProductMaker } from './bring-shop.ts'
import type { OldLinks } from './links.ts'
import type { OwnPages } from './own-pages.ts'
import { isLive } from './survey.ts'
import type { Texts } from './texts.ts'
import { bringEach, changedItems, inOneUnit, messageOf, postKey, type Way } from './way.ts'

/** Why a post is left out. */
const leaves = (post: ClassicPost): Reason | undefined => {
  if (post.status === 'trash') return 'trash'
  if (post.status === 'auto-draft') return 'auto-draft'
  if (!isLive(post.status)) return 'technical'
  return isDefaultContent(post) ? 'default-content' : undefined
}

/**
 * Gives every post its place: number, address, title, as a draft that nobody sees. Once all have theirs, texts can name
 * each other's addresses. Pages stand under theirs, which come first.
 */
export async function placeEntries(way: Way, kinds: KnownKinds, ownPages: OwnPages): Promise<void> {
  if (way.dryRun) return
  for (const [type, kind] of kinds.types)
    await way.report.timed(sortOf(kind), () => placeType(way, type, kind, ownPages))
}

async function placeType(way: Way, type: string, kind: EntryType, ownPages: OwnPages): Promise<void> {
  if (kind === 'page') return placePages(way, type, ownPages)
  for await (const batch of way.staged.batches('post', type, undefined, way.ledger.source))
    await placeBatch(
      way,
      kind,
      batch.map(({ item }) => item),
    )
}

const sortOf = (kind: EntryType): 'products' | 'entries' => (kind === 'product' ? 'products' : 'entries')

async function placePages(way: Way, type: string, ownPages: OwnPages): Promise<void> {
  const parents = new Map<number, number | undefined>()
  for await (const batch of way.staged.batches('post', type, 500))
    for (const { item } of batch)
      if (!leaves(item) && !ownPages.has(item.id)) parents.set(item.id, item.parent)
  const depthOf = (id: number): number => {
    const line = new Set<number>()
    let at: number | undefined = id
    while (at !== undefined && parents.has(at) && !line.has(at) && line.size < 50) {
      line.add(at)
      at = parents.get(at)
    }
    return line.size
  }
  const levels = Map.groupBy(parents.keys(), depthOf)
  for (const level of [...levels.keys()].sort((one, other) => one - other)) {
    const ids = levels.get(level) ?? []
    for (let from = 0; from < ids.length; from += 50) {
      const posts = await way.staged.some('post', ids.slice(from, from + 50))
      await placeBatch(way, 'page', [...posts.values()])
    }
  }
}

async function placeBatch(way: Way, type: EntryType, posts: readonly ClassicPost[]): Promise<void> {
  const live = posts.filter((post) => !leaves(post))
  const known = await way.ledger.lines(live.map(({ id }) => postKey(id)))
  const fresh = live.filter(({ id }) => !known.has(postKey(id)))
  if (fresh.length === 0) return
  const { db } = way.site.handle
  const ids = fresh.map(({ id }) => id).filter((id) => id > 0 && id < largestOldId)
  await inOneUnit(way, async () => {
    const taken = await takenIds(db, 'content_entries', ids)
    const above = await way.ledger.rows(
      fresh.flatMap(({ parent }) => (parent === undefined || type !== 'page' ? [] : [postKey(parent)])),
    )
    const notes: { key: string; table: string; row: number; digest: string }[] = []
    const isFree = ({ id }: ClassicPost) => id > 0 && id < largestOldId && !taken.has(id)
    const together = type === 'page' ? [] : await placeTogether(way, type, fresh, isFree)
    for (const [at, row] of together.entries())
      notes.push({ key: postKey(fresh[at]?.id ?? 0), table: 'content_entries', row, digest: placed })
    for (const post of together.length > 0 ? [] : fresh) {
      const { title, slug } = becomeEntry(post, '')
      const add = (parentId?: number) =>
        db.transaction(() =>
          way.site.content.addEntry({
            ...(isFree(post) && { id: post.id }),
            ...(parentId !== undefined && { parentId }),
            type,
            title,
            slug,
            status: 'draft',
          }),
        )
      const parentId =
        type === 'page' && post.parent !== undefined ? above.get(postKey(post.parent)) : undefined
      try {
        // No page may stand under some addresses of the program: then it stands at the top.
        const { id } = await add(parentId).catch((error) =>
          parentId === undefined ? Promise.reject(error) : add(),
        )
        notes.push({ key: postKey(post.id), table: 'content_entries', row: id, digest: placed })
      } catch (error) {
        way.report.note({
          kind: 'lost',
          sort: 'entries',
          name: title,
          text: `Deze kreeg geen plaats: ${messageOf(error)}`,
          key: postKey(post.id),
        })
      }
    }
    await way.ledger.note(notes)
  })
}

/** All at once; none when one of them is refused. */
async function placeTogether(
  { site }: Way,
  type: Exclude<EntryType, 'page'>,
  posts: readonly ClassicPost[],
  isFree: (post: ClassicPost) => boolean,
): Promise<number[]> {
  const drafts = posts.map((post) => {
    const { title, slug } = becomeEntry(post, '')
    return { ...(isFree(post) && { id: post.id }), title, slug }
  })
  try {
    return await site.handle.db.transaction(() => site.content.addDrafts(type, drafts))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return []
  }
}

interface Filling {
  texts: Texts
  links: OldLinks
  fields: Fields
  product: ProductMaker
  /** Name of the old site. */
  siteName: string
  ownPages: OwnPages
  /** Whether visitors never saw posts of this type. */
  isClosed: boolean
}

/** Gives every entry that has its place its texts, pictures, terms and fields, and shows it when it was shown. */
export async function fillEntries(
  way: Way,
  type: string,
  kind: EntryType,
  { texts, links, fields, product, siteName, ownPages, isClosed }: Filling,
): Promise<void> {
  const { content } = way.site
  const sort = sortOf(kind)

  /** What an entry becomes; `tell` says what did not come along, once its address is known. */
  const made = (post: ClassicPost, also: string): { change: Change; tell(here: string): void } => {
    const old = becomeEntry(post, siteName)
    const termIds = post.terms.flatMap(
      ({ taxonomy, slug }) => links.terms.bySlug.get(`${taxonomy}/${slug}`) ?? [],
    )
    const isPlace = kind === 'jacobalia' || isPlaceLike(post.meta.map(([key]) => key))
    const place = isPlace ? becomePlace(post.meta) : undefined
    const text = texts.of(post, kind)
    const picture = old.picture === undefined ? undefined : links.pictures.get(old.picture)
    const pictureIds = old.pictures.flatMap((one) => links.pictures.get(one)?.id ?? [])
    const values = fields.valuesOf(post, kind, place?.used)
    const authorId = links.people.get((post.author ?? '').toLowerCase())
    const change = {
      title: old.title,
      excerpt: old.excerpt || text.excerpt || '',
      termIds,
      status: isClosed ? ('draft' as const) : old.status,
      searchTitle: old.searchTitle,
      searchDescription: old.searchDescription,
      pictureIds,
      pictureId: picture?.id ?? null,
      ...(authorId !== undefined && { authorId }),
      ...(old.publishedAt && { publishedAt: old.publishedAt }),
      ...(text.document ? { document: text.document } : { body: text.html + also }),
      ...(place?.position && { position: place.position }),
      fields: {
        ...place?.fields,
        ...values,
        ...(kind === 'post' && post.takesComments === false && { commentsClosed: true }),
      },
    }
    const tell = (here: string) => {
      const about = { sort, name: old.title, here, key: postKey(post.id) } as const
      if (old.closed) way.report.note({ ...about, kind: 'setting', text: closedTexts[old.closed] })
      for (const words of text.losses) way.report.note({ ...about, kind: 'lost', text: words })
      if (old.picture !== undefined && !picture)
        way.report.note({
          ...about,
          kind: 'dangling',
          text: `De uitgelichte afbeelding (nummer ${old.picture}) is er niet bij.`,
        })
    }
    return { change, tell }
  }

  await bringEach<ClassicPost>(way, changedItems(way, sort, { sort: 'post', type }), {
    sort,
    nameOf: (post) => `${becomeEntry(post, '').title} (${type} ${post.id})`,
    leave: (post) => leaves(post) ?? (ownPages.has(post.id) ? 'own-page' : undefined),
    write: async (post, before) => {
      if (before.kind === 'new') return { left: 'failed', detail: 'kreeg geen plaats' }
      const id = before.row
      const also = kind === 'product' ? await product.one(post, id) : ''
      const { change, tell } = made(post, also)
      const done = await content.changeEntry(id, change)
      if (!done.ok) return { left: 'failed', detail: done.code }
      tell(done.value.url)
      return { table: 'content_entries', row: id }
    },
    writeAll: async (waiting) => {
      const placedOnes = waiting.map(({ item, before }) => {
        if (before.kind === 'new') throw new Error('one has no place')
        return { post: item, id: before.row }
      })
      const also = kind === 'product' ? await product.several(placedOnes) : []
      const all = placedOnes.map(({ post, id }, at) => ({ id, ...made(post, also[at]?.also ?? '') }))
      const addresses = await content.changeEntries(all)
      if (addresses.size < all.length) throw new Error('one is gone')
      for (const { id, tell } of all) tell(addresses.get(id) ?? '')
      for (const { tell } of also) tell()
      return all.map(({ id }) => ({ table: 'content_entries', row: id }))
    },
  })
}

type Change = Omit<EntryChange, 'slug' | 'parentId'>

const closedTexts = {
  password: 'Stond achter een wachtwoord; is hier een concept.',
  private: 'Was privé; is hier een concept.',
  'no-status': 'De bron zegt niet of dit te zien was; is hier een concept.',
}
