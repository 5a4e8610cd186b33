import type { Content, EntryView, TermView } from '../features/content/index.ts'
import type { Library } from '../features/library/index.ts'
import type { Newsletter } from '../features/newsletter/index.ts'
import type { ProductView, Shop } from '../features/shop/index.ts'
import type { Statistics } from '../features/statistics/index.ts'
import type { Block } from '../kernel/document.ts'
import type { EntryType } from '../kernel/kinds.ts'
import type { Kinds } from '../kernel/known-kinds.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { CardLink } from '../ui/card/card.tsx'
import type { ExtensionSite } from './extension-site.ts'
import type { Rendered } from './rendered.ts'

/** What widgets may ask. */
export interface Features {
  content: Content
  library: Library
  shop: Shop
  newsletter: Pick<Newsletter, 'lists'>
  statistics: Pick<Statistics, 'clicks' | 'visits' | 'question'>
  /** For what extensions keep; absent where nothing is connected. */
  site?: ExtensionSite
}

/** What one rendering is about. The same for all visitors of a cached page. */
export interface RenderContext {
  features: Features
  /** Every kind of content at this moment. */
  kinds: Kinds
  /** Anonymous in pages that may be cached. */
  viewer: Viewer
  now: Date
  siteUrl: string
  /** Whether a locked file may be asked for. */
  takesFileRequests?: boolean | undefined
  /** Path without `/page/n/`, with its final slash. */
  path: string
  query: URLSearchParams
  /** Page number from `/page/{n}/`, else 1. */
  page: number
  /** Page number from `/comment-page-{n}/` of an entry; of a product, that is its `page`. */
  commentPage?: number | undefined
  /**
   * The card that shows this entry, when the widget stands in a card: its number, the level of its title, the address
   * it links to.
   */
  card?: { id: number | string; level: 2 | 3; link: CardLink } | undefined
  /**
   * Renders blocks with another entry of this page as their subject, such as the card of an entry. Absent within a
   * card.
   */
  draw?:
    | ((
        blocks: readonly Block[],
        about: Pick<RenderContext, 'entry' | 'documentId' | 'card'>,
      ) => Promise<Rendered>)
    | undefined
  /** The document that holds the widget; absent for parts that belong to no document. */
  documentId?: number | undefined
  /** The entry of a single page; templates show it. */
  entry?: EntryView
  /** The product of a product page. */
  product?: ProductView | undefined
  /** What an archive lists. */
  archive?: { type: EntryType; term?: TermView }
  /** Words of a site search. */
  words?: string
  /**
   * A submitted form that is shown again, with the typed values and the errors. Such a page is private to one visitor.
   */
  posted?: { form: string; problem: string; values: Readonly<Record<string, string>> }
  /**
   * A notice for one visitor, set by the previous page: a code with details. Such a page is private to that visitor.
   */
  notice?: string | undefined
  /**
   * The entries that listings before this widget show with the settings of staff; absent when a widget is rendered
   * alone.
   */
  shownBefore?(id: string): Promise<readonly number[]>
  /** Steps from the front page to this page, which is the last one. */
  trail: readonly { label: string; url: string }[]
}
