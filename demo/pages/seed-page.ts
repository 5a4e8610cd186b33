import type { Block, DocumentData } from '../../src/kernel/document.ts'
import { block, documentOf } from '../../src/seed/page-document.ts'
import type { PlateRequest } from '../material/plates/index.ts'

export interface SeedPage {
  slug: string
  title: string
  /** For search engines and lists; also the opening sentence where the page shows it. */
  excerpt: string
  document: DocumentData
  /** Drawn for the page and shown by its `entry-picture`. */
  picture?: { plate: PlateRequest; alt: string; caption: string }
}

/** What pages show of the demo's library: numbers of categories, and a file. */
export interface Shelves {
  jabikspaad: number
  routes: number
  inventory: { id: number; categoryId: number; title: string }
}

/** A question of an accordion, with its answer as HTML. */
export interface Question {
  question: string
  /** What `#…` in an address opens it. */
  hashtag: string
  answer: string
}

/** Questions that fold, under a heading of their own. */
export const questions = (id: string, title: string, items: readonly Question[]): Block[] => [
  block('heading', `${id}-title`, { text: title, level: 2, anchor: id }),
  block('accordion', id, {
    showAll: true,
    items: items.map(({ question, hashtag, answer }, index) => ({
      title: question,
      hashtag,
      content: [block('text', `${id}-${index + 1}`, { html: answer })],
    })),
  }),
]

/** A page of text: its title across, the text left, its picture and what belongs to that at the right. */
export const textPage = (id: string, text: readonly Block[], side: readonly Block[] = []): DocumentData =>
  documentOf(
    block('section', id, {
      space: 'none',
      content: [
        block('breadcrumb', `${id}-trail`),
        block('entry-title', `${id}-title`),
        block('columns', `${id}-columns`, {
          ratio: 'two',
          first: text,
          second: [block('entry-picture', `${id}-picture`, { place: 'side', ratio: '3:4' }), ...side],
        }),
      ],
    }),
  )
