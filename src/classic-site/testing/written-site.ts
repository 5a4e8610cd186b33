import type {
  ClassicAuthor,
  ClassicComment,
  ClassicOption,
  ClassicOrder,
  ClassicPost,
  ClassicRow,
  ClassicSite,
  ClassicTerm,
} from '../classic-site.ts'

/** A classic site that a test invents; `write-wxr.ts` and `write-dump.ts` write the same one as either source. */
export interface WrittenSite {
  site?: ClassicSite
  authors?: (ClassicAuthor & { id: number })[]
  terms?: WrittenTerm[]
  posts?: WrittenPost[]
  comments?: WrittenComment[]
  options?: ClassicOption[]
  orders?: WrittenOrder[]
  rows?: ClassicRow[]
}

export type WrittenTerm = ClassicTerm & { id: number }
export type WrittenPost = Partial<ClassicPost> & { id: number }
export type WrittenComment = Partial<ClassicComment> & { id: number; post: number }
/** `store`: in which of WooCommerce's storages a dump holds it. */
export type WrittenOrder = Partial<ClassicOrder> & { id: number; store?: 'posts' | 'tables' | 'both' }

export const defaultSite = { name: 'Oud-Schelp', home: 'https://oud.example', language: 'nl-NL' }

/** A post with everything that a source would say of it. */
export const wholePost = (post: WrittenPost): ClassicPost => ({
  type: 'post',
  status: 'publish',
  title: '',
  slug: '',
  content: '',
  excerpt: '',
  createdAt: new Date('2020-01-02T03:04:05Z'),
  order: 0,
  takesComments: false,
  terms: [],
  meta: [],
  ...post,
})

export const wholeComment = (comment: WrittenComment): ClassicComment => ({
  type: 'comment',
  approved: '1',
  at: new Date('2020-01-03T03:04:05Z'),
  content: '',
  meta: [],
  ...comment,
})

export const wholeOrder = (order: WrittenOrder): ClassicOrder => ({
  status: 'wc-completed',
  type: 'shop_order',
  currency: 'EUR',
  createdAt: new Date('2021-01-02T03:04:05Z'),
  billing: {},
  shipping: {},
  total: '0.00',
  meta: [],
  lines: [],
  ...order,
})

/** `2020-01-02 03:04:05`, as MySQL keeps a moment. */
export const sqlTime = (moment: Date | undefined): string =>
  moment ? moment.toISOString().slice(0, 19).replace('T', ' ') : '0000-00-00 00:00:00'
