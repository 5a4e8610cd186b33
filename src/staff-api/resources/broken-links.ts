import { z } from 'zod'
import { ok } from '../../kernel/result.ts'
import { defineResource } from '../resource.ts'

/** Broken links on our own pages, found by the nightly check. */
export const brokenLinks = defineResource({
  name: 'broken-links',
  read: 'pages',
  id: z.string().max(1_200),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { page, perPage, filter: { q } }) {
    const { links, total } = await features.content.brokenLinks({ words: q, page, perPage })
    return {
      data: links.map((link) => ({ id: `${link.kind}:${link.place}:${link.href}`, ...link })),
      total,
    }
  },
  actions: {
    /** At the id `all`: checks again soon. */
    check: [
      {
        method: 'POST',
        needs: 'pages',
        async run({ features }) {
          await features.content.askForLinkCheck()
          return ok({ id: 'all' })
        },
      },
    ],
  },
})
