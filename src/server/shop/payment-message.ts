import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Program } from '../../program.ts'

/**
 * The payment provider tells that a payment changed, as a form with nothing but its number. Who says so is not believed:
 * the shop asks the provider. An unknown number gets the same answer, so that nobody learns which there are.
 */
export async function paymentMessage(
  {
    shop,
    limits,
  }: {
    shop: { orders: Pick<Program['shop']['orders'], 'providerSays'> }
    limits: Program['limits']
  },
  from: string,
  form: URLSearchParams,
): Promise<Response> {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  const taken = await limits.consume('payment-message', from)
  // The provider tries again later.
  if (!taken.ok) return new Response(null, { status: 429, headers })
  await shop.orders.providerSays(form.get('id') ?? '')
  return new Response(null, { status: 200, headers })
}
