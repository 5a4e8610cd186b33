import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './pdf-pages.behaviour.ts'

const pages = 3
const opened = vi.hoisted(() => ({ fails: undefined as string | undefined, urls: [] as string[] }))

vi.mock('./open-pdf.ts', () => ({
  TextLayer: class {
    readonly #container: HTMLElement
    readonly #words: string
    constructor({ container, textContentSource }: { container: HTMLElement; textContentSource: string }) {
      this.#container = container
      this.#words = textContentSource
    }
    async render() {
      this.#container.textContent = this.#words
    }
  },
  problemOf: (error: Error) => error.message,
  async openPdf(url: string) {
    opened.urls.push(url)
    if (opened.fails !== undefined) throw new Error(opened.fails)
    return {
      numPages: pages,
      getPage: async (number: number) => ({
        getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 800 * scale }),
        getTextContent: async () => `Woorden van ${number}`,
        render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
      }),
    }
  },
}))

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('ResizeObserver', Observer)

let leave: () => void = () => undefined

afterEach(() => {
  leave()
  opened.fails = undefined
  document.body.innerHTML = ''
})

function stage(): HTMLElement {
  document.body.innerHTML = `<div data-src="/download/1/a/2/gids.pdf?preview=1" data-page="Bladzijde {page}"
      data-waiting="Even geduld" data-secret="Wachtwoord" data-broken="Stuk" data-unreached="Geen lijn">
    <fieldset class="pdf-bar" hidden>
      <button data-act="previous"></button><button data-act="next"></button><input type="number"><output></output>
      <button data-act="smaller"></button><button data-act="fit"><span data-level></span></button><button data-act="larger"></button>
    </fieldset>
    <section class="pdf-pages" hidden></section><p class="pdf-said"></p><p class="pdf-link"><a href="#"></a></p>
  </div>`
  const root = document.body.firstElementChild
  if (!(root instanceof HTMLElement)) throw new Error('no stage')
  return root
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const number = () => find('input') as HTMLInputElement
const press = (act: string) => find(`[data-act=${act}]`).click()
const key = (name: string) =>
  find('.pdf-pages').dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }))

async function show() {
  leave = mount(stage())
  await vi.waitFor(() => expect(document.querySelectorAll('.pdf-page')).toHaveLength(pages))
  await vi.waitFor(() => expect(find('.pdf-page:last-child').textContent).toBe('Woorden van 3'))
}

it('LIB-16 puts every page of a PDF in its place, with its words, in the place of the link', async () => {
  leave = mount(stage())
  expect(find('.pdf-said').textContent).toBe('Even geduld')
  expect(find('.pdf-link').hidden).toBe(true)
  await vi.waitFor(() => expect(find('.pdf-page:last-child').textContent).toBe('Woorden van 3'))
  expect(opened.urls.at(-1)).toBe('/download/1/a/2/gids.pdf?preview=1')
  expect(find('.pdf-said').textContent).toBe('')
  expect([...document.querySelectorAll('.pdf-page')].map((page) => page.getAttribute('aria-label'))).toEqual([
    'Bladzijde 1',
    'Bladzijde 2',
    'Bladzijde 3',
  ])
  expect(find('.pdf-pages').tabIndex).toBe(0)
  expect(find('output').textContent).toBe('3')
})

it('LIB-16 turns pages by button, key and number, and never beyond the ends', async () => {
  await show()
  expect(find('[data-act=previous]').getAttribute('aria-disabled')).toBe('true')
  press('next')
  expect(number().value).toBe('2')
  key('ArrowRight')
  key('ArrowRight')
  expect(number().value).toBe('3')
  expect(find('[data-act=next]').getAttribute('aria-disabled')).toBe('true')
  key('ArrowLeft')
  expect(number().value).toBe('2')
  for (const [typed, shown] of [
    ['3', '3'],
    ['99', '3'],
    ['-4', '1'],
    ['', '1'],
  ] as const) {
    number().value = typed
    number().dispatchEvent(new Event('change'))
    expect(number().value, typed).toBe(shown)
  }
})

it('LIB-16 enlarges by button and key, within bounds, and fits again', async () => {
  await show()
  const level = () => find('[data-level]').textContent
  press('larger')
  expect(level()).toBe('125%')
  expect(find('.pdf-pages').style.getPropertyValue('--zoom')).toBe('1.25')
  for (let step = 0; step < 9; step += 1) key('+')
  expect(level()).toBe('400%')
  expect(find('[data-act=larger]').getAttribute('aria-disabled')).toBe('true')
  key('0')
  expect(level()).toBe('100%')
  for (let step = 0; step < 9; step += 1) key('-')
  expect(level()).toBe('50%')
})

it.each([
  ['secret', 'Wachtwoord'],
  ['broken', 'Stuk'],
  ['unreached', 'Geen lijn'],
])('LIB-16 abuse 28: says why a PDF is not shown (%s), and leaves the link', async (problem, words) => {
  opened.fails = problem
  leave = mount(stage())
  await vi.waitFor(() => expect(find('.pdf-said').textContent).toBe(words))
  expect(find('.pdf-link').hidden).toBe(false)
  expect(find('.pdf-bar').hidden).toBe(true)
})

it('LIB-16 leaves the link when its box closes', async () => {
  await show()
  leave()
  leave = () => undefined
  expect(document.querySelector('.pdf-page')).toBeNull()
  expect(find('.pdf-link').hidden).toBe(false)
})
