import { formatLongDate } from '../../../kernel/dates.ts'
import { formatPrice } from '../../../kernel/money.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { ink, measure, openSheet, type Sheet, sheet } from '../../../platform/pdf/sheet.ts'
import { type Column, table } from '../../../platform/pdf/table.ts'
import type { InvoiceLine, InvoiceView } from '../orders/invoices.ts'
import { spacedIban } from '../shop-settings/iban.ts'
import { addressLines } from './address.ts'
import { heading } from './heading.ts'
import { paymentTexts, paymentWords } from './payment-words.ts'
import { pdfTexts } from './texts.nl.ts'

const texts = createTexts<keyof typeof pdfTexts>(textData(pdfTexts))
const payment = createTexts<keyof typeof paymentTexts>(textData(paymentTexts))

/** Facts that are not stored with the invoice. */
export interface InvoiceContext {
  siteTitle: string
  /** When and how it was paid; absent on a credit note. */
  paid?: { at: Date; method: string }
}

/** Draws an invoice or a credit note on A4 from its stored contents; only sums are calculated. */
export async function invoicePdf(invoice: InvoiceView, context: InvoiceContext): Promise<Buffer> {
  const { contents, kind, number } = invoice
  const page = openSheet({
    title: texts(`${kind}-title`, { number }),
    author: contents.seller.name,
    created: invoice.issuedAt,
  })
  heading(page, {
    siteTitle: context.siteTitle,
    seller: contents.seller,
    to: { label: texts('to'), lines: addressLines(contents.buyer) },
    facts: [
      [texts(`${kind}-number`), number],
      [texts(`${kind}-date`), formatLongDate(invoice.issuedAt)],
      ...(contents.creditOf ? [[texts('credit-of'), contents.creditOf] as const] : []),
      [texts('order'), contents.orderNumber],
      [texts('ordered'), formatLongDate(new Date(contents.placedAt))],
    ],
    title: texts(kind),
  })
  await lines(page, invoice)
  await sums(page, invoice)
  closing(page, invoice, context)
  const { kvk, vatNumber, iban } = contents.seller
  return page.finish(
    [
      kvk && texts('kvk', { number: kvk }),
      vatNumber && !contents.withoutVat && texts('vat-number', { number: vatNumber }),
      iban && texts('iban', { number: spacedIban(iban) }),
    ].filter((text): text is string => typeof text === 'string' && text !== ''),
    (at, pages) => texts('page', { page: at, pages }),
  )
}

/** Amounts of a credit note are printed as negative. */
const signed = (cents: number, back: boolean): string =>
  (back ? -cents : cents) < 0 ? `−${formatPrice(Math.abs(cents))}` : formatPrice(Math.abs(cents))

async function lines(page: Sheet, { contents, kind }: InvoiceView): Promise<void> {
  const { withoutVat } = contents
  const back = kind === 'credit'
  const columns: readonly Column[] = [
    { name: texts('description') },
    { name: texts('quantity'), width: 52, align: 'right' },
    { name: texts('price'), width: 72, align: 'right' },
    ...(withoutVat ? [] : [{ name: texts('vat'), width: 44, align: 'right' } as const]),
    { name: texts('amount'), width: 76, align: 'right' },
  ]
  const row = (title: string, quantity: string, price: string, percent: number, cents: number) => [
    title,
    quantity,
    price,
    ...(withoutVat ? [] : [`${percent}%`]),
    signed(cents, back),
  ]
  await table(page, columns, [
    ...contents.lines.map((line) =>
      row(
        lineTitle(line),
        String(line.quantity),
        formatPrice(line.unitCents),
        line.vatPercent,
        line.totalCents + line.discountCents,
      ),
    ),
    ...discounts(contents.lines, contents.withoutVat).map(({ percent, cents }) => {
      const codes = contents.coupons.join(', ')
      const title = texts(withoutVat ? 'discount' : 'discount-over', { codes, percent })
      return row(title.replace('  ', ' '), '', '', percent, -cents)
    }),
    ...shippingRows(contents).map(({ percent, cents }) =>
      row(contents.shippingLabel || texts('shipping'), '', '', percent, cents),
    ),
  ])
}

const lineTitle = ({ title, attributes }: InvoiceLine): string =>
  [title, ...Object.values(attributes)].join(', ')

/** Returns the discounts by VAT rate. */
function discounts(lines: readonly InvoiceLine[], together: boolean): { percent: number; cents: number }[] {
  const byRate = new Map<number, number>()
  for (const { discountCents, vatPercent } of lines)
    if (discountCents !== 0) {
      const rate = together ? 0 : vatPercent
      byRate.set(rate, (byRate.get(rate) ?? 0) + discountCents)
    }
  return [...byRate].sort(([a], [b]) => a - b).map(([percent, cents]) => ({ percent, cents }))
}

/** Shipping has the VAT rates of the goods; free shipping is printed as well. */
function shippingRows({
  shippingCents,
  shippingLabel,
  shippingVat,
  withoutVat,
  lines,
}: InvoiceView['contents']) {
  if (shippingCents === 0 && !shippingLabel) return []
  if (shippingVat.length === 0 || withoutVat)
    return [{ percent: shippingCents === 0 ? (lines[0]?.vatPercent ?? 0) : 0, cents: shippingCents }]
  return shippingVat
}

async function sums(page: Sheet, { contents, kind, totalCents }: InvoiceView): Promise<void> {
  const { vat, withoutVat } = contents
  const back = kind === 'credit'
  const half = (measure - 24) / 2
  if (!page.fits(70 + 16 * vat.length)) page.newPage()
  const top = page.y + 10
  page.y = top
  const rates = [...vat].sort((a, b) => a.percent - b.percent)
  const vatCents = rates.reduce((sum, rate) => sum + rate.vatCents, 0)
  let bottom = top
  if (!withoutVat && rates.length > 0) {
    await table(
      page,
      [
        { name: texts('vat') },
        { name: texts('over'), width: 84, align: 'right' },
        { name: texts('amount'), width: 76, align: 'right' },
      ],
      rates.map(({ percent, cents, vatCents }) => [
        `${percent}%`,
        signed(cents - vatCents, back),
        signed(vatCents, back),
      ]),
      { width: half, quiet: true },
    )
    bottom = page.y
  }
  page.y = top
  const total = [texts(back ? 'total-back' : 'total'), formatPrice(totalCents)] as const
  const part = page.part('Table')
  const body = page.part('TBody', part)
  const line = (name: string, value: string, isTotal: boolean) => {
    const row = page.part('TR', body)
    const look = isTotal ? ({ font: 'strong', size: 13 } as const) : { size: 10.5 }
    const x = sheet.side + half + 24
    if (isTotal) {
      page.rule(x, page.y + 1, half, ink.text)
      page.y += 8
    }
    page.write(row, 'TH', name, { x, y: page.y, width: half - 90, ...look }, 'Row')
    page.y +=
      5 + page.write(row, 'TD', value, { x: x + half - 90, y: page.y, width: 90, align: 'right', ...look })
  }
  if (!withoutVat) {
    line(texts('net'), signed(totalCents - vatCents, back), false)
    line(texts('vat'), signed(vatCents, back), false)
  }
  line(...total, true)
  page.y = Math.max(page.y, bottom) + 18
}

function closing(page: Sheet, { contents, kind }: InvoiceView, { paid }: InvoiceContext): void {
  const part = page.part('Sect')
  const say = (text: string, marked = false) => {
    const place = {
      x: sheet.side + (marked ? 12 : 0),
      width: measure - 12,
      colour: marked ? ink.text : ink.quiet,
    }
    const height = page.heightOf(text, place)
    if (!page.fits(height)) page.newPage()
    if (marked) page.decorate((doc) => doc.rect(sheet.side, page.y - 2, 1.5, height + 2).fill(ink.mark))
    page.y += 9 + page.write(part, 'P', text, { ...place, y: page.y })
  }
  if (paid && kind === 'invoice')
    say(texts('paid-on', { date: formatLongDate(paid.at), method: paymentWords(payment, paid.method) }), true)
  if (contents.reason) say(texts('reason', { reason: contents.reason.replace(/\.$/, '') }), true)
  if (contents.shipping && kind === 'invoice')
    say(texts('delivered', { address: addressLines(contents.shipping).join(', ') }))
  say(texts(contents.withoutVat ? 'without-vat' : 'with-vat'))
}
