import type { PreparedFile } from '../../features/library/index.ts'
import { belowUploads } from '../become/attachment.ts'
import { type BoughtFile, type Permission, readPermission } from '../become/downloads.ts'
import { staffOnly } from '../become/library.ts'
import { mapOf, phpOf, plainLine, textOf } from '../become/meta.ts'
import type { ClassicPost } from '../classic-site.ts'
import type { Staged, StagedItem } from '../store/staged.ts'
import { lock, ownCategory, problems } from './bring-library.ts'
import { type OldLinks, resolverOf } from './links.ts'
import { bringEach, postKey, type Way } from './way.ts'

const productTypes = ['product', 'product_variation']

/** The files of a product that its buyers download, by the ids that the shop gave them. */
const soldBy = (post: ClassicPost): { id: string; url: string; name: string }[] =>
  Object.entries(mapOf(phpOf(post.meta, '_downloadable_files'))).flatMap(([id, given]) => {
    const { file, name } = mapOf(given)
    const url = textOf(file).trim()
    return url === '' ? [] : [{ id, url, name: plainLine(textOf(name)) }]
  })

async function* sellers(staged: Staged): AsyncGenerator<ClassicPost> {
  for await (const batch of staged.batches('post', productTypes, 200))
    for (const { item } of batch) if (item.status !== 'trash') yield item
}

/** Paths below `uploads/`, in lower case, of what only buyers may have. */
export async function readSoldPaths(staged: Staged): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  for await (const post of sellers(staged))
    for (const { url } of soldBy(post)) {
      const path = belowUploads(url)
      if (path !== undefined) paths.add(path.toLowerCase())
    }
  return paths
}

interface Sold {
  path: string
  name: string
}

/** Files for buyers that are no documents of the media library; closed from the start. */
export async function bringSold(way: Way, links: OldLinks): Promise<void> {
  const { staged, uploads } = way
  const resolver = resolverOf(way, links)
  const found = new Map<string, Sold>()
  for await (const post of sellers(staged))
    for (const { url, name } of soldBy(post)) {
      const path = belowUploads(url)
      if (path !== undefined && !resolver.attachment({ url })) found.set(path.toLowerCase(), { path, name })
    }
  // What nobody gave is told with the product that sells it.
  const given: StagedItem<Sold>[] = []
  for (const [key, sold] of found)
    if (await uploads.find(sold.path)) given.push({ key: `sold:${key}`, digest: 'sold', item: sold })
  await bringEach<Sold, PreparedFile>(way, batched(given), {
    sort: 'documents',
    nameOf: ({ path }) => path,
    prepare: async ({ path }) => {
      const bytes = await uploads.find(path)
      if (!bytes) return { left: 'no-bytes' }
      const made = await way.site.library.prepareFile(await bytes.open(), path.split('/').at(-1) ?? path)
      return made.ok ? made.value : { left: 'refused', detail: problems[made.code] }
    },
    write: async ({ name }, before, prepared) => {
      if (before.kind !== 'new') return { table: 'library_files', row: before.row }
      if (!prepared) throw new Error('a file was not prepared')
      const categoryId = await ownCategory(way, 'category:media', 'Mediabibliotheek')
      const [row = 0] = await way.site.library.addPrepared([
        { file: { categoryId, ...(name && { title: name }), published: true, hidden: true }, prepared },
      ])
      await lock(way, { file: row }, { roles: staffOnly })
      return { table: 'library_files', row }
    },
  })
  const rows = await way.ledger.rows(given.map(({ key }) => key))
  for (const { key, item } of given) {
    const row = rows.get(key)
    if (row !== undefined) links.sold.set(item.path.toLowerCase(), row)
  }
}

async function* batched<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += 50) yield items.slice(from, from + 50)
}

/** Which file of the library the address of a sold file is. */
export function soldFileAt(way: Way, links: OldLinks): (url: string) => number | undefined {
  const resolver = resolverOf(way, links)
  return (url) => {
    const path = belowUploads(url)?.toLowerCase()
    return (path === undefined ? undefined : links.sold.get(path)) ?? resolver.attachment({ url })?.id
  }
}

/** Says to visitors which product opens these files; what staff changed of them since stays. */
export async function lockToProduct(
  { ledger, site }: Way,
  links: OldLinks,
  productId: number,
  urls: readonly string[],
): Promise<void> {
  const keys = urls.flatMap((url) => {
    const path = belowUploads(url)?.toLowerCase()
    if (path === undefined) return []
    const attachment = links.attachments.get(path)
    return [`sold:${path}`, ...(attachment === undefined ? [] : [postKey(attachment)])]
  })
  for (const [key, line] of await ledger.lines(keys)) {
    if (line.table !== 'library_files') continue
    const before = (await ledger.before([{ key, digest: `${line.digest} anew` }])).get(key)
    if (before?.kind !== 'changed') continue
    await site.library.changeLock({ file: before.row }, { productId })
    await ledger.note([{ key, table: line.table, row: line.row, digest: line.digest }])
  }
}

export interface Purchases {
  of(order: number, products: readonly number[]): readonly BoughtFile[]
  /** How many of its files did not come along. */
  lost(order: number): number
}

/** What buyers of the old shop may download, by the number of their order. */
export async function readPurchases(way: Way, links: OldLinks): Promise<Purchases> {
  const { staged } = way
  const given = new Map<number, Permission[]>()
  for await (const batch of staged.batches('row', 'woocommerce_downloadable_product_permissions', 1_000))
    for (const { item } of batch) {
      const one = readPermission(item)
      if (one) given.set(one.order, [...(given.get(one.order) ?? []), one])
    }
  const files = new Map<string, number>()
  const fileAt = soldFileAt(way, links)
  if (given.size > 0)
    for await (const post of sellers(staged))
      for (const { id, url } of soldBy(post)) {
        const fileId = fileAt(url)
        if (fileId !== undefined) files.set(`${post.id}/${id}`, fileId)
      }
  const fileOf = ({ product, download }: Permission) => files.get(`${product}/${download}`)
  return {
    of: (order, products) =>
      (given.get(order) ?? []).flatMap((one) => {
        const fileId = products.includes(one.product) ? fileOf(one) : undefined
        return fileId === undefined ? [] : [{ ...one, fileId }]
      }),
    lost: (order) => (given.get(order) ?? []).filter((one) => fileOf(one) === undefined).length,
  }
}

export const soldAddresses = (post: ClassicPost): string[] => soldBy(post).map(({ url }) => url)
