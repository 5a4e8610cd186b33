import type { Rendered } from '../widgets/render.ts'

/** What stands in the head of a page. */
export interface Head {
  title: string
  description?: string
  /** Path of the one address that search engines should keep; absent on pages they should not keep. */
  canonical?: string
  image?: { url: string; width: number; height: number; alt: string }
  /** The one picture that a visitor sees first, to be fetched early. */
  preload?: { srcset: string; sizes: string; type: string }
  previous?: string
  next?: string
  /** Schema.org data. */
  data?: object
  type?: 'website' | 'article'
}

export interface Page {
  kind: 'page'
  status: 200 | 404 | 410
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
