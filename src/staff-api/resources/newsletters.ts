import { z } from 'zod'
import type { EditableDocument, StaffDocument } from '../../features/content/index.ts'
import { type MailingView, returnsPath } from '../../features/newsletter/index.ts'
import { emptyDocument } from '../../kernel/document.ts'
import { fail, ok } from '../../kernel/result.ts'
import { shellCid, shellPicture } from '../../platform/letter/shell-picture.ts'
import { initialValues } from '../../widgets/fields.ts'
import { newsletterFields } from '../../widgets/shared/letters/newsletter-fields.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { drawNewsletter } from '../newsletters/draw.ts'
import { shownLetter } from '../newsletters/shown.ts'
import { type Action, type Call, defineResource, type Outcome, readInput } from '../resource.ts'
import { id, instant, requiredText } from '../schemas.ts'

const longestTitle = 200

/** A row of the list: the document, and the state of its mailing. */
const toRow = ({ id, title, draftSavedAt }: StaffDocument, mailing: MailingView | undefined) => ({
  ...{ id, title },
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

type Run = (call: Call, document: EditableDocument, body: () => Promise<unknown>) => Promise<Outcome<unknown>>

const action = (method: Action['method'], run: Run): readonly Action[] => [
  {
    method,
    needs: 'newsletter',
    async run(call, raw, body) {
      const known = id.safeParse(raw)
      const document = known.success ? await call.features.content.editable(known.data) : undefined
      return document?.kind === 'newsletter' ? run(call, document, body) : fail('missing')
    },
  },
]

const move = (
  does: (newsletter: Call['features']['newsletter']) => (documentId: number) => Promise<boolean>,
) =>
  action('POST', async ({ features }, { id }) =>
    (await does(features.newsletter)(id)) ? ok({ id }) : fail('newsletter-elsewhere'),
  )

/**
 * Newsletters, written in the page editor and sent once (SITE-06).
 *
 * - GET `letter`: {subject, html, text, leftOut, version, readers, lists}, as it was sent or would be sent now.
 * - POST `test`: mails it to the user.
 * - POST `send` {version, startAt?, perMinute, list?}; then POST `pause`, `resume`, `stop`, `again`.
 * - GET `troubles`: {data}: the readers that it did not reach.
 */
export const newsletters = defineResource({
  name: 'newsletters',
  read: 'newsletter',
  write: 'newsletter',
  id,
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list(call, { filter: { q }, page, perPage }) {
    const { documents, total } = await call.features.content.listDocuments({
      ...{ kinds: ['newsletter'], words: q, page, perPage, sort: 'newest' },
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
      return ok(
        await content.startDocument({ ...{ kind: 'newsletter', title, data }, by: viewer.userId ?? '' }),
      )
    },
  },
  async copy({ features: { content }, viewer }, id) {
    const letter = await content.editable(id)
    const data = letter?.draft ?? letter?.published
    if (letter?.kind !== 'newsletter' || !data) return fail('missing')
    return ok(
      await content.startDocument({
        ...{ kind: 'newsletter', data, by: viewer.userId ?? '' },
        title: copyName(letter.title, longestTitle),
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
    letter: action('GET', async (call, document) => {
      const { newsletter } = call.features
      const [sent, drawn, readers, lists] = await Promise.all([
        newsletter.mailingLetter(document.id),
        drawNewsletter(call, document),
        newsletter.readers(),
        newsletter.lists(),
      ])
      const letter = sent ?? drawn
      if (!letter) return fail('missing')
      return ok({
        subject: drawn?.subject ?? document.title,
        leftOut: [],
        ...letter,
        html: await shownLetter(letter.html),
        ...{ readers, version: document.revision },
        lists: lists.map(({ id, name, readers }) => ({ id, name, readers })),
      })
    }),
    test: action('POST', async (call, document) => {
      const { accounts, mail } = call.features
      const [user, letter] = await Promise.all([
        accounts.user(Number(call.viewer.userId)),
        drawNewsletter(call, document),
      ])
      if (!user) return fail('signed-out')
      if (!letter) return fail('missing')
      const { subject, html, text } = letter
      const shell = { name: 'schelp.png', type: 'image/png', contents: await shellPicture(), cid: shellCid }
      await mail.send({ ...{ to: user.email, secrets: [], subject, html, text }, attachments: [shell] })
      return ok({ id: document.id, to: user.email })
    }),
    send: action('POST', async (call, document, body) => {
      const read = readInput(toSend, await body())
      if (!read.ok) return read
      const { version, startAt, perMinute, list } = read.value
      if (version !== document.revision) return fail('conflict')
      const letter = await drawNewsletter(call, document)
      if (!letter) return fail('missing')
      const { subject, html, text } = letter
      const started = await call.features.newsletter.startMailing({
        ...{ documentId: document.id, subject, html, text, startAt, perMinute },
        ...{ listId: list, by: call.viewer.userId ?? '' },
      })
      if (started.ok) return ok({ id: document.id })
      return fail(started.code === 'sent-before' ? 'newsletter-elsewhere' : 'no-mail-server')
    }),
    troubles: action('GET', async ({ features }, { id }) =>
      ok({ data: await features.newsletter.troubledDeliveries(id) }),
    ),
    /** The address to which the mail server posts bounces. */
    returns: [
      {
        method: 'GET',
        needs: 'operation',
        run: async ({ features: { canvas, newsletterReturns } }) =>
          ok({ url: `${canvas.siteUrl}${returnsPath}${newsletterReturns}` }),
      },
    ],
    pause: move((newsletter) => newsletter.pauseMailing),
    resume: move((newsletter) => newsletter.resumeMailing),
    stop: move((newsletter) => newsletter.stopMailing),
    again: move((newsletter) => newsletter.sendUncertainAgain),
  },
})
