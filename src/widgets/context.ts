import type { Content, EntryView, TermView } from '../features/content/index.ts'
import type { Library } from '../features/library/index.ts'
import type { Newsletter } from '../features/newsletter/index.ts'
import type { ProductView, Shop } from '../features/shop/index.ts'
import type { Tally } from '../features/tally/index.ts'
import type { Block } from '../kernel/document.ts'
import type { EntryType } from '../kernel/kinds.ts'
import type { Kinds } from '../kernel/known-kinds.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { CardLink } from '../ui/card/card.tsx'
import type { Rendered } from './rendered.ts'

/** What widgets may ask. */
export interface Features {
  content: Content
  library: Library
  shop: Shop
  newsletter: Pick<Newsletter, 'lists'>
  tally: Pick<Tally, 'clicks' | 'visits' | 'question'>
}

/** What one render is about. The same for every visitor of a cached page. */
export interface RenderContext {
  features: Features
  /** Every kind of content, as it is at this moment. */
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
  /** A card of a list that shows the entry, where the widget stands in one: its number, its title's level, where it leads. */
  card?: { id: number | string; level: 2 | 3; link: CardLink } | undefined
  /** Draws blocks about something else of this page, as the card of an entry; absent within such a card. */
  draw?:
    | ((
        blocks: readonly Block[],
        about: Pick<RenderContext, 'entry' | 'documentId' | 'card'>,
      ) => Promise<Rendered>)
    | undefined
  /** The document that holds the widget; absent for parts that no document holds. */
  documentId?: number | undefined
  /** The entry of a single page, for templates. */
  entry?: EntryView
  /** What is for sale on a product's page. */
  product?: ProductView | undefined
  /** What an archive lists. */
  archive?: { type: EntryType; term?: TermView }
  /** Words of a site search. */
  words?: string
  /** A form that was sent and comes back with what was typed and why. Such a page is one visitor's own. */
  posted?: { form: string; problem: string; values: Readonly<Record<string, string>> }
  /** What the page before left to be said once, as a code with details. Such a page is one visitor's own. */
  notice?: string | undefined
  /** The entries that listings before this widget show as staff set them; absent for a widget by itself. */
  shownBefore?(id: string): Promise<readonly number[]>
  /** Steps from the front page to here, the last one being this page. */
  trail: readonly { label: string; url: string }[]
}
