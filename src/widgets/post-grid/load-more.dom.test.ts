import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './load-more.behaviour.ts'

const settings = {
  widget_id: 'b1',
  load_method: 'loadmore',
  current_page: 1,
  max_num_pages: 3,
  change_url: true,
  reinit_js: true,
  auto_pages: 3,
}
const card = (number: number) => `<li class="card"><a href="/jacobalia/${number}/">Plaats ${number}</a></li>`

function place(change: Partial<typeof settings> = {}): HTMLElement {
  document.body.innerHTML = `<section data-wid="b1" data-query='{"post_type":"jacobalia"}' data-shown="1" data-total="3"
      data-loading-text="Bezig" data-added-text="{count} erbij, {shown} van {total}" data-failed-text="Mislukt">
    <ul class="cards" data-settings='${JSON.stringify({ ...settings, ...change })}'>${card(1)}</ul>
    <div class="more"><a href="/jacobalia/page/2/" data-load-more>Toon meer</a><p role="status" data-load-status></p></div>
  </section>`
  return document.querySelector('section') as HTMLElement
}

let stop: () => void = () => undefined
let answers: ((answer: Response | Error) => void)[] = []
const asked: URLSearchParams[] = []
const button = () => document.querySelector<HTMLAnchorElement>('[data-load-more]')
const status = () => document.querySelector('[data-load-status]')?.textContent
const titles = () => [...document.querySelectorAll('.card')].map((item) => item.textContent)
const click = (detail = 1) =>
  button()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

async function answer(given: Response | Error): Promise<void> {
  answers.shift()?.(given)
  await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled') ?? null).toBeNull())
}

beforeEach(() => {
  answers = []
  asked.length = 0
  history.replaceState(null, '', '/jacobalia/')
  vi.stubGlobal('fetch', (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body)
    return new Promise((resolve, reject) => {
      answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)))
    })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('CAT-03 load more', () => {
  it('asks ecsload for the next page and appends it', async () => {
    stop = mount(place())
    click()
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      action: 'ecsload',
      query: '{"post_type":"jacobalia"}',
      ecs_ajax_settings: JSON.stringify(settings),
    })
    await answer(new Response(card(2)))
    expect(titles()).toEqual(['Plaats 1', 'Plaats 2'])
    expect(status()).toBe('1 erbij, 2 van 3')
    expect(button()?.textContent).toBe('Toon meer')
    click()
    expect(JSON.parse(asked[1]?.get('ecs_ajax_settings') ?? '')).toMatchObject({ current_page: 2 })
  })

  it('loading_text: says that it is busy, and asks only once meanwhile', async () => {
    stop = mount(place())
    click()
    click()
    expect(asked).toHaveLength(1)
    expect(button()?.textContent).toBe('Bezig')
    await answer(new Response(card(2)))
  })

  it('change_url: writes the page to the address, without any earlier one', async () => {
    history.replaceState(null, '', '/jacobalia/page/2/')
    stop = mount(place({ current_page: 2 }))
    click()
    await answer(new Response(card(3)))
    expect(location.pathname).toBe('/jacobalia/page/3/')
  })

  it('change_url off: leaves the address alone', async () => {
    stop = mount(place({ change_url: false }))
    click()
    await answer(new Response(card(2)))
    expect(location.pathname).toBe('/jacobalia/')
  })

  it('goes away on the last page', async () => {
    stop = mount(place({ current_page: 2 }))
    click()
    await answer(new Response(card(3)))
    expect(button()).toBeNull()
    expect(status()).toBe('1 erbij, 2 van 3')
  })

  it('goes away when there is nothing more', async () => {
    stop = mount(place())
    click()
    await answer(new Response(''))
    expect(button()).toBeNull()
    expect(titles()).toEqual(['Plaats 1'])
  })

  it.each([
    ['the line fails', new TypeError('network')],
    ['the server refuses', new Response('', { status: 500 })],
  ])('says so when %s, and can be pressed again', async (_, given) => {
    stop = mount(place())
    click()
    await answer(given)
    expect(status()).toBe('Mislukt')
    expect(button()?.textContent).toBe('Toon meer')
    click()
    await answer(new Response(card(2)))
    expect(titles()).toHaveLength(2)
    expect(status()).toBe('1 erbij, 2 van 3')
  })

  it('moves the focus to the first new card when a key pressed it, and not for a pointer', async () => {
    stop = mount(place())
    click(0)
    await answer(new Response(card(2)))
    expect(document.activeElement?.textContent).toBe('Plaats 2')
    click(1)
    await answer(new Response(card(3)))
    expect(document.activeElement?.textContent).toBe('Plaats 2')
  })

  it('finds on Back what was loaded and the place in it, also when that was all of it', async () => {
    stop = mount(place({ change_url: false }))
    click()
    await answer(new Response(card(2)))
    vi.stubGlobal('scrollY', 1234)
    window.dispatchEvent(new Event('pagehide'))
    stop()
    const scroll = vi.spyOn(window, 'scrollTo')
    stop = mount(place({ change_url: false }))
    expect(titles()).toEqual(['Plaats 1', 'Plaats 2'])
    expect(scroll).toHaveBeenCalledWith({ top: 1234, behavior: 'instant' })
    click()
    expect(JSON.parse(asked.at(-1)?.get('ecs_ajax_settings') ?? '')).toMatchObject({ current_page: 2 })
    await answer(new Response(card(3)))
    expect(status()).toBe('1 erbij, 3 van 3')
    stop()
    stop = mount(place({ change_url: false }))
    expect(titles()).toHaveLength(3)
    expect(button()).toBeNull()
  })

  it('begins anew at another entry of the history, and when the page is reloaded', async () => {
    stop = mount(place({ change_url: false }))
    click()
    await answer(new Response(card(2)))
    stop()
    const reload = {
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => '',
      type: 'reload',
    }
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload])
    stop = mount(place())
    expect(titles()).toEqual(['Plaats 1'])
    stop()
    vi.restoreAllMocks()
    history.pushState(null, '', '/jacobalia/?e-filter-b1-soort=kerk')
    stop = mount(place())
    expect(titles()).toEqual(['Plaats 1'])
  })

  it('reinit_js: wakes what is in the new cards', async () => {
    const root = place()
    const woken = vi.fn()
    root.addEventListener('html-added', woken)
    stop = mount(root)
    click()
    await answer(new Response(card(2)))
    expect(woken).toHaveBeenCalledOnce()
  })

  it('reinit_js off: leaves it asleep', async () => {
    const root = place({ reinit_js: false })
    const woken = vi.fn()
    root.addEventListener('html-added', woken)
    stop = mount(root)
    click()
    await answer(new Response(card(2)))
    expect(titles()).toHaveLength(2)
    expect(woken).not.toHaveBeenCalled()
  })

  it('leaves a press to the script of the classic site that took it', () => {
    stop = mount(place())
    button()?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click()
    click()
    expect(asked).toEqual([])
  })

  it('leaves a press to the script of the classic site that listens at the document', () => {
    stop = mount(place())
    const taken = new AbortController()
    const take = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', take, taken)
    click()
    button()?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    taken.abort()
    expect(asked).toEqual([])
  })

  it('leaves a press to the script of the classic site that took the place of the address', () => {
    stop = mount(place())
    if (button()) (button() as HTMLAnchorElement).href = 'javascript:void(0)'
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    button()?.dispatchEvent(event)
    expect([event.defaultPrevented, asked]).toEqual([false, []])
  })

  it.each([
    ['before it asked', 0],
    ['while it asked', 1],
  ])('leaves a list to the script of the classic site that added a page %s', async (_, before) => {
    const root = place()
    const anchor = document.createElement('span')
    anchor.className = 'e-load-more-anchor'
    Object.assign(anchor.dataset, { page: '1', nextPage: '/jacobalia/page/2/' })
    root.append(anchor)
    stop = mount(root)
    if (before === 1) click()
    Object.assign(anchor.dataset, { page: '2', nextPage: '/jacobalia/page/3/' })
    if (before === 1) await answer(new Response(card(2)))
    else click()
    expect(asked).toHaveLength(before)
    expect(titles()).toEqual(['Plaats 1'])
  })

  it('goes on after the page that a script of the classic site added', () => {
    stop = mount(place())
    const list = document.querySelector<HTMLElement>('.cards')
    if (list) list.dataset.settings = JSON.stringify({ ...settings, current_page: 2 })
    click()
    expect(JSON.parse(asked[0]?.get('ecs_ajax_settings') ?? '')).toMatchObject({ current_page: 2 })
  })

  it('leaves a click that opens a new tab to the browser', () => {
    stop = mount(place())
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    button()?.addEventListener('click', (clicked) => clicked.stopPropagation())
    button()?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(asked).toHaveLength(0)
  })
})

it('CAT-03 loads when the end comes in sight, and stops trying after a failure', async () => {
  let sight: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  const observed: string[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof sight) {
        sight = callback
      }
      observe = () => observed.push('observe')
      unobserve = () => observed.push('unobserve')
      disconnect = () => observed.push('disconnect')
    },
  )
  stop = mount(place({ load_method: 'lazyload' }))
  sight([{ isIntersecting: false }])
  expect(asked).toHaveLength(0)
  sight([{ isIntersecting: true }])
  await answer(new Response(card(2)))
  expect(titles()).toHaveLength(2)
  expect(observed).toEqual(['observe', 'unobserve', 'observe'])
  sight([{ isIntersecting: true }])
  await answer(new TypeError('network'))
  expect(observed.at(-1)).toBe('disconnect')
})

describe('CAT-03 a list that loads by itself, where a script of Elementor may wait at its anchor', () => {
  let sight: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  let anchor: HTMLElement
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof sight) {
          sight = callback
        }
        observe = () => undefined
        unobserve = () => undefined
        disconnect = () => undefined
      },
    )
  })
  const start = () => {
    const root = place({ load_method: 'lazyload' })
    const widget = document.createElement('div')
    widget.className = 'elementor-element'
    root.replaceWith(widget)
    widget.append(root)
    anchor = document.createElement('span')
    anchor.className = 'e-load-more-anchor'
    Object.assign(anchor.dataset, { page: '1', nextPage: '/jacobalia/page/2/' })
    root.append(anchor)
    stop = mount(root)
    return widget
  }

  it('is left to that script when it is there, and to the visitor who presses', async () => {
    vi.stubGlobal('elementorFrontend', {})
    start()
    sight([{ isIntersecting: true }])
    expect([asked.length, anchor.hidden]).toEqual([0, false])
    expect(document.querySelector<HTMLElement>('.room-for-more')?.style.height).toBe('0px')
    click()
    expect(asked).toHaveLength(1)
    await answer(new Response(card(2)))
  })

  it('comes from here alone once it began: the anchor is not reached any more', async () => {
    start()
    sight([{ isIntersecting: true }])
    expect([asked.length, anchor.hidden]).toEqual([1, true])
    vi.stubGlobal('elementorFrontend', {})
    await answer(new Response(card(2)))
    sight([{ isIntersecting: true }])
    expect([asked.length, anchor.hidden]).toEqual([2, true])
    await answer(new Response(card(3)))
  })

  it('is left to that script while it fetches, and when its page came first', async () => {
    const widget = start()
    widget.className += ' e-load-more-pagination-loading'
    sight([{ isIntersecting: true }])
    expect([asked.length, anchor.hidden]).toEqual([0, false])
    widget.className = 'elementor-element'
    sight([{ isIntersecting: true }])
    Object.assign(anchor.dataset, { page: '2', nextPage: '/jacobalia/page/3/' })
    await answer(new Response(card(2)))
    expect([titles(), anchor.hidden]).toEqual([['Plaats 1'], false])
  })
})

describe('CAT-03 a list that loads by itself keeps room for what comes', () => {
  let cardHeight = 100
  const room = () => document.querySelector<HTMLElement>('.room-for-more')
  const cards = (...numbers: number[]) => new Response(numbers.map(card).join(''))

  beforeEach(() => {
    cardHeight = 100
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined
        unobserve = () => undefined
        disconnect = () => undefined
      },
    )
    // Cards stand one below the other.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const above = [...document.querySelectorAll('.card')].filter(
        (one) => one.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING && !one.contains(this),
      )
      return new DOMRect(0, above.length * cardHeight, 0, 0)
    })
  })
  afterEach(() => void vi.restoreAllMocks())
  const start = (total: number, change: Partial<typeof settings> = {}) => {
    const root = place({ load_method: 'lazyload', max_num_pages: 9, ...change })
    root.dataset.query = '{"post_type":"jacobalia","posts_per_page":2}'
    root.dataset.total = String(total)
    stop = mount(root)
  }

  it('as high as the cards of the next load, and none once all are there', async () => {
    start(4)
    expect(room()?.style.height).toBe('200px')
    click()
    expect(room()?.dataset.text).toBe('Bezig')
    await answer(cards(2, 3))
    expect([room()?.style.height, room()?.dataset.text]).toEqual(['100px', ''])
    click()
    await answer(cards(4))
    expect(room()?.style.height).toBe('0px')
  })

  it('none when the visitor is asked, or loading failed', async () => {
    start(9, { load_method: 'loadmore' })
    expect(room()).toBeNull()
    start(9, { load_method: 'scroll', auto_pages: 0 })
    expect(room()?.style.height).toBe('200px')
    click()
    await answer(new TypeError('network'))
    expect(room()?.style.height).toBe('0px')
  })

  it('is measured anew when the phone is turned, while cards still come', async () => {
    start(4)
    const turn = (width: number) => {
      vi.stubGlobal('innerWidth', width)
      window.dispatchEvent(new Event('resize'))
    }
    cardHeight = 60
    turn(window.innerWidth)
    expect(room()?.style.height, 'only the bars of the browser went').toBe('200px')
    turn(800)
    expect(room()?.style.height).toBe('120px')
    click()
    await answer(cards(2, 3))
    cardHeight = 100
    turn(400)
    expect(room()?.style.height, 'one card is left').toBe('100px')
    click()
    await answer(cards(4))
    turn(801)
    expect(room()?.style.height).toBe('0px')
    start(9)
    stop()
    cardHeight = 60
    turn(400)
    expect(room()?.style.height, 'nothing listens any more').toBe('200px')
  })

  it('is not kept twice when Back restores the list', () => {
    start(9)
    stop()
    stop = mount(document.querySelector('section') as HTMLElement)
    expect(document.querySelectorAll('.room-for-more')).toHaveLength(1)
  })
})

describe('WIRE-17 infinite scroll', () => {
  const followed: string[] = []
  let sight: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  let watched = false
  const page = (number: number) =>
    new Response(
      `<main><section id="lijst-b2"><ul class="cards">${card(99)}</ul></section>
       <section id="lijst-b1"><ul class="cards">${card(number)}</ul></section></main>`,
    )
  beforeEach(() => {
    followed.length = 0
    vi.stubGlobal('fetch', (href: string) => {
      followed.push(new URL(href).pathname)
      return new Promise((resolve) => answers.push((given) => resolve(given)))
    })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof sight) {
          sight = callback
        }
        observe = () => (watched = true)
        unobserve = () => (watched = false)
        disconnect = () => (watched = false)
      },
    )
  })
  const start = (change: Partial<typeof settings>) => {
    const root = place({ load_method: 'scroll', ...change })
    root.id = 'lijst-b1'
    stop = mount(root)
  }

  it('CAT-03 follows the link to the next page, for its own list alone', async () => {
    start({ auto_pages: 0 })
    sight([{ isIntersecting: true }])
    expect(followed).toEqual(['/jacobalia/page/2/'])
    await answer(page(2))
    expect(titles()).toEqual(['Plaats 1', 'Plaats 2'])
    expect(watched).toBe(true)
    sight([{ isIntersecting: true }])
    expect(followed.at(-1)).toBe('/jacobalia/page/3/')
    await answer(page(3))
    expect(button()).toBeNull()
  })

  it('WIRE-17 leaves the list to Infinite Scroll where a page started it', () => {
    start({ auto_pages: 0 })
    Object.assign(document.querySelector('.cards') ?? {}, { infiniteScrollGUID: 1 })
    const room = document.querySelector<HTMLElement>('.room-for-more')
    room?.style.setProperty('height', '500px')
    sight([{ isIntersecting: true }])
    expect(followed).toEqual([])
    expect(room?.style.height, 'it would stay empty').toBe('0px')
  })

  it('CAT-03 stops after as many pages as staff want, and then waits for a press of its button', async () => {
    start({ auto_pages: 1, max_num_pages: 4 })
    sight([{ isIntersecting: true }])
    await answer(page(2))
    expect(watched).toBe(false)
    click()
    await answer(page(3))
    expect(titles()).toHaveLength(3)
    expect(watched).toBe(false)
  })
})
