import { z } from 'zod'
import { may } from '../../kernel/rights.ts'
import { listOf, moment, recordOf, shape, words } from '../answer-parts.ts'
import { kindsFor } from '../documents/kind-rights.ts'
import { type Call, defineResource } from '../resource.ts'

/** How many lost files are named. */
const namedFiles = 10

const entryCounts = async ({ features }: Call) => {
  const count = async (query: Parameters<typeof features.content.staffEntries>[0]) =>
    (await features.content.staffEntries({ ...query, perPage: 1 })).total
  const { types } = await features.content.kinds()
  const [published, drafts, scheduled] = await Promise.all([
    Promise.all(
      types.map(async (type) => [type, await count({ types: [type], status: 'published' })] as const),
    ),
    count({ status: 'draft' }),
    count({ status: 'scheduled' }),
  ])
  return { published: Object.fromEntries(published), drafts, scheduled }
}

const reviewsThatAre = async (
  which: { approved?: boolean; reported?: boolean },
  { shop }: Call['features'],
) => (await shop.staff.reviews({ ...which, page: 1, perPage: 1 })).total

const commentsWaiting = async ({ content }: Call['features']) =>
  (await content.settings()).comments?.isOn
    ? (await content.staffComments({ approved: false, page: 1, perPage: 1 })).total
    : 0

/** Returns facts about comments, the shop and the machine, as far as the user may know them. */
const rankedFacts = async ({ features, viewer }: Call) => ({
  ...(may(viewer, 'orders') && { orders: await features.shop.orders.waiting() }),
  ...(may(viewer, 'entries') && { commentsWaiting: await commentsWaiting(features) }),
  ...(may(viewer, 'products') && {
    reviewsWaiting: await reviewsThatAre({ approved: false }, features),
    reviewsReported: await reviewsThatAre({ reported: true }, features),
  }),
  ...(may(viewer, 'operation') && {
    system: {
      ...(await features.system()),
      isClosed: (await features.content.settings()).maintenance?.isOn ?? false,
    },
    mailsWaiting: await features.mailbox.waiting(),
    jobsFailed: (await features.failedJobs.list({ page: 1, perPage: 1 })).total,
  }),
})

/** The facts on the front page of the staff area: the one row `now`. */
export const facts = defineResource({
  name: 'facts',
  read: 'staff',
  id: z.literal('now'),
  row: shape({
    id: words,
    entries: shape({ published: recordOf(words, z.number()), drafts: z.number(), scheduled: z.number() }),
    media: z.number(),
    mediaWithoutAlt: z.number(),
    files: z.number(),
    brokenLinks: z.number(),
    documentDrafts: z.number(),
    lostFiles: shape({ total: z.number(), files: listOf(shape({ id: z.number(), title: words })) }),
    orders: shape({
      toSend: z.number(),
      unpaid: z.number(),
      toPayBack: z.number(),
      withdrawn: z.number(),
    }).optional(),
    commentsWaiting: z.number().optional(),
    reviewsWaiting: z.number().optional(),
    reviewsReported: z.number().optional(),
    system: shape({
      disk: shape({ free: z.number(), size: z.number() }).optional(),
      database: z.number(),
      lastBackup: shape({ madeAt: moment, size: z.number(), missing: z.number().optional() }).optional(),
      sendsMail: z.boolean(),
      version: words,
      untrustedProxy: z.boolean(),
      isClosed: z.boolean(),
    }).optional(),
    mailsWaiting: z.number().optional(),
    jobsFailed: z.number().optional(),
  }),
  filter: z.object({}),
  sorts: [],
  async one(call) {
    const { content } = call.features
    const [entries, media, withoutAlt, categories, documents, brokenLinks, lost] = await Promise.all([
      entryCounts(call),
      content.staffMedia({ perPage: 1 }),
      content.staffMedia({ withoutAlt: true, perPage: 1 }),
      call.features.library.categoryTree(),
      content.listDocuments({ kinds: kindsFor(call), hasDraft: true, perPage: 1 }),
      content.brokenLinks({ perPage: 1 }),
      call.features.library.staffFiles({ state: 'lost', page: 1, perPage: namedFiles }),
    ])
    return {
      id: 'now',
      entries,
      media: media.total,
      mediaWithoutAlt: withoutAlt.total,
      files: categories.filter(({ level }) => level === 1).reduce((sum, { files }) => sum + files, 0),
      brokenLinks: brokenLinks.total,
      documentDrafts: documents.total,
      lostFiles: {
        total: lost.total,
        files: (may(call.viewer, 'library') ? lost.files : []).map(({ id, title }) => ({ id, title })),
      },
      ...(await rankedFacts(call)),
    }
  },
})
