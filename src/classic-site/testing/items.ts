import { Readable } from 'node:stream'
import type { ClassicSources } from '../bring-in/bring-in.ts'
import type { ClassicComment, ClassicItem, ClassicOrder, ClassicPost, ClassicTerm } from '../classic-site.ts'
import { type PhpValue, writeSerialised } from '../serialised.ts'

/** Items of an invented site, as readers give them. */
export const home = 'https://oud.example'

export const siteItem: ClassicItem = { sort: 'site', name: 'Oud-Schelp', tagline: 'Sinds 1950', home }

export const option = (name: string, value: string): ClassicItem => ({ sort: 'option', name, value })

export const post = (given: Partial<ClassicPost> & { id: number }): ClassicItem & { sort: 'post' } => ({
  sort: 'post',
  type: 'post',
  status: 'publish',
  title: `Bericht ${given.id}`,
  slug: `bericht-${given.id}`,
  content: '',
  excerpt: '',
  createdAt: new Date('2020-03-04T10:00:00Z'),
  order: 0,
  terms: [],
  meta: [],
  ...given,
})

export const term = (given: Partial<ClassicTerm> & { taxonomy: string; slug: string }): ClassicItem => ({
  sort: 'term',
  name: given.slug,
  ...given,
})

export const comment = (given: Partial<ClassicComment> & { id: number; post: number }): ClassicItem => ({
  sort: 'comment',
  type: '',
  approved: '1',
  author: 'Lezer',
  email: 'lezer@oud.example',
  at: new Date('2020-03-05T10:00:00Z'),
  content: 'Mooi verhaal.',
  meta: [],
  ...given,
})

export const order = (given: Partial<ClassicOrder> & { id: number }): ClassicItem => ({
  sort: 'order',
  status: 'wc-completed',
  type: 'shop_order',
  currency: 'EUR',
  createdAt: new Date('2021-05-06T10:00:00Z'),
  billing: {
    first_name: 'Klara',
    last_name: 'Koper',
    address_1: 'Dorpsstraat 12 a',
    postcode: '1234 AB',
    city: 'Wommels',
    country: 'NL',
    email: 'klara@oud.example',
  },
  shipping: {},
  total: '12.10',
  meta: [],
  lines: [],
  ...given,
})

/** Sources of these items, with files below `uploads/`. */
export const sourcesOf = (
  items: readonly ClassicItem[],
  uploads: Readonly<Record<string, Buffer>> = {},
  changedAt?: (path: string) => Date,
): ClassicSources => ({
  async *items() {
    yield* items
  },
  uploads: {
    isGiven: true,
    find: async (path) => {
      const contents = uploads[path]
      return (
        contents && {
          sizeBytes: contents.length,
          ...(changedAt && { changedAt: changedAt(path) }),
          open: async () => Readable.from([contents]),
        }
      )
    },
  },
})

/** As PHP serialises it. */
export const php = (value: PhpValue): string => writeSerialised(value)
