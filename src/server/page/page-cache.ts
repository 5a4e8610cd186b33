import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../kernel/bytes.ts'
import type { Encoding } from '../../platform/http/accepted-encoding.ts'

/** A page as rendered, with everything the cache needs to keep it. */
export interface RenderedPage {
  status: number
  html: string
  tags: ReadonlySet<string>
  /** Names of the query parameters that the page reads. */
  reads: ReadonlySet<string>
  freshUntil?: Date
  cacheable: boolean
  /** Content-Security-Policy of the page, when it may load from more origins than usual. */
  policy?: string | undefined
  /** Target of a redirect. */
  location?: string
  /** Search words without hits; such a page is not cached. */
  inVain?: string | undefined
}

/** A page with finished bytes and headers. */
export interface StoredPage {
  status: number
  /** Cached pages have one; a page for one visitor is never revalidated. */
  etag?: string
  /** Its key in the cache. */
  name?: string
  plain: Buffer
  /** Compressed bodies, each made for the first client that accepts it. */
  encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
  tags: ReadonlySet<string>
  /** Epoch ms; Infinity when it never expires. */
  freshUntilMs: number
  /** Epoch ms since when changes to it may have been missed. */
  doubtfulSinceMs?: number
  bytes: Bytes
  policy?: string | undefined
  location?: string
  inVain?: string | undefined
}

/** A path; its pages differ in the parameters that it reads. */
interface Path {
  reads: ReadonlySet<string>
  /** Keys of its pages. */
  pages: Set<string>
}

interface Render {
  /** Tags that changed since it began. */
  changed: Set<string>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** How long a page is shown after changes to it may have been missed, while the database is away. */
const doubtfulForMs = 600_000
/** For 24 KB of HTML, quality 5 takes 1 ms and gives 3 % more bytes than 9, which takes 6 ms. */
const brotliQuality = 5

/** The bytes of a rendered page, cached or not. */
export function finish(page: RenderedPage): StoredPage {
  const plain = Buffer.from(page.html)
  return {
    status: page.status,
    plain,
    encoded: {},
    tags: page.tags,
    freshUntilMs: page.freshUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    bytes: plain.length,
    policy: page.policy,
    location: page.location,
    inVain: page.inVain,
  }
}

function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(plain, { level: 6 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return compressBrotli(plain, { params })
}

/**
 * Rendered pages by address, limited by bytes, dropped by tag. The key is the path and those query parameters that the
 * page reads. Visitors of one address share a render until something changes: who comes after that is shown the new
 * page, and what was rendered before is not kept if it carries a tag that changed.
 */
export class PageCache {
  /**
   * By path and query key. A page whose bytes grew is stored again as a new object, so that the cache counts its new
   * size.
   */
  readonly #pages: LRUCache<string, { page: StoredPage }>
  readonly #paths = new Map<string, Path>()
  readonly #byTag = new Map<string, Set<string>>()
  readonly #renders = new Set<Render>()
  readonly #pending = new Map<string, Promise<StoredPage>>()
  readonly #now: () => number

  constructor(options: { maxBytes: Bytes; now?: () => number }) {
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => page.bytes,
      dispose: ({ page }, name, reason) => {
        if (reason !== 'set') this.#forget(page, name)
      },
    })
    this.#now = options.now ?? Date.now
  }

  get bytes(): Bytes {
    return this.#pages.calculatedSize
  }

  /**
   * @param search the query with its `?`, or an empty string
   * @param evenDoubtful for while the database is away: also a page to which changes may have been missed, for at most
   *   ten minutes
   */
  find(path: string, search: string, evenDoubtful = false): StoredPage | undefined {
    const known = this.#paths.get(path)
    if (!known) return undefined
    const name = nameOf(path, search === '' ? '' : queryKey(known.reads, search))
    const page = this.#pages.get(name)?.page
    if (!page) return undefined
    if (page.freshUntilMs <= this.#now() || this.#isTooOld(page)) this.#pages.delete(name)
    else if (page.doubtfulSinceMs === undefined || evenDoubtful) return page
    return undefined
  }

  #isTooOld({ doubtfulSinceMs = Number.POSITIVE_INFINITY }: StoredPage): boolean {
    return this.#now() - doubtfulSinceMs > doubtfulForMs
  }

  /** Returns the body in an encoding; it is compressed at the first call. */
  bodyIn(page: StoredPage, encoding: Encoding): Buffer | Promise<Buffer> {
    const known = page.encoded[encoding]
    if (known) return known
    const making = compress(page.plain, encoding).then((body) => {
      page.encoded[encoding] = body
      page.bytes += body.length
      if (page.name !== undefined && this.#pages.peek(page.name)?.page === page)
        this.#pages.set(page.name, { page })
      return body
    })
    page.encoded[encoding] = making
    return making
  }

  /** Returns the page of this address that is being rendered. */
  rendering(path: string, search: string): Promise<StoredPage> | undefined {
    return this.#pending.get(path + search)
  }

  /** Renders a page, or joins a render of the same address that is under way, and keeps the page if allowed. */
  async render(path: string, search: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    const address = path + search
    const pending = this.rendering(path, search)
    if (pending) return pending
    const started = this.#renderAndKeep(path, search, render).finally(() => {
      if (this.#pending.get(address) === started) this.#pending.delete(address)
    })
    this.#pending.set(address, started)
    return started
  }

  /** Drops every page that carries one of the tags; `*` drops all. When changes may have been missed, all are in doubt. */
  invalidate(tags: readonly string[], how?: 'missed'): void {
    for (const render of this.#renders) for (const tag of tags) render.changed.add(tag)
    this.#pending.clear()
    if (how === 'missed') for (const { page } of this.#pages.values()) page.doubtfulSinceMs ??= this.#now()
    else if (tags.includes('*')) this.#pages.clear()
    else
      for (const tag of tags) for (const name of [...(this.#byTag.get(tag) ?? [])]) this.#pages.delete(name)
  }

  async #renderAndKeep(
    path: string,
    search: string,
    render: () => Promise<RenderedPage>,
  ): Promise<StoredPage> {
    const own: Render = { changed: new Set() }
    this.#renders.add(own)
    try {
      const rendered = await render()
      const page = finish(rendered)
      page.etag = `"${createHash('sha256').update(page.plain).digest('base64url').slice(0, 22)}"`
      const overtaken = own.changed.has('*') || [...own.changed].some((tag) => page.tags.has(tag))
      const stale = page.freshUntilMs <= this.#now()
      if (rendered.cacheable && !overtaken && !stale)
        this.#keep(path, queryKey(rendered.reads, search), rendered.reads, page)
      else this.#dropDoubtful(nameOf(path, queryKey(rendered.reads, search)))
      return page
    } finally {
      this.#renders.delete(own)
    }
  }

  /** A page in doubt has been rendered anew, though not to be kept; one that another render kept since then stays. */
  #dropDoubtful(name: string): void {
    if (this.#pages.peek(name)?.page.doubtfulSinceMs !== undefined) this.#pages.delete(name)
  }

  #keep(path: string, key: string, reads: ReadonlySet<string>, page: StoredPage): void {
    const name = nameOf(path, key)
    const before = this.#paths.get(path)
    for (const old of before && !sameNames(before.reads, reads) ? [...before.pages] : [name])
      this.#pages.delete(old)
    this.#pages.set(name, { page })
    // The page is larger than the whole cache.
    if (!this.#pages.has(name)) return
    page.name = name
    const known = this.#paths.get(path) ?? { reads, pages: new Set() }
    this.#paths.set(path, known)
    known.pages.add(name)
    for (const tag of page.tags) {
      const names = this.#byTag.get(tag) ?? new Set()
      names.add(name)
      this.#byTag.set(tag, names)
    }
  }

  /** Removes a page that is no longer cached from the index of tags. */
  #forget(page: StoredPage, name: string): void {
    const path = name.slice(0, name.indexOf('?'))
    const known = this.#paths.get(path)
    known?.pages.delete(name)
    if (known?.pages.size === 0) this.#paths.delete(path)
    for (const tag of page.tags) {
      const names = this.#byTag.get(tag)
      names?.delete(name)
      if (names?.size === 0) this.#byTag.delete(tag)
    }
  }
}

const nameOf = (path: string, key: string) => `${path}?${key}`

function queryKey(reads: ReadonlySet<string>, search: string): string {
  if (reads.size === 0 || search.length < 2) return ''
  const query = new URLSearchParams(search)
  const kept = [...query].filter(([name]) => reads.has(name))
  if (kept.length === 0) return ''
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return new URLSearchParams(kept).toString()
}

const sameNames = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((name) => b.has(name))
