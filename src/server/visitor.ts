import type { IncomingMessage } from 'node:http'
import { unlockCookie } from '../features/library/index.ts'
import { anonymous, type Viewer } from '../kernel/viewer.ts'
import { clientAddressReader, subscriberOf } from '../platform/client-address.ts'
import type { Config } from '../platform/config.ts'
import { readCookie } from '../platform/http/cookies.ts'
import type { Program } from '../program.ts'
import { noticeOf } from '../wire/actions/shop/notice-cookie.ts'
import type { Personal } from './page/answer-page.ts'
import { boughtIn, purchaseOf } from './shop/bought-cookie.ts'

/** Returns the viewer by the cookies of a request: account, unlocked files and purchases. */
export async function viewerOf(program: Program, headers: Headers): Promise<Viewer> {
  const cookies = headers.get('cookie')
  if (cookies === null) return anonymous
  const viewer = await program.accounts.viewerOf(headers)
  const unlocks = readCookie(cookies, unlockCookie)
  const purchases = boughtIn(cookies)
  return {
    ...viewer,
    ...(purchases && { purchases }),
    ...(unlocks !== undefined && { unlocked: await program.library.unlocked(unlocks) }),
  }
}

/** Returns the viewer with the rights of a download link (`?order=&key=`). Never use it for pages, which are cached. */
export async function downloaderOf(program: Program, { headers, url }: Request): Promise<Viewer> {
  const viewer = await viewerOf(program, headers)
  const query = new URL(url).searchParams
  const brought = purchaseOf(query.get('order') ?? '', query.get('key') ?? '')
  return brought ? { ...viewer, purchases: [brought, ...(viewer.purchases ?? [])] } : viewer
}

const stranger: Personal = { always: false, onProtected: false }

/** Returns whether a visitor needs a page of their own. */
export type PersonalReader = (cookies: string | undefined, path: string) => Personal

/**
 * Returns a reader of cookies that believes only what we signed: what is invented is answered as a stranger is, from
 * the page cache (abuse 27). The notice of a page and the keys of purchases anybody can write; what they open is
 * rendered in the turn of whoever asks.
 */
export const personalReader =
  ({
    accounts,
    library,
  }: {
    accounts: Pick<Program['accounts'], 'hasSession'>
    library: Pick<Program['library'], 'hasUnlocks'>
  }): PersonalReader =>
  (cookies, path) => {
    if (!cookies) return stranger
    const unlocks = readCookie(cookies, unlockCookie)
    return {
      always: accounts.hasSession(cookies) || noticeOf(cookies, path) !== undefined,
      onProtected:
        (unlocks !== undefined && library.hasUnlocks(unlocks)) || (boughtIn(cookies)?.length ?? 0) > 0,
    }
  }

/** Returns a reader of the key under which requests are counted for rate limits. */
export function subscriberReader(config: Pick<Config, 'trustProxy'>): (incoming: IncomingMessage) => string {
  const addressOf = clientAddressReader(config.trustProxy)
  return (incoming) => {
    const forwarded = incoming.headers['x-forwarded-for']
    return subscriberOf(
      addressOf(incoming.socket.remoteAddress ?? '', Array.isArray(forwarded) ? forwarded.join() : forwarded),
    )
  }
}
