import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount as mountLinks } from './lightbox-links.behaviour.ts'
import { mount as mountList } from './lightbox-list.behaviour.ts'

const dialogHtml = `<dialog data-counter="Afbeelding {page} van {pages}" data-play-here="Speel af" data-elsewhere="Staat op {host}."><div class="lightbox-in"><p class="counter"></p>
  <button data-zoom aria-pressed="false"></button><button data-full-screen></button><button data-closes></button>
  <div class="lightbox-view"><img alt="" hidden></div><p class="lightbox-caption"></p>
  <button data-step="-1"></button><button data-step="1"></button></div></dialog>`
const link = (name: string) =>
  `<li class="card"><img alt="Foto ${name}"><a href="/media/${name}.jpg" data-width="800" data-height="600" data-caption="Bij ${name}">${name}</a></li>`

let stop: () => void = () => undefined
const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const shown = () => dialog().querySelector('img')
const text = (selector: string) => dialog().querySelector(selector)?.textContent
const press = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let taken = false
  // No link leads away from the test.
  const stay = (clicked: Event) => {
    taken = clicked.defaultPrevented
    clicked.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return taken
}
const opened = () => vi.waitFor(() => expect(dialog().open).toBe(true))

beforeEach(() => history.replaceState(null, '', '/beelden/'))
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('CAT-15 the pictures of a list', () => {
  beforeEach(() => {
    document.body.innerHTML = `<section>${dialogHtml}<ul>${link('a')}${link('b')}</ul></section>`
    stop = mountList(document.querySelector('section') as HTMLElement)
  })

  it('open with counter, caption and description, and go on by button and key to the end', async () => {
    expect(press('a[href="/media/a.jpg"]')).toBe(true)
    await opened()
    expect(new URL(shown()?.src ?? '').pathname).toBe('/media/a.jpg')
    expect([shown()?.alt, text('.lightbox-caption'), text('.counter')]).toEqual([
      'Foto a',
      'Bij a',
      'Afbeelding 1 van 2',
    ])
    press('[data-step="1"]')
    expect(text('.counter')).toBe('Afbeelding 2 van 2')
    expect(document.querySelector('[data-step="1"]')?.getAttribute('aria-disabled')).toBe('true')
    dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    expect(text('.counter')).toBe('Afbeelding 1 van 2')
  })

  it('take part when they came later', async () => {
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', link('c'))
    press('a[href="/media/c.jpg"]')
    await opened()
    expect(text('.counter')).toBe('Afbeelding 3 van 3')
  })

  it('are enlarged by a button that says so, and by the picture', async () => {
    press('a[href="/media/a.jpg"]')
    await opened()
    const zoom = () => dialog().querySelector('[data-zoom]')?.getAttribute('aria-pressed')
    press('[data-zoom]')
    expect(zoom()).toBe('true')
    press('.lightbox-view img')
    expect(zoom()).toBe('false')
  })

  it('offer the whole screen where a browser can', async () => {
    press('a[href="/media/a.jpg"]')
    await opened()
    expect(dialog().querySelector<HTMLElement>('[data-full-screen]')?.hidden).toBe(true)
  })

  it('fill the screen by their contents, because browsers refuse a dialog', async () => {
    const asked: Element[] = []
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
    Element.prototype.requestFullscreen = async function (this: Element) {
      if (this instanceof HTMLDialogElement) throw new TypeError('Dialog elements are invalid')
      asked.push(this)
    }
    press('a[href="/media/a.jpg"]')
    await opened()
    expect(dialog().querySelector<HTMLElement>('[data-full-screen]')?.hidden).toBe(false)
    press('[data-full-screen]')
    expect(asked).toEqual([dialog().querySelector('.lightbox-in')])
    const exit = vi.fn(async () => undefined)
    Object.assign(document, { exitFullscreen: exit })
    Object.defineProperty(document, 'fullscreenElement', { value: asked[0], configurable: true })
    press('[data-full-screen]')
    expect(exit).toHaveBeenCalledOnce()
    press('[data-closes]')
    await vi.waitFor(() => expect(exit, 'closing it gives the screen back').toHaveBeenCalledTimes(2))
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
  })

  it('close on Back, at the address of the page', async () => {
    const push = vi.spyOn(history, 'pushState')
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    press('a[href="/media/a.jpg"]')
    await opened()
    expect(push).toHaveBeenCalledExactlyOnceWith({ lightbox: true }, '')
    history.replaceState(null, '')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    expect(dialog().open).toBe(false)
    expect(back).not.toHaveBeenCalled()
  })

  it('leave no step in the history when they are closed otherwise', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
    press('a[href="/media/a.jpg"]')
    await opened()
    press('[data-closes]')
    expect(dialog().open).toBe(false)
    await vi.waitFor(() => expect(back).toHaveBeenCalledOnce())
  })

  it('are left to their link by who wants a new tab', () => {
    expect(press('a[href="/media/a.jpg"]', { ctrlKey: true })).toBe(false)
  })
})

const action = (settings: object) =>
  `#elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`

describe('CAT-15 links to pictures in a text', () => {
  const place = (html: string) => {
    document.body.innerHTML = `<main>${html}</main><div>${dialogHtml}</div>`
    stop = mountLinks(document.querySelector('div:has(dialog)') as HTMLElement)
  }

  it.each(['png', 'jpg', 'JPEG', 'gif', 'svg', 'webp', 'avif'])('opens a link to a %s', async (kind) => {
    place(`<a href="/media/kerk.${kind}"><img alt="De kerk"></a>`)
    expect(press('main a')).toBe(true)
    await opened()
    expect(shown()?.alt).toBe('De kerk')
  })

  it.each([
    ['a page', '<a href="/jacobalia/kerk/">x</a>'],
    ['a download', '<a href="/media/kerk.jpg" download>x</a>'],
    ['a file of the library', '<a href="/download/3/foto/7/kerk.jpg">x</a>'],
    ['another site', '<a href="https://elders.example/kerk.jpg">x</a>'],
    ['another action', '<a href="#builder-action:action=popup:open&settings=e30=">x</a>'],
  ])('leaves %s to its link', (_, html) => {
    place(html)
    expect(press('main a')).toBe(false)
  })

  it('turns from one to the next within a text, and not to those outside it', async () => {
    place(
      '<div class="prose"><a href="/1.jpg">1</a><a href="/2.jpg">2</a></div><a id="other" href="/3.jpg">3</a>',
    )
    press('.prose a')
    await opened()
    expect(text('.counter')).toBe('Afbeelding 1 van 2')
  })

  it('SITE-03 opens the picture that an action names, with the others of its slideshow', async () => {
    place(
      `<a id="one" href="${action({ id: 3, url: '/media/3.jpg', slideshow: 'x' })}">3</a>
       <a href="${action({ id: 4, url: '/media/4.jpg', slideshow: 'x' })}">4</a>`,
    )
    expect(press('#one')).toBe(true)
    await opened()
    expect(new URL(shown()?.src ?? '').pathname).toBe('/media/3.jpg')
    expect(text('.counter')).toBe('Afbeelding 1 van 2')
  })

  it.each([
    'https://elders.example/x.jpg',
    'javascript:alert(1)//.jpg',
    '//elders.example/x.jpg',
    7,
    '/wp-admin/',
  ])('abuse 16 an action does not show %s', (url) => {
    place(`<a href="${action({ url })}">x</a>`)
    expect(press('main a')).toBe(false)
  })
})

describe('CAT-15 links to films', () => {
  const place = (html: string) => {
    document.body.innerHTML = `<main>${html}</main><div>${dialogHtml}</div>`
    stop = mountLinks(document.querySelector('div:has(dialog)') as HTMLElement)
  }
  const youTube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const inView = (selector: string) => dialog().querySelector<HTMLElement>(`.lightbox-view ${selector}`)
  afterEach(() => {
    document.cookie = 'cookie_notice_accepted=; max-age=0'
  })

  it.each(['mp4', 'webm', 'MOV'])(
    'plays our own %s in place of a picture, and stops when it closes',
    async (kind) => {
      place(`<a href="/bestand/film.${kind}">De film</a>`)
      expect(press('main a')).toBe(true)
      await opened()
      expect(inView('video')?.getAttribute('src')).toContain(`/bestand/film.${kind}`)
      expect(shown()?.hidden).toBe(true)
      expect(dialog().querySelector<HTMLElement>('[data-zoom]')?.hidden).toBe(true)
      press('[data-closes]')
      await vi.waitFor(() => expect(inView('video')).toBeNull())
    },
  )

  it('abuse 23 asks before another site plays one', async () => {
    place(`<a href="${action({ type: 'video', url: youTube })}">De film</a>`)
    expect(press('main a')).toBe(true)
    await opened()
    expect(inView('iframe')).toBeNull()
    expect(inView('.lightbox-ask p')?.textContent).toBe('Staat op youtube.com.')
    inView('.lightbox-ask button')?.click()
    expect(inView('iframe')?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  })

  it.each([
    ['a download', '<a href="/download/3/film/7/film.mp4">x</a>'],
    ['a film of another site, which no action names', `<a href="${youTube}">x</a>`],
    ['a file of another site', '<a href="https://elders.example/film.mp4">x</a>'],
    [
      'an action for a file of another site',
      `<a href="${action({ url: 'https://elders.example/film.mp4' })}">x</a>`,
    ],
  ])('leaves %s to its link', (_, html) => {
    place(html)
    expect(press('main a')).toBe(false)
  })
})

describe('SITE-03 an address that ends in a lightbox', () => {
  it('opens it when the page comes, and when a script changes the hash', async () => {
    history.replaceState(null, '', `/beelden/${action({ url: '/media/3.jpg' })}`)
    document.body.innerHTML = `<main></main><div>${dialogHtml}</div>`
    stop = mountLinks(document.querySelector('div:has(dialog)') as HTMLElement)
    await opened()
    expect(new URL(shown()?.src ?? '').pathname).toBe('/media/3.jpg')
    dialog().close()
    history.replaceState(null, '', `/beelden/${action({ url: '/media/4.jpg' })}`)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await opened()
    expect(new URL(shown()?.src ?? '').pathname).toBe('/media/4.jpg')
  })
})
