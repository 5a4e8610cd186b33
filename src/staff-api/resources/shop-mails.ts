import { z } from 'zod'
import { type MailKind, mailKinds } from '../../features/shop/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { type Call, defineResource } from '../resource.ts'

const kind = z.enum(mailKinds)
const typed = z.object({
  subject: z.string().max(200).nullable(),
  title: z.string().max(200).nullable(),
  text: z.string().max(5_000).nullable(),
})

async function read({ features }: Call, id: MailKind) {
  const { subject, title, text } = await features.shop.staff.mailWords(id)
  return {
    id,
    subject: subject.now,
    title: title.now,
    text: text.now,
    byDefault: { subject: subject.byDefault, title: title.byDefault, text: text.byDefault },
    changed: [subject, title, text].some(({ now, byDefault }) => now !== byDefault),
  }
}

/** Previews the mail with words that are not saved yet. */
const preview = receiving({
  method: 'POST',
  apart: 'draws, and keeps nothing',
  needs: 'shop_settings',
  input: typed.partial(),
  answer: shape({ to: words, subject: words, text: words, html: words, attachments: listOf(words) }),
  async run({ features }, raw, sent) {
    const id = kind.safeParse(raw)
    if (!id.success) return fail('missing')
    const told = Object.entries(sent).filter(([, text]) => text !== null && text.trim() !== '')
    return ok(await features.shop.staff.previewMail(id.data, Object.fromEntries(told)))
  },
})

/** The mails of the shop, with the words that staff may change in each. */
export const shopMails = defineResource({
  name: 'shop-mails',
  read: 'shop_settings',
  write: 'shop_settings',
  id: kind,
  row: shape({
    id: kind,
    subject: words,
    title: words,
    text: words,
    byDefault: shape({ subject: words, title: words, text: words }),
    changed: z.boolean(),
  }),
  filter: z.object({}),
  sorts: [],
  async list(call) {
    return { data: await Promise.all(mailKinds.map((id) => read(call, id))), total: mailKinds.length }
  },
  one: (call, id) => read(call, id),
  change: {
    schema: typed.partial(),
    async run(call, id, change) {
      await call.features.shop.staff.changeMailWords(id, change)
      return ok(await read(call, id))
    },
  },
  actions: { preview: [preview] },
})
