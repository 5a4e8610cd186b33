import { accountPath, lostPasswordPath, signOutPath } from '../../pages/account/paths.ts'
import { safeBack } from '../../pages/back.ts'

const actions: ReadonlyMap<string | null, string> = new Map([
  ['lostpassword', lostPasswordPath],
  ['retrievepassword', lostPasswordPath],
  ['logout', signOutPath],
])

/**
 * Returns where an old bookmark of `/wp-login.php` leads: to the page of its `action`, or to the sign-in page, and from
 * there to its `redirect_to`. That is a whole address in the classic installation; one of another site is ignored
 * (abuse 17).
 */
export function classicSignIn(query: URLSearchParams, siteUrl: string): string {
  const action = actions.get(query.get('action'))
  if (action) return action
  const asked = URL.parse(query.get('redirect_to') ?? '', siteUrl)
  const isHere = asked?.host === new URL(siteUrl).host && /^https?:$/.test(asked.protocol)
  const back = isHere ? safeBack(asked.pathname + asked.search + asked.hash) : undefined
  return back && back !== '/' ? `${accountPath}?redirect_to=${encodeURIComponent(back)}` : accountPath
}
