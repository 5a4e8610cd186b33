import { textsOfRoom } from '../../../kernel/texts.ts'
import { shellCid, shellPicture } from '../../../platform/email/shell-picture.ts'
import type { MailMessage } from '../../../platform/mail.ts'
import type { MailAttachment } from '../../../platform/mail-server.ts'
import { qrPng } from '../../../platform/qr.ts'
import type { Content } from '../../content/index.ts'
import type { MailedOrder, OrderMail, OrderMails } from '../orders/mails.ts'
import { drawInvoice } from '../pdf/draw-pdf.ts'
import { epcText } from '../pdf/epc.ts'
import type { ReadShopSettings } from '../shop-settings/shop-settings.ts'
import { drawHtml } from './draw-html.ts'
import { drawText } from './draw-text.ts'
import type { Email } from './email.ts'
import { codeCid, type Desk, orderEmail, withdrawalEmail } from './emails.ts'
import { mailTexts } from './texts.nl.ts'

/** Name of this catalogue in the overrides of staff. */
export const mailRoom = 'shop-mail'

const toShop: readonly OrderMail[] = ['new-order', 'needs-person']

/** Writes the mails of orders in the society's look, with the present texts and settings. */
export function createOrderMails(deps: {
  settings: ReadShopSettings
  content: Pick<Content, 'settings' | 'entries'>
  siteUrl: string
}): OrderMails {
  const { settings: readSettings, content, siteUrl } = deps

  async function openDesk(): Promise<Desk> {
    const [settings, site] = await Promise.all([readSettings(), content.settings()])
    const { terms, privacy } = settings.terms.pages
    const entries = await content.entries([terms, privacy].filter((id) => id !== undefined))
    const address = (id: number | undefined) => {
      const page = entries.find((entry) => entry.id === id)
      return page && `${siteUrl}${page.url}`
    }
    return {
      texts: textsOfRoom(mailRoom, mailTexts, site.texts),
      settings,
      siteUrl,
      siteTitle: site.title,
      pages: { terms: address(terms), privacy: address(privacy) },
    }
  }

  const message = async (
    to: string,
    desk: Desk,
    email: Email,
    attachments: readonly MailAttachment[],
    secrets: readonly string[],
  ): Promise<MailMessage> => ({
    to,
    secrets,
    subject: email.subject,
    text: drawText(email),
    html: drawHtml(email),
    ...(desk.settings.society.email && { replyTo: desk.settings.society.email }),
    attachments: [
      { name: 'schelp.png', type: 'image/png', contents: await shellPicture(), cid: shellCid },
      ...attachments,
    ],
  })

  return {
    async write(mail, order, refundId) {
      const desk = await openDesk()
      const { society, notifications } = desk.settings
      const forShop = toShop.includes(mail)
      const code = mail === 'waiting' ? await codeOf(desk, order) : undefined
      const email = orderEmail(desk, mail, order, refundId)
      // Without a code, the facts remain.
      if (email.transfer && !code) delete email.transfer.code
      const to = forShop ? notifications.email || society.email : order.email
      const attached = [...(code ? [code] : []), ...(await papersOf(mail, order, content))]
      const { key, downloadKey = '' } = order
      const written = await message(to, desk, email, attached, [key, downloadKey])
      return forShop ? { ...written, replyTo: order.email } : written
    },
    async withdrawal(withdrawal) {
      const desk = await openDesk()
      return message(withdrawal.email, desk, withdrawalEmail(desk, withdrawal), [], [])
    },
  }
}

async function codeOf({ settings }: Desk, order: MailedOrder): Promise<MailAttachment | undefined> {
  const text = epcText({ ...settings.payment, cents: order.dueCents, reference: order.number })
  return text === undefined
    ? undefined
    : { name: 'overmaken.png', type: 'image/png', contents: await qrPng(text), cid: codeCid }
}

/** The invoice is attached to the mail about the payment, the credit note to the mail about the refund. */
async function papersOf(
  mail: OrderMail,
  order: MailedOrder,
  content: Pick<Content, 'settings'>,
): Promise<MailAttachment[]> {
  const kind = mail === 'paid' ? 'invoice' : mail === 'refunded' ? 'credit' : undefined
  const invoice = order.invoices.findLast((known) => known.kind === kind)
  return invoice ? [{ ...(await drawInvoice({ content }, invoice, order)), type: 'application/pdf' }] : []
}
