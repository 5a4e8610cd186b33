import type { ComponentData } from '@puckeditor/core'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTexts } from '../../../../kernel/texts.ts'
import { loadView, rooms } from '../../rooms.ts'
import { Held } from './held.tsx'
import type { Point } from './places.ts'
import { startTyping } from './start-typing.ts'

let root: Root
let item: ComponentData
let block: HTMLElement
/** What Puck is told to do, but for what it shows itself. */
let changes: Record<string, unknown>[]

/** The views are fetched by the editor while it is open; a test fetches them before. */
const views = new Map(
  await Promise.all([...rooms.keys()].map(async (name) => [name, await loadView(name)] as const)),
)

const puck = {
  selectedItem: null,
  getItemById: (id: string) => (id === item.props.id ? item : undefined),
  getSelectorForId: () => ({ index: 0, zone: 'root:default-zone' }),
  dispatch(action: { type: string; data?: ComponentData }) {
    if (action.type !== 'replace' || !action.data) return
    item = action.data
    changes.push(action.data.props)
    act(draw)
  },
} as unknown as ReturnType<Parameters<typeof startTyping>[0]>

function draw() {
  const view = views.get(item.type)
  const { id, ...props } = item.props
  const shown = view
    ? createElement(view, {
        id,
        props,
        model: undefined,
        slots: {},
        texts: createTexts({ values: {}, english: [] }),
      })
    : null
  root.render(<Held id={id}>{shown}</Held>)
}

async function show(type: string, props: Record<string, unknown>) {
  item = { type, props: { ...rooms.get(type)?.defaults, ...props, id: 'b' } }
  await act(async () => draw())
}

beforeEach(() => {
  vi.useFakeTimers()
  // Nothing has a size here: everything is to be seen.
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true)
  changes = []
  block = document.body.appendChild(document.createElement('div'))
  block.tabIndex = 0
  block.setAttribute('data-puck-component', 'b')
  root = createRoot(block)
})
afterEach(async () => {
  await act(async () => box()?.blur())
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

const box = () => document.querySelector<HTMLElement>('typed-text')
function start(point?: Point) {
  let isStarted = false
  act(() => {
    isStarted = startTyping(() => puck, block, point)
  })
  return isStarted
}
/** Points at the element; it is given a place, as nothing has one here. */
function pointAt(element: Element | null | undefined) {
  if (!element) throw new Error('there is nothing to point at')
  element.getBoundingClientRect = () => new DOMRect(100, 100, 50, 20)
  return start({ x: 110, y: 110 })
}
function type(words: string) {
  const typed = box()
  if (!typed) throw new Error('nothing is typed in')
  typed.textContent = words
  typed.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  act(() => void box()?.dispatchEvent(event))
  return event
}

it('EDIT-01 a text is typed in as a box with the name of its field', async () => {
  await show('quote', { text: 'Wie reist', source: 'Een pelgrim' })
  pointAt(block.querySelector('figcaption'))
  expect(box()?.textContent).toBe('Een pelgrim')
  expect(box()?.getAttribute('role')).toBe('textbox')
  expect(box()?.getAttribute('aria-label')).toBe('Van wie of waaruit')
  expect(box()?.getAttribute('aria-multiline')).toBe('false')
  expect(box()?.getAttribute('contenteditable')).toBe('plaintext-only')
})

it('EDIT-01 by keyboard the first text is typed in', async () => {
  await show('quote', { text: 'Wie reist', source: 'Een pelgrim' })
  expect(start()).toBe(true)
  expect(box()?.getAttribute('aria-label')).toBe('Tekst')
  expect(box()?.getAttribute('aria-multiline')).toBe('true')
})

it('EDIT-01 of two fields with the same words, the one that was pointed at is written', async () => {
  await show('icon-list', {
    items: [{ text: 'Brood' }, { text: 'Brood' }].map((one) => ({ ...one, sign: 'check', link: '' })),
  })
  pointAt(block.querySelectorAll('li > span')[1])
  type('Water')
  press('Enter')
  expect(item.props.items).toMatchObject([{ text: 'Brood' }, { text: 'Water' }])
})

it('EDIT-01 what stands in a slot is typed in as itself, and not for the widget around it', async () => {
  await show('section', { title: 'Samen' })
  const inside = document.createElement('div')
  inside.setAttribute('data-puck-component', 'c')
  inside.innerHTML = '<p>Samen</p>'
  block.prepend(inside)
  start()
  expect(inside.querySelector('typed-text')).toBeNull()
  expect(box()).not.toBeNull()
  inside.remove()
})

it('EDIT-01 the page is not drawn anew while it is typed in, and the document follows in a pause', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  for (const words of ['Op weg n', 'Op weg na', 'Op weg naar']) {
    type(words)
    vi.advanceTimersByTime(100)
  }
  expect(changes).toEqual([])
  const typed = box()
  vi.advanceTimersByTime(300)
  expect(changes).toMatchObject([{ text: 'Op weg naar' }])
  expect(box()).toBe(typed)
  expect(block.querySelector('h2')?.textContent).toBe('Op weg naar')
  press('Enter')
  expect(box()).toBeNull()
  expect(block.innerHTML).toBe('<h2>Op weg naar</h2>')
  expect(changes).toHaveLength(1)
  expect(document.activeElement).toBe(block)
})

it('EDIT-01 who types on and on is saved too', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  for (let key = 0; key < 30; key++) {
    type(`Op weg ${key}`)
    vi.advanceTimersByTime(100)
  }
  expect(changes.length).toBeGreaterThan(0)
})

it('EDIT-01 who closes the window in the middle of a word loses none of it', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  type('Op weg naa')
  act(() => void window.dispatchEvent(new Event('beforeunload')))
  expect(item.props.text).toBe('Op weg naa')
})

it('EDIT-01 Escape puts back what stood there', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  type('Anders')
  vi.advanceTimersByTime(300)
  press('Escape')
  expect(item.props.text).toBe('Op weg')
  expect(block.innerHTML).toBe('<h2>Op weg</h2>')
})

it('EDIT-01 to leave the text is to keep it; nothing typed is nothing done', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  act(() => box()?.blur())
  expect(changes).toEqual([])
  start()
  type('Anders')
  act(() => box()?.blur())
  expect(changes).toMatchObject([{ text: 'Anders' }])
  expect(block.innerHTML).toBe('<h2>Anders</h2>')
})

it('EDIT-01 Enter makes a line break where there may be one, and takes what an input method offers', async () => {
  await show('quote', { text: 'Wie reist' })
  start()
  expect(press('Enter').defaultPrevented).toBe(false)
  type('Wie reist\nkomt\n')
  act(() => box()?.blur())
  expect(item.props.text).toBe('Wie reist\nkomt')

  await show('heading', { text: 'Op weg' })
  start()
  press('Enter', { isComposing: true })
  press('Escape', { isComposing: true })
  expect(box()).not.toBeNull()
})

it('EDIT-01 keys of the editor do nothing to the widget whose text is typed in', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  const heard = vi.fn()
  block.addEventListener('keydown', heard)
  for (const key of ['Backspace', 'z', 'F2', 'Enter']) press(key, { ctrlKey: key === 'z' })
  expect(heard).not.toHaveBeenCalled()
})

it('EDIT-01 a text of one line stays one, whatever is pasted', async () => {
  await show('heading', { text: 'Op weg' })
  start()
  type('Van hier\n  naar daar')
  press('Enter')
  expect(item.props.text).toBe('Van hier naar daar')
})

it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>'])(
  'abuse 16 abuse 18 %s is text when it is typed on the page',
  async (hostile) => {
    await show('heading', { text: 'Op weg' })
    start()
    type(hostile)
    press('Enter')
    expect(item.props.text).toBe(hostile)
    expect(block.querySelector('h2')?.textContent).toBe(hostile)
    expect(block.querySelector('script, img, svg')).toBeNull()
  },
)

/** The panel's field of this name. */
function field(name: string, input: string) {
  const place = document.body.appendChild(document.createElement('div'))
  place.setAttribute('data-field', name)
  place.innerHTML = input
  return place.firstElementChild
}

it('EDIT-01 words that the page fills by itself, and text with markup, are written in the panel', async () => {
  await show('heading', { text: 'Op weg', dynamic: { text: 'entry.title' } })
  const heading = field('text', '<input value="Op weg">')
  start()
  expect(box()).toBeNull()
  expect(document.activeElement).toBe(heading)

  await show('text', { html: '<p>Een <b>alinea</b></p>' })
  const prose = field('html', '<div contenteditable="true" tabindex="0">Een alinea</div>')
  start({ x: 5, y: 5 })
  expect(document.activeElement).toBe(prose)
})

it('EDIT-01 a widget without words has nothing to type in', async () => {
  await show('divider', {})
  expect(start()).toBe(false)
})
