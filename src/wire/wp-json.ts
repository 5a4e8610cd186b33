import type { Accounts } from '../features/accounts/index.ts'
import { createOpenList } from '../kernel/open-list.ts'
import { longestPageUrl } from './actions/listings/page-url.ts'
import { refreshLoop } from './actions/listings/refresh-loop.ts'
import { usersMe } from './actions/shop/users-me.ts'
import type { WireAction, WireRoute } from './call.ts'
import { failsAsRest } from './failures.ts'
import { runRoute } from './run-route.ts'

/** Calls that extensions bring, by their path below `/wp-json`, as in `/today/v1/place`. */
export const restCalls = createOpenList<WireRoute>('call of wp-json')

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
    const route =
      known.find((candidate) => candidate.path.test(path)) ?? restCalls.get(path.slice('/wp-json'.length))
    return route ? runRoute(route, call) : noRoute()
  }
}

const ownPaths = routes({ profile: refuse, dismiss: refuse }).map(({ path }) => path)

/** Whether a path below `/wp-json` is one of the program itself. */
export const isOurRestPath = (path: string): boolean => ownPaths.some((own) => own.test(`/wp-json${path}`))

function refuse(): never {
  throw new Error('only the paths of the calls are asked for')
}

const noRoute = (): Response =>
  Response.json(
    { code: 'rest_no_route', message: 'Deze aanroep bestaat niet.', data: { status: 404 } },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )
