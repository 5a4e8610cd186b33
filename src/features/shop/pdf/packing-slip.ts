import { formatLongDate } from '../../../kernel/dates.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { ink, measure, openSheet, sheet } from '../../../platform/pdf/sheet.ts'
import { table } from '../../../platform/pdf/table.ts'
import type { OrderView } from '../orders/views.ts'
import type { SocietySettings } from '../shop-settings/views.ts'
import { addressLines } from './address.ts'
import { heading } from './heading.ts'
import { pdfTexts } from './texts.nl.ts'

const texts = createTexts<keyof typeof pdfTexts>(textData(pdfTexts))

/** Draws the contents of the parcel as a checklist, without prices, because it may be a gift. */
export async function packingSlipPdf(
  order: OrderView,
  { siteTitle, society, now }: { siteTitle: string; society: SocietySettings; now: Date },
): Promise<Buffer> {
  const page = openSheet({
    title: texts('slip-title', { number: order.number }),
    author: society.name,
    created: now,
  })
  heading(page, {
    siteTitle,
    seller: society,
    title: texts('slip'),
    to: {
      label: texts(order.delivery === 'collect' ? 'collected' : 'deliver'),
      lines: addressLines(order.shipping ?? order.billing),
    },
    facts: [
      [texts('order'), order.number],
      [texts('ordered'), formatLongDate(order.placedAt)],
    ],
  })
  await table(
    page,
    [
      { name: texts('packed'), width: 62, box: true },
      { name: texts('quantity'), width: 52, align: 'right' },
      { name: texts('article') },
      { name: texts('sku'), width: 120 },
    ],
    order.lines
      .filter(({ shipped, quantity, returnedQuantity }) => shipped && quantity > returnedQuantity)
      .map(({ quantity, returnedQuantity, title, attributes, sku }) => [
        '',
        String(quantity - returnedQuantity),
        [title, ...Object.values(attributes)].join(', '),
        sku,
      ]),
  )
  if (order.note) {
    const place = { x: sheet.side, width: measure, colour: ink.text }
    const note = texts('note', { note: order.note })
    page.y += 12
    if (!page.fits(page.heightOf(note, place))) page.newPage()
    page.write(page.part('Sect'), 'P', note, { ...place, y: page.y })
  }
  return page.finish([society.email], (at, pages) => texts('page', { page: at, pages }))
}
