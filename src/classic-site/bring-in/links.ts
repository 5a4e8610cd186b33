import { sharedPicture, type TermView } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { KnownForm } from '../../widgets/classic.ts'
import { becomeAttachment, belowUploads, withoutSize } from '../become/attachment.ts'
import { numberNames, readPath } from '../become/old-addresses.ts'
import type { Resolver } from '../become/texts/links.ts'
import type { KnownKinds } from './bring-kinds.ts'
import type { KnownTerms } from './bring-terms.ts'
import { postKey, type Way } from './way.ts'

interface Picture {
  id: number
  src: string
  alt: string
  width: number
  height: number
}

interface File {
  id: number
  title: string
  categoryId: number
  /** Where it is downloaded. */
  path: string
}

/**
 * What became of the things of the old site, held in memory: some hundred bytes for each picture, file and post. Texts
 * ask it for the addresses that they name (`become/texts/links.ts`).
 */
export interface OldLinks {
  pictures: Map<number, Picture>
  /** Of pictures and other files of the media library, by each of their paths below `uploads/`. */
  attachments: Map<string, number>
  files: Map<number, File>
  /** Files for buyers that were in no media library, by their paths below `uploads/` in lower case. */
  sold: Map<string, number>
  fileCategories: Map<number, { id: number; title: string }>
  /** Old numbers of the pictures that were uploaded for a post, by its old number. */
  attachedTo: Map<number, number[]>
  posts: Map<number, string>
  /** New numbers of entries. */
  rows: Map<number, number>
  /** New numbers of accounts, by their login in lower case. */
  people: Map<string, number>
  /** The same by their old numbers. */
  peopleById: Map<number, number>
  paths: Map<string, string>
  terms: KnownTerms
  views: Map<number, TermView>
  kinds: KnownKinds
  menus: Map<string, string>
  /** Forms of plug-ins, by the plug-in and the name that it has for them. */
  forms: Map<string, KnownForm>
  fields: Map<string, string>
  documents: Map<number, number>
}

export const noLinks = (kinds: KnownKinds, terms: KnownTerms): OldLinks => ({
  pictures: new Map(),
  attachments: new Map(),
  files: new Map(),
  sold: new Map(),
  fileCategories: new Map(),
  attachedTo: new Map(),
  posts: new Map(),
  rows: new Map(),
  people: new Map(),
  peopleById: new Map(),
  paths: new Map(),
  views: new Map(),
  menus: new Map(),
  forms: new Map(),
  fields: new Map(),
  documents: new Map(),
  kinds,
  terms,
})

/** Reads which pictures and files of the media library are here. */
export async function readAttachments(way: Way, links: OldLinks): Promise<void> {
  const { staged, ledger, site } = way
  for await (const batch of staged.batches('post', 'attachment', 500)) {
    const lines = await ledger.lines(batch.map(({ key }) => key))
    const media = batch.flatMap(({ key }) => {
      const line = lines.get(key)
      return line?.table === 'content_media' ? [Number(line.row)] : []
    })
    const views = await site.content.pictures(media)
    for (const { key, item } of batch) {
      const line = lines.get(key)
      const { addresses } = becomeAttachment(item)
      for (const path of addresses) links.attachments.set(path.toLowerCase(), item.id)
      if (!line) continue
      const row = Number(line.row)
      const view = views.get(row)
      if (line.table === 'content_media' && view) {
        const { url, width, height } = sharedPicture(view)
        links.pictures.set(item.id, { id: row, src: url, alt: view.alt, width, height })
        if (item.parent)
          links.attachedTo.set(item.parent, [...(links.attachedTo.get(item.parent) ?? []), item.id])
      }
    }
    const files = new Map(
      batch.flatMap(({ key, item }) => {
        const line = lines.get(key)
        return line?.table === 'library_files' ? [[Number(line.row), item.id]] : []
      }),
    )
    for (const [id, place] of await site.library.placesOf([...files.keys()]))
      links.files.set(files.get(id) ?? 0, { id, ...place })
  }
}

/** Reads the present addresses of the entries that posts became. */
export async function readPosts(way: Way, links: OldLinks, types: readonly string[]): Promise<void> {
  if (types.length === 0) return
  for await (const batch of way.staged.keys('post', types)) {
    const rows = await way.ledger.rows(batch.map(({ key }) => postKey(key)))
    const addresses = await way.site.content.addressesOf([...rows.values()])
    for (const { key, slug } of batch) {
      const id = Number(key)
      const row = rows.get(postKey(key))
      // A dry run counts what they will be named by.
      if (way.dryRun && row === undefined) links.posts.set(id, `/${slug}/`)
      const address = row === undefined ? undefined : addresses.get(row)
      if (row !== undefined) links.rows.set(id, row)
      if (address !== undefined) links.posts.set(id, address)
    }
  }
  for (const term of await way.site.content.terms()) links.views.set(term.id, term)
}

/** As texts ask it. */
export function resolverOf(way: Pick<Way, 'home' | 'site'>, links: OldLinks): Resolver {
  const hosts = hostsOf(way.home)
  const idAt = (url: string | undefined): number | undefined => {
    const path = belowUploads(url)?.toLowerCase()
    if (path === undefined) return undefined
    return links.attachments.get(path) ?? links.attachments.get(withoutSize(path))
  }
  const parse = (address: string): URL | undefined => {
    const whole = address.startsWith('//') ? `https:${address}` : address
    return URL.canParse(whole, `${way.home}/`) ? new URL(whole, `${way.home}/`) : undefined
  }
  const isOld = (address: string) => {
    const url = parse(address)
    return url !== undefined && /^https?:$/.test(url.protocol) && hosts.has(url.hostname.toLowerCase())
  }
  const termOf = (named: {
    taxonomy?: string | undefined
    id?: number | undefined
    slug?: string | undefined
  }) => {
    if (named.id !== undefined) return links.terms.byId.get(named.id)
    if (named.slug === undefined) return undefined
    if (named.taxonomy) return links.terms.bySlug.get(`${named.taxonomy}/${named.slug}`)
    for (const taxonomy of links.kinds.taxonomies.keys()) {
      const row = links.terms.bySlug.get(`${taxonomy}/${named.slug}`)
      if (row !== undefined) return row
    }
    return undefined
  }
  const attachmentPath = (id: number | undefined) =>
    id === undefined ? undefined : (links.pictures.get(id)?.src ?? links.files.get(id)?.path)
  const address = (old: string): string | undefined => {
    const url = parse(old)
    if (!url || !isOld(old)) return undefined
    const rest = url.hash
    const upload = attachmentPath(idAt(url.pathname))
    if (upload !== undefined) return upload
    for (const name of numberNames) {
      const id = Number(url.searchParams.get(name))
      const found = id > 0 ? (links.posts.get(id) ?? attachmentPath(id)) : undefined
      if (found !== undefined) return `${found}${rest}`
    }
    const file = fileOfAddress(url)
    const known = file === undefined ? undefined : links.files.get(file)
    if (known) return known.path
    const path = readPath(url.pathname)
    const found = links.paths.get(path) ?? links.paths.get(path.toLowerCase())
    if (found !== undefined) return `${found}${url.search}${rest}`
    const folder = readPath(new URL(`${way.home}/`).pathname)
    return path === folder || path === '/' ? `/${rest}` : undefined
  }
  return {
    picture: ({ id, url }: { id?: number | undefined; url?: string | undefined }) =>
      (id === undefined ? undefined : links.pictures.get(id)) ?? links.pictures.get(idAt(url) ?? 0),
    attachment: ({ id, url }) =>
      knownFile((id === undefined ? undefined : links.files.get(id)) ?? links.files.get(idAt(url) ?? 0)),
    attachedTo: (post) => links.attachedTo.get(post) ?? [],
    isOld,
    address,
    post: (id: number) => links.posts.get(id) ?? attachmentPath(id),
    termAddress: (id: number) => links.views.get(links.terms.byId.get(id) ?? 0)?.url,
    term(named: { taxonomy?: string | undefined; id?: number | undefined; slug?: string | undefined }) {
      const view = links.views.get(termOf(named) ?? 0)
      return view && { taxonomy: view.taxonomy as string, path: view.path }
    },
    kind: (type: string): EntryType | undefined => links.kinds.types.get(type),
    file: (id) => knownFile(links.files.get(id)),
    fileCategory: (id: number) => links.fileCategories.get(id),
    menu: (named: string) => links.menus.get(named.toLowerCase()),
    form: (plugin, id) => links.forms.get(`${plugin} ${id.trim()}`),
    part: (id: number) => links.documents.get(id),
    layer: (id: number) => links.documents.get(id),
    card: (id: number) => links.documents.get(id),
    field: (key: string) => links.fields.get(key),
  }
}

const knownFile = (file: File | undefined) =>
  file && {
    id: file.id,
    title: file.title,
    address: file.path,
    ...(file.categoryId > 0 && { categoryId: file.categoryId }),
  }

/** `/download/83/jaren/987/verslag.pdf`, under any word, and the call of the plug-in: the number of the file. */
export function fileOfAddress(url: URL): number | undefined {
  const asked = url.searchParams.get('wpfd_file_id')
  if (asked && /^\d+$/.test(asked)) return Number(asked)
  const [, id] = /\/(?:download|[\w-]+)\/\d+\/[^/]+\/(\d+)\/[^/]*\/?$/.exec(url.pathname) ?? []
  return id === undefined ? undefined : Number(id)
}

/** A site is linked to with and without `www`. */
export function hostsOf(home: string): Set<string> {
  if (!URL.canParse(home)) return new Set()
  const host = new URL(home).hostname.toLowerCase()
  const bare = host.replace(/^www\./, '')
  return new Set([bare, `www.${bare}`])
}
