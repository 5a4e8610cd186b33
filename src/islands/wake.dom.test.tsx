import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTexts } from '../kernel/texts.ts'
import type { Hydrate } from './contract.ts'
import { renderWidget } from './render.tsx'
import Counter from './testing/counter.tsx'
import { sleep, wake } from './wake.ts'

const script = new URL('./testing/counter.tsx', import.meta.url).pathname

const island = (id: string, hydrate: Hydrate, content = '') =>
  renderWidget({
    view: Counter,
    id,
    props: {},
    model: undefined,
    slots: { content },
    texts: createTexts({ values: {}, english: [] }),
    hydrate,
    script,
  })

const place = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

const button = (id: string) => {
  const found = [...document.querySelectorAll('button')].find((element) =>
    element.textContent?.startsWith(id),
  )
  if (!found) throw new Error(`no button of ${id}`)
  return found
}

const awake = (id: string) =>
  vi.waitFor(() => expect(button(id).closest('[data-island]')?.getAttribute('data-awake')).toBe(''))

const click = (id: string) => act(async () => button(id).click())

afterEach(() => act(async () => sleep(document.body)))

describe('islands', () => {
  it('wakes on server HTML and keeps its elements', async () => {
    const body = place(island('one', 'load'))
    const before = button('one')
    await act(async () => wake(body))
    await awake('one')
    await click('one')
    expect(button('one')).toBe(before)
    expect(before.textContent).toBe('one 1')
  })

  it('wakes a nested island inside a sleeping one, and the outer one leaves its state alone', async () => {
    const body = place(island('outer', 'interaction', island('inner', 'load')))
    await act(async () => wake(body))
    await awake('inner')
    await click('inner')
    expect(button('inner').textContent).toBe('inner 1')
    await act(async () => button('outer').dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await awake('outer')
    await click('outer')
    expect(button('outer').textContent).toBe('outer 1')
    expect(button('inner').textContent).toBe('inner 1')
  })

  it('answers the click that woke it', async () => {
    const body = place(island('one', 'interaction'))
    wake(body)
    await click('one')
    await vi.waitFor(() => expect(button('one').textContent).toBe('one 1'))
  })

  it('gives two islands of one kind different ids', () => {
    const body = place(island('one', 'load') + island('two', 'load'))
    const ids = [...body.querySelectorAll('button')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  it('sleeps before its HTML is taken out', async () => {
    const body = place(island('one', 'load'))
    await act(async () => wake(body))
    await awake('one')
    await act(async () => sleep(body))
    expect(body.querySelector('[data-root]')?.innerHTML).toBe('')
  })
})
