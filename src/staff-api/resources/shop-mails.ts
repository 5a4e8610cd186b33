import { z } from 'zod'
import { type MailKind, mailKinds } from '../../features/shop/index.ts'
import { ok } from '../../kernel/result.ts'
import { type Action, type Call, defineResource, readInput } from '../resource.ts'

const kind = z.enum(mailKinds)
const words = z.object({
  subject: z.string().max(200).nullable(),
  title: z.string().max(200).nullable(),
  text: z.string().max(5_000).nullable(),
})

async function read({ features }: Call, id: MailKind) {
  const { subject, title, text } = await features.shop.staff.mailWords(id)
  return {
    ...{ id, subject: subject.now, title: title.now, text: text.now },
    byDefault: { subject: subject.byDefault, title: title.byDefault, text: text.byDefault },
    changed: [subject, title, text].some(({ now, byDefault }) => now !== byDefault),
  }
}

/** Previews the mail with words that are not saved yet. */
const preview: Action = {
  method: 'POST',
  apart: 'draws, and keeps nothing',
  needs: 'shop_settings',
  async run({ features }, raw, body) {
    const id = readInput(kind, raw)
    if (!id.ok) return { ok: false, code: 'missing' }
    const sent = readInput(words.partial(), (await body()) ?? {})
    if (!sent.ok) return sent
    const told = Object.entries(sent.value).filter(([, text]) => text !== null && text.trim() !== '')
    return ok(await features.shop.staff.previewMail(id.value, Object.fromEntries(told)))
  },
}

/** The mails of the shop, with the words that staff may change in each. */
export const shopMails = defineResource({
  name: 'shop-mails',
  read: 'shop_settings',
  write: 'shop_settings',
  id: kind,
  filter: z.object({}),
  sorts: [],
  async list(call) {
    return { data: await Promise.all(mailKinds.map((id) => read(call, id))), total: mailKinds.length }
  },
  one: (call, id) => read(call, id),
  change: {
    schema: words.partial(),
    async run(call, id, change) {
      await call.features.shop.staff.changeMailWords(id, change)
      return ok(await read(call, id))
    },
  },
  actions: { preview: [preview] },
})
