import { formatLongDate, formatLongMoment } from '../../../kernel/dates.ts'
import { greetedName } from '../../../kernel/greeted-name.ts'
import { formatPrice } from '../../../kernel/money.ts'
import type { Texts } from '../../../kernel/texts.ts'
import type { MailedOrder, OrderMail } from '../orders/mails.ts'
import type { StaffWithdrawal } from '../orders/views.ts'
import { withdrawableOf } from '../orders/withdrawable.ts'
import { addressLines } from '../pdf/address.ts'
import { paymentWords } from '../pdf/payment-words.ts'
import { spacedIban } from '../shop-settings/iban.ts'
import type { ShopSettings } from '../shop-settings/views.ts'
import { type Email, type Fact, plain, strong } from './email.ts'
import { goodsOf } from './goods.ts'
import { links } from './links.ts'
import type { MailText } from './texts.nl.ts'

/** The data that every mail of the shop needs. */
export interface Desk {
  texts: Texts<MailText>
  settings: ShopSettings
  siteTitle: string
  siteUrl: string
  /** URLs of the pages for terms and privacy, when staff have chosen them. */
  pages: { terms?: string; privacy?: string }
}

type Kind = OrderMail | 'withdrawal'
type Values = Readonly<Record<string, string>>

function email({ texts, settings, siteTitle, siteUrl, pages }: Desk, kind: Kind, values: Values): Email {
  const { society, vat } = settings
  const say = (part: 'subject' | 'title' | 'text') => texts(`${kind}-${part}`, values)
  const paragraphs = say('text').split(/\n\s*\n/)
  return {
    subject: plain(say('subject')),
    preview: plain(paragraphs[0] ?? ''),
    siteTitle,
    siteUrl,
    paragraphs,
    title: plain(say('title')),
    closing: [texts('question')],
    foot: [
      [society.name, society.address, `${society.postcode} ${society.city}`.trim()]
        .filter(Boolean)
        .join(', '),
      [
        society.kvk && texts('kvk', { number: society.kvk }),
        society.vatNumber && !vat.smallBusiness && texts('vat-number', { number: society.vatNumber }),
      ]
        .filter(Boolean)
        .join(', '),
    ].filter((line) => line !== ''),
    footLinks: (['terms', 'privacy'] as const).flatMap((page) => {
      const url = pages[page]
      return url === undefined ? [] : [{ text: texts(page), url }]
    }),
  }
}

/** Returns the contents of a mail about an order. */
export function orderEmail(desk: Desk, kind: OrderMail, order: MailedOrder, refundId?: number): Email {
  const { texts, siteUrl } = desk
  const to = links(siteUrl)
  const base = email(desk, kind, valuesOf(desk, kind, order, refundId))
  const see = { text: texts('see-order'), url: to.received(order) }
  const goods = goodsOf(texts, order, texts('what-ordered'))
  const isDownload = order.lines.some(({ fileIds }) => fileIds.length > 0)
  const ready = isDownload && order.downloadable
  const opened = { text: texts('downloads-link'), url: to.downloads(order) }
  const downloads = ready ? [{ text: texts('downloads'), link: opened }] : []
  switch (kind) {
    case 'received':
    case 'waiting':
      return {
        ...base,
        goods,
        addresses: addressesOf(texts, order),
        ...noticeOf(desk, order),
        ...(kind === 'waiting' && { transfer: transferOf(desk, order) }),
        button: kind === 'received' && order.payable ? { text: texts('pay-order'), url: to.pay(order) } : see,
        closing: [
          ...downloads,
          ...(isDownload && !ready ? [texts('downloads-later')] : []),
          texts('invoice-later'),
          ...withdrawing(desk, order),
          ...base.closing,
        ],
      }
    case 'paid':
      return {
        ...base,
        goods,
        button: see,
        addresses: addressesOf(texts, order),
        ...noticeOf(desk, order),
        closing: [...downloads, ...withdrawing(desk, order), ...base.closing],
      }
    case 'sent':
      return {
        ...base,
        goods,
        button: trackingOf(texts, order) ?? see,
        addresses: addressesOf(texts, order),
        ...(order.trackAndTrace && { facts: [[texts('track'), order.trackAndTrace]] }),
        closing: [...withdrawing(desk, order), ...base.closing],
      }
    case 'downloads':
      return { ...base, button: ready ? opened : see }
    case 'ready':
      return {
        ...base,
        goods,
        button: see,
        facts: collectionOf(desk, order),
        closing: [...withdrawing(desk, order), ...base.closing],
      }
    case 'cancelled':
      return { ...base, goods }
    case 'refunded':
      return { ...base, button: see }
    case 'review':
      return {
        ...base,
        button: { text: texts('write-review'), url: to.review(order) },
        closing: [
          { text: texts('no-reviews'), link: { text: texts('no-reviews-link'), url: to.review(order) } },
        ],
      }
    case 'new-order':
    case 'needs-person':
      return {
        ...base,
        goods: { ...goods, title: texts('was-ordered') },
        facts: buyerOf(texts, order),
        button: { text: texts('open-order'), url: to.staff(order) },
        closing: [],
      }
  }
}

/** Returns the receipt of a withdrawal: what was received and when. It does not reveal whether the order exists. */
export function withdrawalEmail(desk: Desk, withdrawal: StaffWithdrawal): Email {
  const { texts } = desk
  const moment = formatLongMoment(withdrawal.receivedAt)
  const base = email(desk, 'withdrawal', {
    name: greetedName(withdrawal.name) || withdrawal.email,
    moment: strong(moment),
    number: strong(withdrawal.orderNumber),
  })
  return {
    ...base,
    facts: [
      [texts('received'), moment],
      [texts('withdrawn-order'), withdrawal.orderNumber],
      ...(withdrawal.text ? [[texts('withdrawn-what'), withdrawal.text] as const] : []),
    ],
  }
}

function valuesOf({ texts }: Desk, kind: OrderMail, order: MailedOrder, refundId?: number): Values {
  const refund = order.refunds.find(({ id }) => id === refundId) ?? order.refunds.at(-1)
  const reason = order.attention === undefined ? texts('reason-other') : texts(`reason-${order.attention}`)
  return {
    name: order.billing.firstName || order.name,
    fullName: order.name,
    city: order.city,
    reason,
    number: strong(order.number),
    date: formatLongDate(order.placedAt),
    total: strong(formatPrice(kind === 'waiting' ? order.dueCents : order.totalCents)),
    amount: strong(formatPrice(refund?.amountCents ?? order.refundedCents)),
  }
}

/** Returns the amount still to be transferred, with a code for the bank's app. */
function transferOf({ texts, settings }: Desk, order: MailedOrder): Email['transfer'] {
  const { iban, holder } = settings.payment
  return {
    title: texts('transfer-title'),
    facts: [
      [texts('iban'), spacedIban(iban)],
      [texts('holder'), holder],
      [texts('amount'), strong(formatPrice(order.dueCents))],
      [texts('reference'), strong(order.number)],
      ...(order.expiresAt ? [[texts('before'), formatLongDate(order.expiresAt)] as const] : []),
    ],
    code: { cid: codeCid, label: texts('qr-label'), words: texts('scan') },
  }
}
export const codeCid = 'transfer@schelp'

/** Returns the notice of the right of withdrawal, where it holds. */
function withdrawing({ texts, settings, siteUrl }: Desk, order: MailedOrder) {
  const may = withdrawableOf(order)
  if (may === 'nothing') return []
  const days = settings.terms.withdrawalDays
  const link = { text: texts('withdraw-link'), url: links(siteUrl).withdraw }
  return [{ text: texts(may === 'all' ? 'withdraw' : 'withdraw-downloads', { days }), link }]
}

/** Returns the notice of the legal guarantee when the order contains goods. */
const noticeOf = ({ texts, settings }: Desk, order: MailedOrder) =>
  order.lines.some(({ shipped }) => shipped) && settings.guarantee.text !== ''
    ? { notice: { title: texts('guarantee'), text: settings.guarantee.text } }
    : {}

const addressesOf = (texts: Desk['texts'], { billing, shipping, delivery }: MailedOrder) => [
  ...(delivery === 'ship' ? [{ label: texts('delivery'), lines: addressLines(shipping ?? billing) }] : []),
  { label: texts('billing'), lines: addressLines(billing) },
]

function trackingOf(texts: Desk['texts'], { trackAndTrace = '' }: MailedOrder) {
  return /^https:\/\//.test(trackAndTrace) && URL.canParse(trackAndTrace)
    ? { text: texts('track'), url: trackAndTrace }
    : undefined
}

function collectionOf({ texts, settings }: Desk, order: MailedOrder): readonly Fact[] {
  const { place, hours } = settings.collection
  return [
    ...(place ? [[texts('place'), place] as const] : []),
    ...(hours ? [[texts('hours'), hours] as const] : []),
    ...(order.dueCents > 0 ? [[texts('pay-there'), strong(formatPrice(order.dueCents))] as const] : []),
  ]
}

const buyerOf = (texts: Desk['texts'], order: MailedOrder): readonly Fact[] => [
  [texts('buyer'), `${order.name}, ${order.email}`],
  [texts('method'), paymentWords(texts, order.paymentMethod)],
  ...(order.note ? [[texts('note'), order.note] as const] : []),
]
