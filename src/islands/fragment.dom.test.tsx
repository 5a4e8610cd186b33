import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTexts } from '../kernel/texts.ts'
import { Fragment } from './fragment.tsx'
import { renderWidget } from './render.tsx'
import Counter from './testing/counter.tsx'

const script = new URL('./testing/counter.tsx', import.meta.url).pathname

const island = (id: string) =>
  renderWidget({
    view: Counter,
    id,
    props: {},
    model: undefined,
    slots: { content: '' },
    texts: createTexts({ values: {}, english: [] }),
    hydrate: 'load',
    script,
  })

let change: (html: string) => void = () => {}
let again: () => void = () => {}
const placed = vi.fn()

function Page({ first }: { first?: string }) {
  const [html, setHtml] = useState<string>()
  const [count, setCount] = useState(0)
  change = setHtml
  again = () => setCount(count + 1)
  return (
    <section>
      <p>{count}</p>
      <Fragment first={first} html={html} onPlaced={placed} />
    </section>
  )
}

let root: Root | undefined

const open = async (first: string) => {
  document.body.innerHTML = `<main>${renderToString(<Page first={first} />)}</main>`
  const main = document.body.firstElementChild
  if (!main) throw new Error('no page')
  // The browser is given no HTML: it stands in the page.
  await act(async () => {
    root = hydrateRoot(main, <Page />)
  })
}

const awake = (id: string) =>
  vi.waitFor(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith(id),
    )
    expect(button?.closest('[data-island]')?.getAttribute('data-awake')).toBe('')
    return button
  }, 5000)

afterEach(async () => {
  await act(async () => root?.unmount())
  placed.mockReset()
})

describe('a fragment', () => {
  it('keeps the elements of the first HTML through every render', async () => {
    await open('<b>één</b>')
    const bold = document.querySelector('b')
    await act(async () => again())
    expect(document.querySelector('b')).toBe(bold)
    expect(document.querySelector('p')?.textContent).toBe('1')
    expect(placed).toHaveBeenCalledTimes(1)
  })

  it('wakes islands in what is put in, and puts them to sleep before they are taken out', async () => {
    await open('<b>één</b>')
    await act(async () => change(island('twee')))
    const button = await act(async () => awake('twee'))
    await act(async () => button?.click())
    expect(button?.textContent).toBe('twee 1')
    await act(async () => again())
    expect(document.querySelector('button')?.textContent).toBe('twee 1')
    const left: string[] = []
    document.addEventListener(
      'html-leaving',
      () => left.push(document.querySelector('button')?.textContent ?? ''),
      { once: true },
    )
    await act(async () => change('<b>drie</b>'))
    expect(left).toEqual(['twee 1'])
    // React gave its elements back.
    expect(button?.isConnected).toBe(false)
    expect(document.querySelector('b')?.textContent).toBe('drie')
    expect(placed).toHaveBeenCalledTimes(3)
  })

  it('tells the page, so that behaviours start with it', async () => {
    await open('')
    const added = vi.fn()
    document.addEventListener('html-added', added, { once: true })
    await act(async () => change('<b>twee</b>'))
    expect(added).toHaveBeenCalledTimes(1)
  })

  it('is emptied by an empty text', async () => {
    await open('<b>één</b>')
    await act(async () => change(''))
    expect(document.querySelector('b')).toBeNull()
  })
})
