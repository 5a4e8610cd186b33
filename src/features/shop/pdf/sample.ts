import type { InvoiceContents, InvoiceView } from '../orders/invoices.ts'
import type { OrderDetails, OrderLineView } from '../orders/views.ts'

/** An example order for previews of mails: two VAT rates, a coupon, a download, another delivery address. */
export function sampleOrder(change: Partial<OrderDetails> = {}): OrderDetails {
  const line = (
    id: number,
    title: string,
    quantity: number,
    unitCents: number,
    vatPercent: number,
    off: number,
  ) => {
    const subtotalCents = unitCents * quantity
    const totalCents = subtotalCents - off
    return {
      id,
      productId: id,
      title,
      sku: `SKU-${id}`,
      attributes: {},
      quantity,
      unitCents,
      subtotalCents,
      totalCents,
      vatPercent,
      vatCents: Math.round((totalCents * vatPercent) / (100 + vatPercent)),
      fileIds: [],
      shipped: true,
      returnedQuantity: 0,
      returnedCents: 0,
    } satisfies OrderLineView
  }
  const billing = {
    firstName: 'Marijke',
    lastName: 'Hoekstra',
    street: 'Oudegracht',
    houseNumber: '14',
    houseNumberSuffix: 'bis',
    postcode: '3511 XX',
    city: 'Utrecht',
    country: 'NL',
  }
  return {
    id: 147,
    key: 'wc_order_abcdefghijklmnopqrstuvwx',
    number: 'S-2026-0147',
    status: 'on-hold',
    placedAt: new Date('2026-07-14T08:42:00Z'),
    totalCents: 6520,
    paidCents: 0,
    refundedCents: 0,
    toPayBackCents: 0,
    dueCents: 6520,
    name: 'Marijke Hoekstra',
    email: 'marijke@voorbeeld.nl',
    city: 'Utrecht',
    pieces: 5,
    paymentMethod: 'bacs',
    delivery: 'ship',
    billing,
    shipping: {
      firstName: 'Fam.',
      lastName: 'Postma',
      street: 'Oosteinde',
      houseNumber: '3',
      postcode: '9079 XX',
      city: 'Sint Jacobiparochie',
      country: 'NL',
    },
    lines: [
      line(1, 'Van Friesland naar Hasselt', 2, 1850, 9, 370),
      { ...line(2, 'Fietsgids, alle rondes', 1, 495, 9, 50), shipped: false, fileIds: [7] },
      line(3, 'Sterrenkaart van Sint-Jacob', 1, 2400, 21, 240),
      line(4, 'Pelgrimsschelp aan koord', 1, 650, 21, 65),
    ],
    subtotalCents: 7245,
    discountCents: 725,
    shippingCents: 0,
    shippingLabel: 'Verzenden naar Nederland',
    vat: [
      { percent: 21, cents: 2745, vatCents: 476 },
      { percent: 9, cents: 3775, vatCents: 312 },
    ],
    coupons: [{ code: 'PELGRIM10', cents: 725, freeShipping: false }],
    withoutVat: false,
    note: '',
    payable: true,
    downloadable: false,
    expiresAt: new Date('2026-07-28T08:42:00Z'),
    invoices: [],
    payments: [],
    refunds: [],
    events: [],
    withdrawals: [],
    steps: [],
    refundableCents: 0,
    opensDownloads: false,
    ...change,
  }
}

/** The invoice of the example order. */
export function sampleInvoice(change: Partial<InvoiceContents> = {}): InvoiceView {
  const order = sampleOrder()
  const contents: InvoiceContents = {
    seller: {
      name: 'Vereniging Schelp',
      address: 'Jacobspad 25',
      postcode: '9999 XX',
      city: 'Zeerijp',
      kvk: '01234567',
      vatNumber: 'NL001234567B01',
      email: 'winkel@schelp.example',
      phone: '',
      iban: 'NL91ABNA0417164300',
      holder: 'Vereniging Schelp',
    },
    buyer: { ...order.billing, email: order.email },
    ...(order.shipping && { shipping: order.shipping }),
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    lines: order.lines.map((line) => ({ ...line, discountCents: line.subtotalCents - line.totalCents })),
    coupons: ['PELGRIM10'],
    shippingLabel: 'Verzenden met PostNL',
    shippingCents: 0,
    shippingVat: [],
    vat: order.vat,
    totalCents: order.totalCents,
    withoutVat: false,
    ...change,
  }
  return {
    id: 139,
    number: '2026-0139',
    kind: 'invoice',
    orderId: order.id,
    contents,
    issuedAt: new Date('2026-07-15T06:15:00Z'),
    totalCents: contents.totalCents,
  }
}
