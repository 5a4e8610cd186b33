import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './loop-filter.behaviour.ts'

const item = (slug: string, text: string) =>
  `<button type="submit" class="e-filter-item" data-filter="${slug}" data-hashtag="${slug}" aria-pressed="${slug === '__all'}">${text}</button>`
const listOf = (...titles: string[]) =>
  `<div class="elementor-widget-container"><div class="list" data-total="${titles.length}">${titles.map((title) => `<p>${title}</p>`).join('')}</div></div>`

function place(operator?: 'AND' | 'OR'): HTMLElement {
  const settings = {
    selected_element: 'b1',
    taxonomy: 'soort',
    ...(operator ? { multiple_selection: 'yes', logical_combination: operator } : {}),
  }
  document.body.innerHTML = `<main data-elementor-id="7"><section data-busy-text="Bezig" data-found-text="{total} gevonden"
      data-none-text="Niets" data-failed-text="Mislukt">
    <div class="elementor-widget-taxonomy-filter" data-settings='${JSON.stringify(settings)}'><form>
      ${item('__all', 'Alles')}${item('kerk', 'Kerk')}${item('kapel', 'Kapel')}</form></div>
    <a href="/plaatsen/" hidden data-filter-clear>Wis</a>
    <p role="status" data-filter-status></p>
    <div class="elementor-widget-loop-grid" data-id="b1">${listOf('Een', 'Twee')}</div>
  </section></main>`
  return document.querySelector('section') as HTMLElement
}

let stop: () => void = () => undefined
let asked: { url: string; body: Record<string, unknown> }[] = []
let answers: ((answer: Response | Error) => void)[] = []
const press = (slug: string) => document.querySelector<HTMLElement>(`[data-filter="${slug}"]`)?.click()
const titles = () => [...document.querySelectorAll('.list p')].map(({ textContent }) => textContent)
const status = () => document.querySelector('[data-filter-status]')?.textContent
const pressed = () =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map((button) => button.getAttribute('data-filter'))
const answer = (data: unknown, code = 200) =>
  answers.shift()?.(new Response(JSON.stringify(data), { status: code }))

beforeEach(() => {
  asked = []
  answers = []
  history.replaceState(null, '', '/plaatsen/page/3/?e-page-b1=2&highlight=toren')
  vi.stubGlobal('fetch', (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push({ url, body: JSON.parse(body) })
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)))
    })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('CAT-04 filters above a list', () => {
  it('asks refresh-loop for the list and puts it in the place of the old one', async () => {
    const root = place('OR')
    stop = mount(root)
    press('kerk')
    expect(asked).toEqual([
      {
        url: '/wp-json/builder/v1/refresh-loop',
        body: {
          post_id: 7,
          widget_id: 'b1',
          widget_filters: { taxonomy: { soort: { terms: ['kerk'], logicalJoin: 'OR' } } },
          pagination_base_url: '/plaatsen/',
        },
      },
    ])
    expect(location.pathname + location.search).toBe('/plaatsen/?highlight=toren&e-filter-b1-soort=kerk')
    expect(pressed()).toEqual(['kerk'])
    expect(root.classList.contains('is-filtering')).toBe(true)
    answer({ data: listOf('Drie') })
    await vi.waitFor(() => expect(titles()).toEqual(['Drie']))
    expect(status()).toBe('1 gevonden')
    expect(root.classList.contains('is-filtering')).toBe(false)
  })

  it.each([
    ['OR', 'kerk%7Ekapel', ['kerk', 'kapel']],
    ['AND', 'kerk%2Bkapel', ['kerk', 'kapel']],
    [undefined, 'kapel', ['kapel']],
  ] as const)('with %s a second term gives %s', (operator, written, chosen) => {
    stop = mount(place(operator))
    press('kerk')
    press('kapel')
    expect(location.search).toContain(`e-filter-b1-soort=${written}`)
    expect(pressed()).toEqual(chosen)
  })

  it('leaves the bare path when no filters remain', () => {
    history.replaceState(null, '', '/plaatsen/')
    stop = mount(place('OR'))
    press('kerk')
    press('__all')
    expect(location.pathname + location.search).toBe('/plaatsen/')
    expect(pressed()).toEqual(['__all'])
  })

  it.each([
    ['an error', { code: 'rest_invalid_param' }, 400],
    ['an empty list', { data: '' }, 200],
    ['no list', {}, 200],
  ])('keeps the list after %s, says so and takes the overlay away', async (_, body, code) => {
    const root = place('OR')
    stop = mount(root)
    press('kerk')
    answer(body, code)
    await vi.waitFor(() => expect(status()).toBe('Mislukt'))
    expect(titles()).toEqual(['Een', 'Twee'])
    expect(root.classList.contains('is-filtering')).toBe(false)
  })

  it('shows only what was asked for last', async () => {
    stop = mount(place('OR'))
    press('kerk')
    press('kapel')
    answers.shift()
    answer({ data: listOf('Laatste') })
    await vi.waitFor(() => expect(titles()).toEqual(['Laatste']))
  })

  it.each([
    ['key', 'keydown', 'keyup'],
    ['button', 'pointerdown', 'pointerup'],
  ])('leaves the old list in its place while a %s is held', async (_, down, up) => {
    stop = mount(place('OR'))
    press('kerk')
    document.body.dispatchEvent(new Event(down, { bubbles: true }))
    answer({ data: listOf('Drie') })
    await new Promise((resolve) => setTimeout(resolve))
    expect(titles()).toEqual(['Een', 'Twee'])
    document.body.dispatchEvent(new Event(up, { bubbles: true }))
    await vi.waitFor(() => expect(titles()).toEqual(['Drie']))
  })

  it('goes back with Back, and not for what other parts of the page do', async () => {
    stop = mount(place('OR'))
    press('kerk')
    answer({ data: listOf('Drie') })
    await vi.waitFor(() => expect(titles()).toEqual(['Drie']))
    history.replaceState(null, '', `${location.pathname}${location.search}#anker`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(asked).toHaveLength(1)
    history.replaceState(null, '', '/plaatsen/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(asked).toHaveLength(2)
    expect(pressed()).toEqual(['__all'])
  })

  it('CAT-05 begins with the term that the hash names, and Back does not lead there again', () => {
    history.replaceState(null, '', '/plaatsen/#kapel')
    const before = history.length
    stop = mount(place('OR'))
    expect(location.pathname + location.search + location.hash).toBe('/plaatsen/?e-filter-b1-soort=kapel')
    expect(history.length).toBe(before)
    expect(pressed()).toEqual(['kapel'])
    expect(asked).toHaveLength(1)
  })

  it('CAT-05 leaves a chosen term alone that the hash names', () => {
    history.replaceState(null, '', '/plaatsen/?e-filter-b1-soort=kapel#kapel')
    stop = mount(place('OR'))
    expect(asked).toEqual([])
    expect(location.search).toBe('?e-filter-b1-soort=kapel')
  })

  it.each([
    ['stopped it', (event: Event) => event.stopPropagation()],
    ['kept it from the browser', (event: Event) => event.preventDefault()],
  ])('leaves a press to the script of the classic site that %s at the document', (_, take) => {
    stop = mount(place())
    const taken = new AbortController()
    document.addEventListener('click', take, taken)
    document.addEventListener('submit', (event) => event.preventDefault(), taken)
    press('kapel')
    taken.abort()
    expect(asked).toEqual([])
    expect(pressed()).toEqual(['__all'])
  })

  it('leaves a press to the script of the classic site that wrote it into the address first', () => {
    stop = mount(place('OR'))
    document
      .querySelector('[data-filter="kerk"]')
      ?.addEventListener('click', () => history.pushState(null, '', '/plaatsen/?e-filter-b1-soort=kerk'))
    press('kerk')
    expect(asked).toEqual([])
    expect(location.search).toBe('?e-filter-b1-soort=kerk')
    press('kapel')
    expect(asked).toHaveLength(1)
    expect(location.search).toBe('?e-filter-b1-soort=kerk%7Ekapel')
  })

  it('offers to take all filters away only while there are some', () => {
    const clear = () => document.querySelector<HTMLElement>('[data-filter-clear]')
    stop = mount(place('OR'))
    press('kerk')
    expect(clear()?.hidden).toBe(false)
    clear()?.click()
    expect(clear()?.hidden).toBe(true)
    expect(location.search).toBe('?highlight=toren')
  })
})

describe('CAT-04 filters beside terms', () => {
  const form = `<form class="filter-details">
    <input name="e-filter-b1-zoek" data-detail="zoek"><button type="submit">Toon</button>
    <button type="submit" name="e-filter-b1-letter" value="A" data-letter="A" aria-pressed="false">A</button>
    <input type="hidden" name="e-filter-b1-letter" value="" data-detail="letter"></form>`
  const start = () => {
    history.replaceState(null, '', '/plaatsen/page/2/?e-filter-b1-soort=kerk')
    const root = place('OR')
    root.querySelector('form')?.insertAdjacentHTML('afterend', form)
    stop = mount(root)
    return root
  }
  const submit = (by: string) => {
    const details = document.querySelector<HTMLFormElement>('.filter-details')
    const submitter = document.querySelector<HTMLElement>(by)
    details?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  }
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-detail="${name}"]`)

  it('asks for what is filled in beside the terms, and writes it to the address', () => {
    start()
    if (field('zoek')) (field('zoek') as HTMLInputElement).value = 'toren'
    submit('form.filter-details button')
    expect(location.pathname + location.search).toBe(
      '/plaatsen/?e-filter-b1-soort=kerk&e-filter-b1-zoek=toren',
    )
    expect(asked[0]?.body).toMatchObject({
      widget_filters: {
        taxonomy: { soort: { terms: ['kerk'], logicalJoin: 'OR' } },
        details: { zoek: 'toren' },
      },
    })
  })

  it('keeps them when a term is pressed, and fills the fields after Back', async () => {
    start()
    history.replaceState(null, '', '/plaatsen/?e-filter-b1-zoek=toren')
    press('kapel')
    expect(location.search).toBe('?e-filter-b1-soort=kapel&e-filter-b1-zoek=toren')
    history.replaceState(null, '', '/plaatsen/?e-filter-b1-zoek=kruis')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(field('zoek')?.value).toBe('kruis')
  })

  it('a chip takes away what it names, and leaves the rest of the address', () => {
    const root = start()
    history.replaceState(null, '', '/plaatsen/?highlight=x&e-filter-b1-soort=kerk&e-filter-b1-zoek=toren')
    root.insertAdjacentHTML(
      'beforeend',
      '<a href="/plaatsen/?e-filter-b1-soort=kerk" data-filter-chip="">toren</a>',
    )
    root.querySelector<HTMLElement>('[data-filter-chip]')?.click()
    expect(location.search).toBe('?highlight=x&e-filter-b1-soort=kerk')
  })
})
