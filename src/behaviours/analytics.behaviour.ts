import { type Analytics, readConsent } from '../kernel/consent.ts'
import type { Mount } from './contract.ts'

declare global {
  interface Window {
    /** Matomo's command queue, which its script reads. */
    _paq?: unknown[][]
  }
}

/** The society's own analytics: loaded after the visitor consents to statistics, never before (SITE-01). */
export const mount: Mount = (root) => {
  const analytics: Analytics = JSON.parse(root.dataset.analytics ?? '{}')
  let counts = false
  const follow = () => {
    const agreed = readConsent(document.cookie).answers.statistics === true
    if (agreed === counts) return
    // A script cannot be unloaded; reloading the page ends it.
    if (counts) return location.reload()
    counts = true
    document.head.append(scriptOf(analytics))
  }
  follow()
  document.addEventListener('setCookieNotice', follow)
  return () => document.removeEventListener('setCookieNotice', follow)
}

/** Each service names the site in its own way. */
function scriptOf({ service, script: src, site }: Analytics): HTMLScriptElement {
  if (service === 'matomo')
    window._paq = [
      // Without cookies nothing remains in the browser after consent is withdrawn.
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
