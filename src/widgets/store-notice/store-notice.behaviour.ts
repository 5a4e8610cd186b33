import type { Mount } from '../../behaviours/contract.ts'

/** The notice at the top of every page; dismissing it lasts for the browser session (SHOP-15). */
export const mount: Mount = (notice) => {
  const name = `store_notice${notice.dataset.noticeId ?? ''}`
  const close = notice.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link')
  const putAway = document.cookie.split('; ').includes(`${name}=hidden`)
  const onClick = (event: Event) => {
    event.preventDefault()
    document.cookie = `${name}=hidden; path=/; samesite=lax`
    notice.style.display = 'none'
  }
  notice.style.display = putAway ? 'none' : ''
  close?.addEventListener('click', onClick)
  notice.dataset.awake = ''
  return () => close?.removeEventListener('click', onClick)
}
