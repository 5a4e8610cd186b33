import { z } from 'zod'
import { ok } from '../../kernel/result.ts'
import { answering } from '../action.ts'
import { done, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { entryType } from '../schemas.ts'

/** Broken links on our own pages, found by the nightly check. */
export const brokenLinks = defineResource({
  name: 'broken-links',
  read: 'pages',
  id: z.string().max(1_200),
  row: shape({
    id: words,
    kind: z.enum(['entry', 'document', 'menu']),
    place: words,
    title: words,
    entryType: entryType.optional(),
    href: words,
  }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { page, perPage, filter: { q } }) {
    const { links, total } = await features.content.brokenLinks({ words: q, page, perPage })
    return { data: links.map((link) => ({ id: `${link.kind}:${link.place}:${link.href}`, ...link })), total }
  },
  actions: {
    /** At the id `all`: checks again soon. */
    check: [
      answering({
        method: 'POST',
        needs: 'pages',
        answer: done,
        async run({ features }) {
          await features.content.askForLinkCheck()
          return ok({ id: 'all' })
        },
      }),
    ],
  },
})
