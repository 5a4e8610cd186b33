import type { Mount } from '../../behaviours/contract.ts'

/**
 * Dismisses the 'coming soon' banner of staff: for good when the call succeeds, and in any case on this page (SHOP-15,
 * WIRE-04).
 */
export const mount: Mount = (banner) => {
  const button = banner.querySelector<HTMLElement>('.coming-soon-footer-banner-dismiss')
  const onClick = async (event: Event) => {
    event.preventDefault()
    const { restUrl = '', restNonce = '' } = button?.dataset ?? {}
    await fetch(restUrl, {
      method: 'POST',
      headers: { 'X-WP-Nonce': restNonce },
      body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
    }).catch(() => undefined)
    banner.hidden = true
  }
  // An element with the role of a button must react to the space bar.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    button?.click()
  }
  button?.addEventListener('click', onClick)
  button?.addEventListener('keydown', onKey)
  return () => {
    button?.removeEventListener('click', onClick)
    button?.removeEventListener('keydown', onKey)
  }
}
