import type { Viewer } from '../kernel/viewer.ts'
import type { Features } from '../widgets/context.ts'
import type { PreloadedPicture } from '../widgets/define.ts'
import type { Rendered, WidgetRuntime } from '../widgets/render.ts'

/** What every page is made with. */
export interface Site {
  features: Features
  runtime: WidgetRuntime
  /** Without a slash at its end. */
  siteUrl: string
}

/** What a visitor asked for. */
export interface PageRequest {
  /** With its final slash, without `/page/n/`. */
  path: string
  /** From 1. */
  page: number
  query: URLSearchParams
  /** Anonymous wherever the page may be cached. */
  viewer: Viewer
  now: Date
  /** What the page before left to be said once, as its cookie carries it. */
  notice?: string | undefined
}

/** What stands in the head of a page. */
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
}

export interface Page {
  kind: 'page'
  status: 200 | 403 | 404 | 410
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

/** One kind of address; undefined when the address is not of its kind. */
export type PageHandler = (site: Site, request: PageRequest) => Promise<Answer | undefined>
