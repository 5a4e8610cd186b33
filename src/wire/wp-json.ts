import type { Accounts } from '../features/accounts/index.ts'
import { longestPageUrl } from './actions/listings/page-url.ts'
import { refreshLoop } from './actions/listings/refresh-loop.ts'
import { usersMe } from './actions/shop/users-me.ts'
import type { WireAction, WireRoute } from './call.ts'
import { failsAsRest } from './failures.ts'
import { runRoute } from './run-route.ts'

/** Calls below `/wp-json/`, by path without a trailing slash. */
const routes = (
  accounts: Pick<Accounts, 'profile' | 'dismiss'>,
): readonly (WireRoute & { path: RegExp })[] => [
  { path: /^\/wp-json\/wp\/v2\/users\/me$/, action: usersMe(accounts), failed: failsAsRest },
  {
    path: /^\/wp-json\/[\w-]+\/v1\/refresh-loop$/,
    action: refreshLoop,
    limit: 'listing',
    failed: failsAsRest,
    longest: { widget_model: 200_000, pagination_base_url: longestPageUrl },
  },
]

/** Answers `/wp-json/…`; an unknown path gets the 404 that REST clients expect. */
export function wpJson(accounts: Pick<Accounts, 'profile' | 'dismiss'>): WireAction {
  const known = routes(accounts)
  return async (call) => {
    const path = new URL(call.request.url).pathname.replace(/\/$/, '')
    const route = known.find((candidate) => candidate.path.test(path))
    return route ? runRoute(route, call) : noRoute()
  }
}

const noRoute = (): Response =>
  Response.json(
    { code: 'rest_no_route', message: 'Deze aanroep bestaat niet.', data: { status: 404 } },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )
