import { z } from 'zod'
import type { EditableDocument, StaffDocument } from '../../features/content/index.ts'
import {
  deliveryStates,
  type MailingView,
  mailingStates,
  returnsPath,
} from '../../features/newsletter/index.ts'
import { emptyDocument } from '../../kernel/document.ts'
import { fail, ok } from '../../kernel/result.ts'
import { shellCid, shellPicture } from '../../platform/email/shell-picture.ts'
import { initialValues } from '../../widgets/fields.ts'
import { newsletterFields } from '../../widgets/shared/email/newsletter-fields.ts'
import { answering, receiving } from '../action.ts'
import { done, listOf, moment, recordOf, shape, words } from '../answer-parts.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { drawNewsletter } from '../newsletters/draw.ts'
import { shownEmail } from '../newsletters/shown.ts'
import { type Action, type Call, defineResource, type Outcome } from '../resource.ts'
import { id, instant, requiredText } from '../schemas.ts'

const longestTitle = 200

/** A row of the list: the document, and the state of its mailing. */
const toRow = ({ id, title, draftSavedAt }: StaffDocument, mailing: MailingView | undefined) => ({
  id,
  title,
  ...(draftSavedAt && { draftSavedAt }),
  state: mailing?.state ?? ('draft' as const),
  ...(mailing && { mailing, startAt: mailing.startAt, sent: mailing.counts.sent }),
})

async function rowsOf({ features }: Call, documents: readonly StaffDocument[]) {
  const mailings = await features.newsletter.mailings(documents.map(({ id }) => id))
  return documents.map((document) => toRow(document, mailings.get(document.id)))
}

/** The time that it takes to confirm: a moment that went by meanwhile still counts. */
const toConfirmMs = 5 * 60_000

const toSend = z.object({
  /** The version of the draft that was previewed. */
  version: z.int().nonnegative(),
  startAt: instant
    .refine((at) => at.getTime() > Date.now() - toConfirmMs, { error: fieldText('past') })
    .optional(),
  perMinute: z.int().min(1).max(600),
  /** Absent: all readers. */
  list: id.optional(),
})

/** As it was sent, or would be sent now. */
const emailAnswer = shape({
  subject: words,
  html: words,
  text: words,
  /** Names of widgets that no mail can show. */
  leftOut: listOf(words),
  /** Number of readers, in all and by list. */
  readers: z.number(),
  version: z.number(),
  lists: listOf(shape({ id: z.number(), name: words, readers: z.number() })),
})

const troublesAnswer = shape({
  data: listOf(shape({ email: words, state: z.enum(deliveryStates), reason: words.optional() })),
})

/** The newsletter with this id. */
async function written({ features }: Call, raw: string): Promise<Outcome<EditableDocument>> {
  const known = id.safeParse(raw)
  const document = known.success ? await features.content.editable(known.data) : undefined
  return document?.kind === 'newsletter' ? ok(document) : fail('missing')
}

const declared = <Method extends Action['method'], Answer extends z.ZodType>(
  method: Method,
  answer: Answer,
  run: (call: Call, document: EditableDocument) => Promise<Outcome<z.output<Answer>>>,
) => [
  answering({
    method,
    needs: 'newsletter',
    answer,
    async run(call, raw) {
      const document = await written(call, raw)
      return document.ok ? run(call, document.value) : document
    },
  }),
]

const move = (
  does: (newsletter: Call['features']['newsletter']) => (documentId: number) => Promise<boolean>,
) =>
  declared('POST', done, async ({ features }, { id }) =>
    (await does(features.newsletter)(id)) ? ok({ id }) : fail('newsletter-elsewhere'),
  )

/**
 * Newsletters, written in the page editor and sent once (SITE-06).
 *
 * - GET `email`: {subject, html, text, leftOut, version, readers, lists}, as it was sent or would be sent now.
 * - POST `test`: mails it to the user.
 * - POST `send` {version, startAt?, perMinute, list?}; then POST `pause`, `resume`, `stop`, `again`.
 * - GET `troubles`: {data}: the readers that it did not reach.
 */
export const newsletters = defineResource({
  name: 'newsletters',
  read: 'newsletter',
  write: 'newsletter',
  id,
  row: shape({
    id: z.number(),
    title: words,
    draftSavedAt: moment.optional(),
    state: z.enum([...mailingStates, 'draft']),
    startAt: moment.optional(),
    sent: z.number().optional(),
    mailing: shape({
      id: z.number(),
      documentId: z.number(),
      subject: words,
      listId: z.number().nullable(),
      state: z.enum(mailingStates),
      startAt: moment,
      perMinute: z.number(),
      finishedAt: moment.optional(),
      trouble: words.optional(),
      counts: recordOf(z.enum(deliveryStates), z.number()),
    }).optional(),
  }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list(call, { filter: { q }, page, perPage }) {
    const { documents, total } = await call.features.content.listDocuments({
      kinds: ['newsletter'],
      words: q,
      page,
      perPage,
      sort: 'newest',
    })
    return { data: await rowsOf(call, documents), total }
  },
  async one(call, id) {
    const { documents } = await call.features.content.listDocuments({ ids: [id], kinds: ['newsletter'] })
    return (await rowsOf(call, documents))[0]
  },
  create: {
    /** `from`: starts as a copy of another newsletter. */
    schema: z.object({ title: requiredText(longestTitle), from: id.nullish() }),
    async run({ features: { content }, viewer }, { title, from }) {
      const other = from ? await content.editable(from) : undefined
      if (from && other?.kind !== 'newsletter') return fail('missing')
      const empty = { ...emptyDocument, root: { props: initialValues(newsletterFields) } }
      const data = other?.draft ?? other?.published ?? empty
      return ok(await content.startDocument({ kind: 'newsletter', title, data, by: viewer.userId ?? '' }))
    },
  },
  async copy({ features: { content }, viewer }, id) {
    const email = await content.editable(id)
    const data = email?.draft ?? email?.published
    if (email?.kind !== 'newsletter' || !data) return fail('missing')
    return ok(
      await content.startDocument({
        kind: 'newsletter',
        data,
        by: viewer.userId ?? '',
        title: copyName(email.title, longestTitle),
      }),
    )
  },
  async remove(call, id) {
    const { content, newsletter } = call.features
    const mailing = (await newsletter.mailings([id])).get(id)
    if (mailing && !['done', 'stopped'].includes(mailing.state)) return fail('newsletter-under-way')
    if ((await content.editable(id))?.kind !== 'newsletter') return fail('missing')
    return (await content.withdrawTemplate(id, 'delete')).ok ? ok(undefined) : fail('missing')
  },
  actions: {
    email: declared('GET', emailAnswer, async (call, document) => {
      const { newsletter } = call.features
      const [sent, drawn, readers, lists] = await Promise.all([
        newsletter.mailingEmail(document.id),
        drawNewsletter(call, document),
        newsletter.readers(),
        newsletter.lists(),
      ])
      const email = sent ?? drawn
      if (!email) return fail('missing')
      return ok({
        subject: drawn?.subject ?? document.title,
        leftOut: [],
        ...email,
        html: await shownEmail(email.html),
        readers,
        version: document.revision,
        lists: lists.map(({ id, name, readers }) => ({ id, name, readers })),
      })
    }),
    test: declared('POST', shape({ id: z.number(), to: words }), async (call, document) => {
      const { accounts, mail } = call.features
      const [user, email] = await Promise.all([
        accounts.user(Number(call.viewer.userId)),
        drawNewsletter(call, document),
      ])
      if (!user) return fail('signed-out')
      if (!email) return fail('missing')
      const { subject, html, text } = email
      const shell = { name: 'schelp.png', type: 'image/png', contents: await shellPicture(), cid: shellCid }
      await mail.send({ to: user.email, secrets: [], subject, html, text, attachments: [shell] })
      return ok({ id: document.id, to: user.email })
    }),
    send: [
      receiving({
        method: 'POST',
        needs: 'newsletter',
        input: toSend,
        answer: done,
        async run(call, raw, { version, startAt, perMinute, list }) {
          const found = await written(call, raw)
          if (!found.ok) return found
          const document = found.value
          if (version !== document.revision) return fail('conflict')
          const email = await drawNewsletter(call, document)
          if (!email) return fail('missing')
          const { subject, html, text } = email
          const started = await call.features.newsletter.startMailing({
            documentId: document.id,
            subject,
            html,
            text,
            startAt,
            perMinute,
            listId: list,
            by: call.viewer.userId ?? '',
          })
          if (started.ok) return ok({ id: document.id })
          return fail(started.code === 'sent-before' ? 'newsletter-elsewhere' : 'no-mail-server')
        },
      }),
    ],
    troubles: declared('GET', troublesAnswer, async ({ features }, { id }) =>
      ok({ data: await features.newsletter.troubledDeliveries(id) }),
    ),
    /** The address to which the mail server posts bounces. */
    returns: [
      answering({
        method: 'GET',
        needs: 'operation',
        answer: shape({ url: words }),
        run: async ({ features: { canvas, newsletterReturns } }) =>
          ok({ url: `${canvas.siteUrl}${returnsPath}${newsletterReturns}` }),
      }),
    ],
    pause: move((newsletter) => newsletter.pauseMailing),
    resume: move((newsletter) => newsletter.resumeMailing),
    stop: move((newsletter) => newsletter.stopMailing),
    again: move((newsletter) => newsletter.sendUncertainAgain),
  },
})
