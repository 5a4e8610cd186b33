import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Program } from '../../program.ts'
import { viewerOf } from '../visitor.ts'

/**
 * GET `/my-account/view-order/{id}/{number}.pdf`: an invoice or a credit note of the customer's own order, for nobody
 * else and no cache (abuse 8, 19); undefined when no document has this name.
 */
export async function answerInvoice(
  program: Program,
  request: Request,
  id: number,
  name: string,
): Promise<Response | undefined> {
  const viewer = await viewerOf(program, request.headers)
  if (viewer.userId === undefined) return undefined
  const order = await program.shop.orders.oneOfViewer(viewer, id)
  const invoice = order?.invoices.find(({ number }) => `${number}.pdf` === name)
  if (!order || !invoice) return undefined
  const { contents } = await program.shop.orders.drawInvoice(invoice, order)
  return new Response(new Uint8Array(contents), {
    headers: {
      ...securityHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
