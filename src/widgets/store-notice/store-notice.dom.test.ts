import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount as mountBanner } from './coming-soon.behaviour.ts'
import { mount } from './store-notice.behaviour.ts'

const setCookie = (cookie: string) => {
  document.cookie = cookie
}

describe('the store notice', () => {
  const open = (id = 'abc') => {
    document.body.innerHTML = `<section class="woocommerce-store-notice" data-notice-id="${id}"><p>Dicht.</p>
      <button class="woocommerce-store-notice__dismiss-link">Sluiten</button></section>`
    const notice = document.querySelector('section') as HTMLElement
    return { notice, stop: mount(notice) }
  }
  beforeEach(() => {
    for (const id of ['abc', 'def']) setCookie(`store_notice${id}=; max-age=0; path=/`)
  })

  it('SHOP-15 shows until it is put away, then stays away', () => {
    const { notice } = open()
    expect(notice.style.display).toBe('')
    expect(notice.matches('[data-awake]')).toBe(true)
    notice.querySelector('button')?.click()
    expect(notice.style.display).toBe('none')
    expect(document.cookie).toContain('store_noticeabc=hidden')
    expect(open().notice.style.display).toBe('none')
  })

  it('SHOP-15 a new text shows again', () => {
    setCookie('store_noticeabc=hidden; path=/')
    expect(open('def').notice.style.display).toBe('')
  })

  it('SHOP-15 another value of the cookie hides nothing', () => {
    setCookie('store_noticeabc=hidden2; path=/')
    expect(open().notice.style.display).toBe('')
  })
})

describe('the coming-soon banner', () => {
  const press = async (answer: () => Promise<Response>) => {
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    document.body.innerHTML = `<section id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss"
      role="button" href="/wp-admin/" data-rest-url="/wp-json/wp/v2/users/me" data-rest-nonce="n1">Weg</a></section>`
    const banner = document.querySelector('section') as HTMLElement
    mountBanner(banner)
    banner.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }))
    await vi.waitFor(() => expect(banner.hidden).toBe(true))
    vi.unstubAllGlobals()
    return fetched
  }

  it('SHOP-15 keeps that it was put away with one call, and hides', async () => {
    const fetched = await press(async () => new Response('{}'))
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/wp-json/wp/v2/users/me', {
      method: 'POST',
      headers: { 'X-WP-Nonce': 'n1' },
      body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
    })
  })

  it('SHOP-15 hides also when the call fails', async () => {
    await press(async () => new Response('', { status: 401 }))
    await press(() => Promise.reject(new TypeError('network')))
  })
})
