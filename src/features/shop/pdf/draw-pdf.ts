import type { InvoiceView } from '../orders/invoices.ts'
import type { OrderView } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'

export interface Paper {
  /** The file name. */
  name: string
  contents: Buffer
}

/** Draws an invoice or a credit note as a PDF. The drawing code is loaded on first use. */
export async function drawInvoice(
  { content }: { content: Pick<Parts['content'], 'settings'> },
  invoice: InvoiceView,
  order: Pick<OrderView, 'paidAt' | 'paymentMethod'>,
): Promise<Paper> {
  const { invoicePdf } = await import('./invoice.ts')
  const { title } = await content.settings()
  const paid = order.paidAt && { at: order.paidAt, method: order.paymentMethod }
  return {
    name: `${invoice.kind === 'invoice' ? 'factuur' : 'creditnota'}-${invoice.number}.pdf`,
    contents: await invoicePdf(invoice, { siteTitle: title, ...(paid && { paid }) }),
  }
}

export async function drawPackingSlip(
  { content, settings, clock }: Pick<Parts, 'content' | 'settings' | 'clock'>,
  order: OrderView,
): Promise<Paper> {
  const { packingSlipPdf } = await import('./packing-slip.ts')
  const [{ title }, { society }] = await Promise.all([content.settings(), settings()])
  return {
    name: `pakbon-${order.number}.pdf`,
    contents: await packingSlipPdf(order, { siteTitle: title, society, now: clock() }),
  }
}
