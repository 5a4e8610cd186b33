import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Program } from '../../program.ts'

/** Payments at Mollie are `tr_` and some ten letters, at others mostly no more. */
const longestId = 100

/**
 * Answers a payment provider's message that a payment changed, a form with only its number. The sender is not
 * trusted: the shop asks the provider. An unknown number gets the same answer, so that nobody learns which ones exist.
 * While the shop has no key to ask with, the message is refused (503), and the provider sends it again.
 */
export async function paymentMessage(
  {
    shop,
    limits,
  }: { shop: { orders: Pick<Program['shop']['orders'], 'providerSays'> }; limits: Program['limits'] },
  from: string,
  form: URLSearchParams,
  provider = 'mollie',
): Promise<Response> {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  const counted = await limits.consume('payment-message', from)
  // The provider retries later.
  if (!counted.ok) return new Response(null, { status: 429, headers })
  const said = await shop.orders.providerSays((form.get('id') ?? '').slice(0, longestId), provider)
  if (!said.ok) return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '3600' } })
  return new Response(null, { status: 200, headers })
}
