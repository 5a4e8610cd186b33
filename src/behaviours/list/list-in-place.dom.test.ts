import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './list-in-place.behaviour.ts'

interface Asked {
  url: string
  answer(html: string, status?: number): void
}

let asked: Asked[] = []
let stop: () => void = () => undefined

const list = (total: number, chosen: string, page = 1) => `<div id="lijst-b1" class="archive-list">
  <details class="fold"><summary>Filter</summary><nav class="facets">
    <a data-hashtag="kapel" href="/jacobalia/?soort=kapel${chosen ? `,${chosen}` : ''}"><span>Kapel</span><span>7</span></a>
    <a href="/jacobalia/?soort=kerk${chosen ? `,${chosen}` : ''}"><span>Kerk</span><span>9</span></a>
    <a href="/plaats/friesland/"><span>Friesland</span></a></nav></details>
  <p class="count">${total} plaatsen</p>
  <form class="sort" action="/jacobalia/"><input type="hidden" name="soort" value="${chosen}">
    <select name="volgorde"><option value="distance">Ver</option><option value="title">Naam</option></select></form>
  <div class="product-filters"><form action="/jacobalia/"><input type="checkbox" name="stock" value="1"></form></div>
  <a class="card" href="/jacobalia/zeerijp/">Zeerijp</a>
  <nav class="pager"><a href="/jacobalia/page/${page + 1}/" data-page="${page + 1}">Volgende</a></nav></div>`
const pageWith = (html: string) => `<title>Plaatsen</title><main>${html}</main>`

const find = <Type extends HTMLElement = HTMLElement>(selector: string): Type => {
  const element = document.querySelector<Type>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const root = () => find('#lijst-b1')
const way = (text: string) => {
  const found = [...root().querySelectorAll('a')].find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`no ${text}`)
  return found
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
/** Whether the browser would follow it. */
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }))
const pick = (value: string) => {
  find<HTMLSelectElement>('select').value = value
  find<HTMLFormElement>('.sort').requestSubmit()
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      asked.push({
        url: url.replace(location.origin, ''),
        answer: (html, status = 200) => resolve(new Response(html, { status })),
      })
    })
  })
  history.replaceState(null, '', '/jacobalia/')
  document.body.innerHTML = `<main>${list(70, '')}</main>`
  Element.prototype.scrollIntoView = () => undefined
  stop = mount(root())
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('CAT-05 a filter', () => {
  it('is chosen by the hash that names its term, in the place of that address', async () => {
    const before = history.length
    history.replaceState(null, '', '/jacobalia/#kapel')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(asked.map(({ url }) => url)).toEqual(['/jacobalia/?soort=kapel'])
    asked[0]?.answer(pageWith(list(7, 'kapel')))
    await vi.waitFor(() => expect(root().textContent).toContain('7 plaatsen'))
    expect(location.pathname + location.search + location.hash).toBe('/jacobalia/?soort=kapel')
    expect(history.length).toBe(before)
    history.replaceState(null, '', '/jacobalia/?soort=kapel#elders')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(asked).toHaveLength(1)
  })

  it('changes the list in place; address, focus and open folds stay with the visitor, and the count is said', async () => {
    find<HTMLDetailsElement>('details').open = true
    way('Kapel').focus()
    expect(press(way('Kapel'))).toBe(false)
    expect(root().getAttribute('aria-busy')).toBe('true')
    asked[0]?.answer(pageWith(list(36, 'kapel')))
    await settle()
    expect(find('.count').textContent).toBe('36 plaatsen')
    expect(location.pathname + location.search).toBe('/jacobalia/?soort=kapel')
    expect(document.activeElement).toBe(way('Kapel'))
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
    expect(find('[role="status"]').textContent).toBe('36 plaatsen')
    expect(root().hasAttribute('aria-busy')).toBe(false)
  })

  it('pressed while another is on its way is added to it', async () => {
    press(way('Kapel'))
    press(way('Kerk'))
    expect(asked).toHaveLength(1)
    asked[0]?.answer(pageWith(list(36, 'kapel')))
    await settle()
    expect(asked[1]?.url).toBe('/jacobalia/?soort=kerk,kapel')
  })

  it.each([
    ['key', 'keydown', 'keyup'],
    ['button', 'pointerdown', 'pointerup'],
  ])('that answers while a %s is held leaves what is pressed in its place', async (_, down, up) => {
    press(way('Kapel'))
    const box = find<HTMLInputElement>('input[type=checkbox]')
    box.dispatchEvent(new Event(down, { bubbles: true }))
    asked[0]?.answer(pageWith(list(7, 'kapel')))
    await settle()
    await settle()
    expect(box.isConnected).toBe(true)
    box.dispatchEvent(new Event(up, { bubbles: true }))
    box.click()
    await vi.waitFor(() => expect(root().textContent).toContain('7 plaatsen'))
    await vi.waitFor(() => expect(asked[1]?.url).toContain('stock=1'))
  })

  it('comes back with the browser’s Back', async () => {
    press(way('Kapel'))
    asked[0]?.answer(pageWith(list(36, 'kapel')))
    await settle()
    history.replaceState(null, '', '/jacobalia/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(asked[1]?.url).toBe('/jacobalia/')
    asked[1]?.answer(pageWith(list(70, '')))
    await settle()
    expect(find('.count').textContent).toBe('70 plaatsen')
  })

  it('wakes what came and stops what went', async () => {
    const heard: string[] = []
    for (const name of ['html-leaving', 'html-added']) document.addEventListener(name, () => heard.push(name))
    press(way('Kapel'))
    asked[0]?.answer(pageWith(list(36, 'kapel')))
    await settle()
    expect(heard).toEqual(['html-leaving', 'html-added'])
  })

  it('of a form is sent as soon as it is ticked, and once', async () => {
    find('[name="stock"]').click()
    find<HTMLFormElement>('.product-filters form').requestSubmit()
    expect(asked.map(({ url }) => url)).toEqual(['/jacobalia/?stock=1'])
    asked[0]?.answer(pageWith(list(4, '')))
    await settle()
    expect(asked).toHaveLength(1)
  })
})

describe('an order and a page', () => {
  it('CAT-05 an order that is picked while a filter is on its way keeps both', async () => {
    press(way('Kapel'))
    pick('title')
    asked[0]?.answer(pageWith(list(36, 'kapel')))
    await settle()
    expect(asked[1]?.url).toBe('/jacobalia/?soort=kapel&volgorde=title')
  })

  it('CAT-03 another page begins at its beginning, and the focus goes there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    vi.spyOn(root(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 2000))
    way('Volgende').focus()
    press(way('Volgende'))
    asked[0]?.answer(pageWith(list(70, '', 2)))
    await settle()
    expect(location.pathname).toBe('/jacobalia/page/2/')
    expect(document.activeElement).toBe(root())
    expect(scrolled.mock.contexts).toEqual([root()])
  })
})

describe('the heading above the list', () => {
  const heading = (number?: number) =>
    `<div class="title"><h1>Plaatsen${number ? ` <small class="on-page">bladzijde ${number}</small>` : ''}</h1></div>`

  it.each([
    ['a filter leads from a page to the first', heading(2), 'Kapel', heading(), 'Plaatsen'],
    ['a page is opened from the first', heading(), 'Volgende', heading(2), 'Plaatsen bladzijde 2'],
  ])('CAT-03, CAT-05 says on which page one is when %s', async (_, before, pressed, after, says) => {
    root().insertAdjacentHTML('beforebegin', before)
    const h1 = find('h1')
    press(way(pressed))
    asked[0]?.answer(pageWith(after + list(36, '')))
    await vi.waitFor(() => expect(root().textContent).toContain('36 plaatsen'))
    expect(h1.isConnected).toBe(true)
    expect(h1.textContent).toBe(says)
  })
})

describe('what is left to the browser', () => {
  it('another list, a card, and a new tab', () => {
    const stay = new AbortController()
    window.addEventListener('click', (event) => event.preventDefault(), stay)
    press(way('Friesland'))
    press(way('Zeerijp'))
    way('Kapel').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    stay.abort()
    expect(asked).toEqual([])
  })

  it.each([
    ['stopped it', (event: Event) => event.stopPropagation()],
    ['kept it from the browser', (event: Event) => event.preventDefault()],
  ])('a page that a script at the document asked for and %s', (_, take) => {
    const taken = new AbortController()
    document.addEventListener('click', take, taken)
    press(way('Kapel'))
    taken.abort()
    expect(asked).toEqual([])
  })

  it.each([
    ['the server fails', '', 500],
    ['the answer holds no list', '<p>onderhoud</p>', 200],
  ])('everything when %s', async (_, html, status) => {
    const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    press(way('Kapel'))
    asked[0]?.answer(html, status)
    await settle()
    expect(went.mock.calls.map(([to]) => String(to).replace(location.origin, ''))).toEqual([
      '/jacobalia/?soort=kapel',
    ])
  })
})
