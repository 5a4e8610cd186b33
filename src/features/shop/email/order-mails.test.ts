import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import type { OrderMail } from '../orders/mails.ts'
import type { StaffWithdrawal } from '../orders/views.ts'
import { sampleInvoice, sampleOrder } from '../pdf/sample.ts'
import type { ShopSettings } from '../shop-settings/views.ts'
import { createOrderMails } from './order-mails.ts'

const settings: ShopSettings = {
  society: {
    name: 'Vereniging Schelp',
    address: 'Jacobspad 25',
    postcode: '9999 XX',
    city: 'Zeerijp',
    email: 'winkel@schelp.example',
    phone: '',
    kvk: '01234567',
    vatNumber: 'NL001234567B01',
  },
  vat: { smallBusiness: false },
  payment: {
    transfer: true,
    iban: 'NL91ABNA0417164300',
    holder: 'Vereniging Schelp',
    transferDays: 14,
    onCollection: true,
  },
  collection: { offered: true, place: 'Jacobspad 25, Zeerijp', hours: 'Zaterdag van 10 tot 12 uur' },
  notifications: { email: 'bestellingen@schelp.example' },
  terms: { version: '1 mei 2026', pages: {}, withdrawalDays: 14 },
  registration: { atAccount: true, atCheckout: true },
  reviews: { onlyBuyers: false, invite: false, inviteAfterDays: 10 },
  guarantee: { text: 'Wat je koopt moet twee jaar goed zijn.' },
}

const mails = (change: Partial<ShopSettings> = {}, texts: Record<string, string> = {}) =>
  createOrderMails({
    settings: async () => ({ ...settings, ...change }),
    content: { settings: async () => ({ title: 'Schelp', tagline: '', texts }), entries: async () => [] },
    siteUrl: 'https://schelp.example',
  })
const spaced = (text = '') => text.replaceAll('\u00a0', ' ')
const paidOrder = () =>
  sampleOrder({ status: 'processing', paidCents: 6520, payable: false, invoices: [sampleInvoice()] })

it('SHOP-11 asks for a transfer, with a code that a bank reads', async () => {
  const { to, subject, text, html, attachments, replyTo } = await mails().write('waiting', sampleOrder())
  expect({ to, replyTo }).toEqual({ to: 'marijke@voorbeeld.nl', replyTo: 'winkel@schelp.example' })
  expect(spaced(subject)).toBe('Je bestelling S-2026-0147: maak € 65,20 over')
  for (const part of [
    'Dankjewel, Marijke',
    'IBAN: NL91 ABNA 0417 1643 00',
    'Bedrag: € 65,20',
    'Omschrijving: S-2026-0147',
    'Graag voor: 28 juli 2026',
    'Van Friesland naar Hasselt (2 × € 18,50): € 37,00',
    'Korting PELGRIM10: −€ 7,25',
    'Verzenden naar Nederland: € 0,00',
    'waarvan btw 9% over € 34,63: € 3,12',
    'Bezorging\nFam. Postma\nOosteinde 3\n9079 XX Sint Jacobiparochie',
    'Wettelijke garantie\nWat je koopt moet twee jaar goed zijn.',
    'Overeenkomst herroepen hier:\nhttps://schelp.example/herroepen/',
    'https://schelp.example/checkout/order-received/147/?key=wc_order_abcdefghijklmnopqrstuvwx',
    'KvK 01234567, btw NL001234567B01',
  ])
    expect(spaced(text)).toContain(part)
  expect(html).toContain(
    '<img src="cid:transfer@schelp" width="130" height="130" alt="QR-code voor de overschrijving"',
  )
  expect(attachments?.map(({ name, cid }) => [name, cid])).toEqual([
    ['schelp.png', 'shell@schelp'],
    ['overmaken.png', 'transfer@schelp'],
  ])
})

it('SHOP-11 asks for what is still due, in its subject too', async () => {
  const { subject, text } = await mails().write('waiting', sampleOrder({ dueCents: 6020 }))
  expect(spaced(subject)).toBe('Je bestelling S-2026-0147: maak € 60,20 over')
  expect(spaced(text)).toContain('Maak je € 60,20 over')
})

it('SHOP-11 keeps the facts of a transfer without the code when the IBAN is not filled in', async () => {
  const { html, attachments } = await mails({ payment: { ...settings.payment, iban: '' } }).write(
    'waiting',
    sampleOrder(),
  )
  expect(html).not.toContain('cid:transfer')
  expect(html).toContain('Overmaken')
  expect(attachments).toHaveLength(1)
})

it('SHOP-11 sends the invoice with the news that it was paid', async () => {
  const { attachments } = await mails().write('paid', paidOrder())
  const invoice = attachments?.find(({ type }) => type === 'application/pdf')
  expect(invoice?.name).toBe('factuur-2026-0139.pdf')
  const { text } = await extractText(new Uint8Array(invoice?.contents ?? []), { mergePages: true })
  expect(text).toContain('2026-0139')
})

it.each<[OrderMail, string, Parameters<typeof sampleOrder>[0]]>([
  ['received', 'We hebben je bestelling S-2026-0147', {}],
  ['sent', '3SABCD012345678', { trackAndTrace: '3SABCD012345678' }],
  ['sent', 'Track & trace:\nhttps://jouw.postnl.nl/x', { trackAndTrace: 'https://jouw.postnl.nl/x' }],
  ['ready', 'Wanneer: Zaterdag van 10 tot 12 uur', { delivery: 'collect' }],
  ['ready', 'Te betalen bij het ophalen: € 65,20', { delivery: 'collect', paymentMethod: 'cod' }],
  ['cancelled', 'is geannuleerd', {}],
])('SHOP-11 the mail %s says %s', async (kind, part, change) => {
  const { to, subject, text } = await mails().write(kind, sampleOrder(change))
  expect(to).toBe('marijke@voorbeeld.nl')
  expect(spaced(`${subject}\n${text}`)).toContain(part)
})

it('SHOP-11 the mail about a refund states the amount of that refund', async () => {
  const refund = (id: number, amountCents: number) => ({
    id,
    amountCents,
    kind: 'return' as const,
    reason: '',
    restocked: false,
    lines: [],
    status: 'done' as const,
    by: 'clock',
    createdAt: new Date(),
  })
  const order = sampleOrder({ refunds: [refund(1, 2160), refund(2, 500)] })
  const { subject } = await mails().write('refunded', order, 1)
  expect(spaced(subject)).toBe('Je krijgt € 21,60 terug voor bestelling S-2026-0147')
})

it('SHOP-11 mails the shop about new orders and orders that need attention; replies go to the buyer', async () => {
  const placed = await mails().write('new-order', sampleOrder({ note: 'Het is een cadeau' }))
  expect(placed).toMatchObject({ to: 'bestellingen@schelp.example', replyTo: 'marijke@voorbeeld.nl' })
  expect(spaced(placed.text)).toContain('Marijke Hoekstra uit Utrecht bestelde voor € 65,20.')
  expect(placed.text).toContain('Opmerking: Het is een cadeau')
  expect(placed.text).toContain('https://schelp.example/wp-admin/orders/147/show')
  const asks = await mails().write('needs-person', sampleOrder({ attention: 'pay-back' }))
  expect(asks.text).toContain('Betaal het terug.')
})

it('SHOP-20 mails tell of the right of withdrawal only where it holds', async () => {
  const asked = { downloadConsentAt: new Date('2026-07-14T08:42:00Z') }
  const lines = sampleOrder().lines.filter(({ fileIds }) => fileIds.length > 0)
  const exception = 'Dat geldt niet voor je downloads: die wilde je meteen.'
  for (const kind of ['received', 'paid', 'sent', 'ready'] as const) {
    const all = (await mails().write(kind, sampleOrder())).text
    expect(all).toContain('Tot 14 dagen na ontvangst kun je van je bestelling af.')
    expect(all).not.toContain(exception)
    expect((await mails().write(kind, sampleOrder(asked))).text).toContain(exception)
    expect((await mails().write(kind, sampleOrder({ ...asked, lines }))).text).not.toContain('herroepen')
  }
})

it('SHOP-20 the receipt of a withdrawal confirms the time, but not that the order exists (abuse 9)', async () => {
  const withdrawal: StaffWithdrawal = {
    id: 1,
    orderNumber: 'S-2026-0147',
    name: 'Marijke',
    email: 'marijke@voorbeeld.nl',
    text: 'De kaart',
    receivedAt: new Date('2026-07-20T09:05:00Z'),
    status: 'open',
    answer: '',
  }
  const known = await mails().withdrawal({ ...withdrawal, orderId: 147 })
  const unknown = await mails().withdrawal(withdrawal)
  expect(known).toEqual(unknown)
  expect(known.text).toContain('20 juli 2026 om 11:05')
  expect(known.text).toContain('Dit bericht bevestigt de ontvangst.')
  expect(known.text).toContain('Wat je herroept: De kaart')
})

it('SHOP-20 abuse 16 the receipt of a withdrawal greets by no message that was typed as a name', async () => {
  const { text } = await mails().withdrawal({
    id: 1,
    orderNumber: '1',
    name: 'Log in: https://evil.example',
    email: 'marijke@voorbeeld.nl',
    text: '',
    receivedAt: new Date('2026-07-20T09:05:00Z'),
    status: 'open',
    answer: '',
  })
  expect(text).toContain('Dag marijke@voorbeeld.nl, op')
  expect(text).not.toContain('evil')
})

it('SHOP-20 a small business writes no VAT in its mails', async () => {
  const { text, html = '' } = await mails({ vat: { smallBusiness: true } }).write(
    'received',
    sampleOrder({ withoutVat: true, vat: [] }),
  )
  expect(text).toContain('Vrijgesteld van btw (kleineondernemersregeling).')
  expect(text + html).not.toMatch(/waarvan btw|NL001234567B01/)
})

it('EDIT-05 staff replace the texts, in paragraphs', async () => {
  const { subject, html, text } = await mails(
    {},
    { 'shop-mail.sent-subject': 'Hoera, {number}', 'shop-mail.sent-text': 'Een.\n\nTwee voor {name}.' },
  ).write('sent', sampleOrder())
  expect(subject).toBe('Hoera, S-2026-0147')
  expect(html).toMatch(/>Een\.<\/p><p[^>]*>Twee voor Marijke\.<\/p>/)
  expect(text).toContain('Een.\n\nTwee voor Marijke.')
})

it('abuse 16 what a buyer typed is text in a mail, never HTML', async () => {
  const order = sampleOrder({ note: '<script>alert(1)</script>', name: '<img src=x>' })
  order.billing.firstName = '<b onload=x>'
  for (const kind of ['received', 'new-order'] as const) {
    const { html = '' } = await mails().write(kind, order)
    expect(html).not.toMatch(/<script|<img src=x|<b onload/)
  }
})
