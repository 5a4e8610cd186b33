import { formatPrice } from '../../../kernel/money.ts'
import type { Texts } from '../../../kernel/texts.ts'
import type { OrderView } from '../orders/views.ts'
import type { Email } from './email.ts'
import type { MailText } from './texts.nl.ts'

type Goods = NonNullable<Email['goods']>

/** Returns the ordered lines and the sums: VAT by rate, or the sentence about the exemption from VAT. */
export function goodsOf(texts: Texts<MailText>, order: OrderView, title: string): Goods {
  const { lines, discountCents, coupons, shippingCents, shippingLabel, vat, withoutVat, totalCents } = order
  return {
    title,
    lines: lines.map((line) => ({
      title: line.title,
      detail: [
        ...Object.values(line.attributes),
        ...(!line.shipped && line.fileIds.length > 0 ? [texts('download')] : []),
        `${line.quantity} × ${formatPrice(line.unitCents)}`,
      ].join(', '),
      amount: formatPrice(line.subtotalCents),
    })),
    sums: [
      ...(discountCents > 0
        ? [
            {
              name: texts('discount', { codes: coupons.map(({ code }) => code).join(', ') }).trim(),
              amount: `−${formatPrice(discountCents)}`,
              kind: 'discount' as const,
            },
          ]
        : []),
      ...(shippingCents === undefined
        ? []
        : [{ name: shippingLabel ?? texts('shipping'), amount: formatPrice(shippingCents) }]),
      { name: texts('total'), amount: formatPrice(totalCents), kind: 'total' },
      ...(withoutVat
        ? [{ name: texts('without-vat'), amount: '', kind: 'small' as const }]
        : vat.map(({ percent, cents, vatCents }) => ({
            name: texts('vat-of', { percent, net: formatPrice(cents - vatCents) }),
            amount: formatPrice(vatCents),
            kind: 'small' as const,
          }))),
    ],
  }
}
