import { z } from 'zod'
import type { Accounts } from '../../../features/accounts/index.ts'
import type { WireAction, WireCall } from '../../call.ts'
import { shopJson } from './cart-answer.ts'

const banner = 'coming_soon_banner'

const bodySchema = z.object({
  woocommerce_meta: z.object({ coming_soon_banner_dismissed: z.string().max(10).optional() }).optional(),
})

/**
 * WIRE-04 `/wp-json/wp/v2/users/me`: the present user, or 401. A POST with
 * `woocommerce_meta[coming_soon_banner_dismissed]=yes`, as form field or JSON, dismisses the banner for this user.
 */
export const usersMe =
  (accounts: Pick<Accounts, 'profile' | 'dismiss'>): WireAction =>
  async (call) => {
    const { userId } = call.viewer
    if (userId === undefined) return notSignedIn()
    if (call.request.method !== 'GET' && wished(call) === 'yes') await accounts.dismiss(userId, banner)
    const user = await accounts.profile(userId)
    if (!user) return notSignedIn()
    return shopJson({
      id: user.id,
      name: user.name,
      meta: [],
      woocommerce_meta: { coming_soon_banner_dismissed: user.dismissed.includes(banner) ? 'yes' : '' },
    })
  }

function wished({ form, json }: WireCall): string | undefined {
  const field = form.get('woocommerce_meta[coming_soon_banner_dismissed]')
  if (field !== null) return field
  const body = bodySchema.safeParse(json)
  return body.success ? body.data.woocommerce_meta?.coming_soon_banner_dismissed : undefined
}

const notSignedIn = (): Response =>
  Response.json(
    { code: 'rest_not_logged_in', message: 'Je bent niet ingelogd.', data: { status: 401 } },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  )
