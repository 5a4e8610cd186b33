import type { Analytics } from '../kernel/consent.ts'
import type { Block } from '../kernel/document.ts'
import type { Kinds } from '../kernel/known-kinds.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Features, RenderContext } from '../widgets/context.ts'
import type { WidgetRuntime } from '../widgets/render.ts'
import type { PreloadedPicture, Rendered } from '../widgets/rendered.ts'

/** The services and settings for rendering pages. */
export interface Site {
  features: Features
  runtime: WidgetRuntime
  /** Every kind of content, at this moment. */
  kinds: Kinds
  /** Without a trailing slash. */
  siteUrl: string
  /** Whether a locked file may be asked for. */
  takesFileRequests?: boolean | undefined
  /** Of pages that all visitors may see: an address of one visitor's own is told to nobody. */
  analytics?: Analytics | undefined
}

/** A visitor's request for a page. */
export interface PageRequest {
  /** With its final slash, without `/page/n/`. */
  path: string
  /** From 1. */
  page: number
  query: URLSearchParams
  /** Anonymous wherever the page may be cached. */
  viewer: Viewer
  now: Date
  /** A notice from the previous page, shown once, as its cookie carries it. */
  notice?: string | undefined
}

/** The contents of a page's head. */
export interface Head {
  title: string
  description?: string
  /** Path of the one address that search engines should keep; absent on pages they should not keep. */
  canonical?: string
  image?: { url: string; width: number; height: number; alt: string }
  preload?: PreloadedPicture
  previous?: string
  next?: string
  /** Schema.org data. */
  data?: object
  type?: 'website' | 'article'
  /** The address that the browser opens next at once, also of another site. */
  refresh?: string
}

export interface Page {
  kind: 'page'
  status: 200 | 400 | 403 | 404 | 410 | 429 | 500 | 503 | 507
  head: Head
  /** Header, main and footer. */
  body: Rendered
}

export interface Redirect {
  kind: 'redirect'
  status: 301 | 302 | 307 | 308
  to: string
}

export type Answer = Page | Redirect

/** The subject of a page, besides its address. */
export type Subject = Pick<
  RenderContext,
  'entry' | 'product' | 'archive' | 'words' | 'posted' | 'commentPage'
> & {
  /** Steps after the front page, the page itself last. */
  trail: readonly { label: string; url: string }[]
}

/** The contents at an address, found but not drawn: pages draw all of it, calls one widget. */
export interface Resolved {
  kind: 'blocks'
  /** The request as the widgets read it: without `comment-page-{n}/`, for instance. */
  request: PageRequest
  subject: Subject
  /** The document that contains the blocks: the page's own or a template. */
  documentId?: number | undefined
  blocks: readonly Block[]
  /** Tags of the data that was read to find it. */
  tags: readonly string[]
  /** False for pages that must not be cached. */
  cacheable?: false
  head(body: Rendered): Head
}

/** The address does not exist (404), or no longer (410). */
export interface Missing {
  kind: 'missing'
  status: 404 | 410
}

export type Resolution = Resolved | Redirect | Missing

/** Resolves one kind of address; undefined when the address is of another kind. */
export type Resolver = (site: Site, request: PageRequest) => Promise<Resolution | undefined>
