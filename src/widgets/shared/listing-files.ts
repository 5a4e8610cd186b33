import type { EntryCard } from '../../features/content/index.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import { createOpenList } from '../../kernel/open-list.ts'
import type { Catalogue, TextKey, Texts } from '../../kernel/texts.ts'
import type { LimitName } from '../../platform/rate-limit.ts'

/** What an archive lists at an address, on all its pages. */
export interface Listed {
  entries: readonly EntryCard[]
  /** `entries` are the first of so many. */
  total: number
  /** Around which town. */
  near?: { town: string; kilometres: number }
}

/** A listing, and what a file of it may need besides. */
export interface ListingForFile extends Listed {
  siteTitle: string
  /** Without a trailing slash. */
  siteUrl: string
  now: Date
  /** The texts of a catalogue, as staff changed them. */
  texts<const C extends Catalogue>(room: string, catalogue: C): Texts<TextKey<C>>
}

/** A file with what an archive lists, at the address of the archive and the file's name: `/jacobalia/plaatsen.gpx`. */
export interface ListingFile {
  /** Text of the link below the list, in the catalogue of the widget `archive-list`. */
  text: string
  /** Kinds of content of which it can be made. */
  suits(kind: Kind): boolean
  /** How often one visitor may ask for it. */
  limit: LimitName
  /** How many entries it may hold. */
  most: number
  /** `Content-Type`. */
  type: string
  /** Returns its contents; undefined when there is nothing to put into it. */
  make(listing: ListingForFile): Promise<string | Buffer | undefined>
}

/** Every such file by its name, in the order of their links. They come from extensions. */
export const listingFiles = createOpenList<ListingFile>('file of a list')
