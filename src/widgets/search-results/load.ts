import type { EntryCard, EntryType } from '../../features/content/index.ts'
import { downloadPath, type MarkedPart, markWords, parseSearchRequest } from '../../features/library/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { whereOf } from '../shared/entries/entry-card.ts'
import type { PageLinks } from '../shared/paging/paging.ts'
import type { SearchResultsProps } from './fields.ts'

type Marked = readonly MarkedPart[]

export interface SearchResultsModel {
  /** Empty before a search. */
  words: string
  total: number
  /** There are more hits than are counted and listed. */
  hasMore: boolean
  page: number
  pages: number
  links: PageLinks
  hits: readonly {
    id: number
    type: EntryType
    /** Name of a kind that staff defined. */
    kind?: string
    href: string
    title: Marked
    text: Marked
    about: Marked
  }[]
  files: {
    total: number
    href: string
    /** Locked files link to the library, which says how to unlock them. */
    rows: readonly { id: string; href: string; title: Marked; extension: string; text?: Marked }[]
  }
  /** A suggested spelling, from the titles in the library. */
  meant?: { words: string; href: string }
}

/** Of more, the words were right. */
const fewEntries = 3

const searchHref = (words: string) => `/?${new URLSearchParams({ s: words })}`

export async function load(
  props: SearchResultsProps,
  context: RenderContext,
): Promise<Loaded<SearchResultsModel>> {
  const { content, library } = context.features
  const words = context.words?.trim() ?? ''
  const links: PageLinks = { path: context.path, query: `${new URLSearchParams({ s: words })}` }
  // Results of typed words are never cached for other visitors.
  const answer = { cacheable: false, reads: ['s'] }
  const filesHref = `/bestanden/?${new URLSearchParams({ q: words })}`
  const none = { total: 0, href: filesHref, rows: [] }
  if (words === '')
    return {
      ...answer,
      model: { words, total: 0, hasMore: false, page: 1, pages: 1, links, hits: [], files: none },
    }
  const [list, found] = await Promise.all([
    content.search(words, context.page, props.perPage),
    library.search(context.viewer, parseSearchRequest([['q', words]])),
  ])
  const stems = found.kind === 'found' ? found.stems : words.split(/\s+/)
  const mark = (text: string) => markWords(text, stems)
  const meant = list.total <= fewEntries && found.kind === 'found' ? found.meant : undefined
  return {
    ...answer,
    pages: list.pages,
    ...(list.total === 0 && (found.kind === 'none' || found.total === 0) && { inVain: words }),
    model: {
      words,
      total: list.total,
      hasMore: list.hasMore,
      page: context.page,
      pages: list.pages,
      links,
      hits: list.entries.map((entry) => ({
        id: entry.id,
        type: entry.type,
        ...(context.kinds.of(entry.type).isOwn && { kind: context.kinds.of(entry.type).one }),
        href: entry.url,
        title: mark(entry.title),
        text: mark(entry.excerpt),
        about: mark(aboutOf(entry)),
      })),
      files:
        found.kind === 'none'
          ? none
          : {
              total: found.total,
              href: filesHref,
              rows:
                context.page > 1
                  ? []
                  : found.rows
                      .slice(0, props.files)
                      .map((file) => ({
                        id: String(file.id),
                        href: file.access.open ? downloadPath(file) : filesHref,
                        title: mark(file.title),
                        extension: file.extension,
                        ...(file.excerpt ? { text: file.excerpt } : {}),
                      })),
            },
      ...(meant ? { meant: { words: meant.keyword, href: searchHref(meant.keyword) } } : {}),
    },
  }
}

/** Tells apart two hits with the same title. */
const aboutOf = (entry: EntryCard): string =>
  entry.type === 'post' ? formatLongDate(entry.publishedAt) : (whereOf(entry) ?? '')
