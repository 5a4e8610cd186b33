import { textsOfRoom } from '../../../kernel/texts.ts'
import type { MailMessage } from '../../../platform/mail.ts'
import { type OrderMail, orderMailKinds } from '../orders/mails.ts'
import type { Parts } from '../payments/parts.ts'
import { sampleInvoice, sampleOrder } from '../pdf/sample.ts'
import { createOrderMails, mailRoom } from './order-mails.ts'
import { mailTexts } from './texts.nl.ts'

export const mailKinds = [...orderMailKinds, 'withdrawal'] as const
export type MailKind = (typeof mailKinds)[number]
/** The texts of a mail that staff can change. */
export const mailParts = ['subject', 'title', 'text'] as const
export type MailPart = (typeof mailParts)[number]

export interface MailPreview {
  to: string
  subject: string
  text: string
  /** A complete page; its pictures are embedded as data URLs. */
  html: string
  /** File names. */
  attachments: readonly string[]
}

/** Draws a mail about an invented order, with texts that staff may not have saved yet. */
export async function previewMail(
  { settings, content, siteUrl }: Parts,
  kind: MailKind,
  words: Readonly<Partial<Record<MailPart, string>>>,
): Promise<MailPreview> {
  const now = await settings()
  const site = await content.settings()
  const own = Object.entries(words).map(([part, text]) => [`${mailRoom}.${kind}-${part}`, text] as const)
  const mails = createOrderMails({
    settings: async () => now,
    content: {
      ...content,
      settings: async () => ({ ...site, texts: { ...site.texts, ...Object.fromEntries(own) } }),
    },
    siteUrl,
  })
  return shown(
    kind === 'withdrawal'
      ? await mails.withdrawal({
          id: 1,
          orderNumber: 'S-2026-0147',
          name: 'Marijke',
          email: 'marijke@voorbeeld.nl',
          text: '',
          receivedAt: new Date('2026-07-20T09:05:00Z'),
          status: 'open',
          answer: '',
        })
      : await mails.write(kind, exampleFor(kind, now.vat.smallBusiness)),
  )
}

const paid = {
  paidCents: 6520,
  dueCents: 0,
  paidAt: new Date('2026-07-15T06:15:00Z'),
  payable: false,
  downloadable: true,
}

function exampleFor(kind: OrderMail, withoutVat: boolean) {
  const vat = withoutVat ? { withoutVat, vat: [] } : {}
  const isPaid = kind === 'paid' || kind === 'sent' || kind === 'refunded'
  return sampleOrder({
    ...vat,
    ...(isPaid && { ...paid, invoices: [sampleInvoice(vat)] }),
    ...(kind === 'sent' && { trackAndTrace: '3SABCD012345678' }),
    ...(kind === 'ready' && { delivery: 'collect' as const }),
    ...(kind === 'refunded' && { refundedCents: 2160 }),
    ...(kind === 'needs-person' && { attention: 'pay-back' as const }),
  })
}

function shown({ to, subject, text, html = '', attachments = [] }: MailMessage): MailPreview {
  const pictures = attachments.filter(({ cid }) => cid !== undefined)
  return {
    to,
    subject,
    text,
    html: pictures.reduce(
      (page, { cid, type, contents }) =>
        page.replaceAll(`cid:${cid}`, `data:${type};base64,${contents.toString('base64')}`),
      html,
    ),
    attachments: attachments.filter(({ cid }) => cid === undefined).map(({ name }) => name),
  }
}

/** Returns the texts of a mail: the present ones and those of the catalogue. */
export async function mailWords({ content }: Parts, kind: MailKind) {
  const { texts } = await content.settings()
  const now = textsOfRoom(mailRoom, mailTexts, texts)
  const words = mailParts.map((part) => {
    const key = `${kind}-${part}` as const
    return [part, { now: now(key), byDefault: mailTexts[key] }] as const
  })
  return Object.fromEntries(words) as Record<MailPart, { now: string; byDefault: string }>
}

/** Saves texts of staff; null restores those of the catalogue. */
export async function changeMailWords(
  { content }: Parts,
  kind: MailKind,
  words: Readonly<Partial<Record<MailPart, string | null>>>,
): Promise<void> {
  for (const part of mailParts) {
    const text = words[part]
    if (text === undefined) continue
    const isDefault = text === null || text.trim() === '' || text === mailTexts[`${kind}-${part}`]
    await content.overrideText(`${mailRoom}.${kind}-${part}`, isDefault ? null : text)
  }
}
