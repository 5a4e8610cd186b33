import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { answering } from '../action.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'
import { testMail } from '../texts.nl.ts'

/** Mails of the last 90 days. Some hold links to choose a password, so only administrators may read them. */
export const mails = defineResource({
  name: 'mails',
  read: 'operation',
  id,
  row: shape({
    id: z.number(),
    to: words,
    subject: words,
    text: words,
    createdAt: moment,
    sentAt: moment.optional(),
    error: words.optional(),
  }),
  filter: z.object({ q: z.string().max(200).optional(), state: z.enum(['sent', 'waiting']).optional() }),
  sorts: ['createdAt'],
  async list({ features }, { filter: { q, state }, page, perPage, sort, descending }) {
    const { mails, total } = await features.mailbox.list({
      words: q,
      state,
      page,
      perPage,
      descending: sort ? descending : true,
    })
    return { data: mails, total }
  },
  one: ({ features }, id) => features.mailbox.mail(id),
  actions: {
    /** At the id `all`: sends a test mail to the user. */
    test: [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: shape({ id: words, to: words }),
        async run({ features: { accounts, mail }, viewer }) {
          const user = await accounts.user(Number(viewer.userId))
          if (!user) return fail('signed-out')
          await mail.send({ to: user.email, secrets: [], subject: testMail.subject, text: testMail.text })
          return ok({ id: 'all', to: user.email })
        },
      }),
    ],
  },
})
