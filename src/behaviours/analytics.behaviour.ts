import { type Analytics, readConsent } from '../kernel/consent.ts'
import type { Mount } from './contract.ts'

declare global {
  interface Window {
    /** What Matomo is told, in order; its script takes it over. */
    _paq?: unknown[][]
  }
}

/** The society's own analytics: loaded once the visitor agrees to be counted, and never before (SITE-01). */
export const mount: Mount = (root) => {
  const analytics: Analytics = JSON.parse(root.dataset.analytics ?? '{}')
  let counts = false
  const follow = () => {
    const agreed = readConsent(document.cookie).answers.statistics === true
    if (agreed === counts) return
    // A script that ran cannot be taken back; a fresh page goes on without it.
    if (counts) return location.reload()
    counts = true
    document.head.append(scriptOf(analytics))
  }
  follow()
  document.addEventListener('setCookieNotice', follow)
  return () => document.removeEventListener('setCookieNotice', follow)
}

/** Each service says in its own way which site is counted. */
function scriptOf({ service, script: src, site }: Analytics): HTMLScriptElement {
  if (service === 'matomo')
    window._paq = [
      // Nothing stays behind in the browser of who takes consent back.
      ['disableCookies'],
      ['setTrackerUrl', new URL('matomo.php', src).href],
      ['setSiteId', site],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
  const script = document.createElement('script')
  if (service === 'plausible') script.dataset.domain = site
  if (service === 'umami') script.dataset.websiteId = site
  script.async = true
  script.src = src
  return script
}
