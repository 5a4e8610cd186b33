import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateTimeField } from './text-field.tsx'

let root: Root
let value: unknown
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

function Shown({ type, start }: { type: 'datetime' | 'date'; start: string }) {
  const [held, hold] = useState<unknown>(start)
  value = held
  return <DateTimeField field={{ type, label: 'Vanaf' }} value={held} onChange={hold} />
}
const show = (start: string, type: 'datetime' | 'date' = 'datetime') =>
  act(async () => root.render(<Shown type={type} start={start} />))
const input = () => document.querySelector('input')

/** Types, and leaves the field; a browser says of a part that the field is empty, and invalid. */
async function type(text: string, isPart = false) {
  const field = input()
  await act(async () => {
    field?.focus()
    if (field) Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: isPart } })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => field?.blur())
  await act(async () => vi.advanceTimersByTimeAsync(500))
}

it.each(['', '2026-12-25T10:00'])(
  'EDIT-01 of %j a half moment is kept as such, and the field says so',
  async (start) => {
    await show(start)
    await type('', true)
    expect(value).toBe('incomplete')
    expect(input()?.getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).toContain('Vul de datum en de tijd helemaal in, of maak het veld leeg.')
    await type('2026-12-25T10:00')
    expect(value).toBe('2026-12-25T10:00')
    expect(input()?.hasAttribute('aria-invalid')).toBe(false)
  },
)

it('EDIT-01 a half moment that is emptied is none', async () => {
  await show('incomplete')
  expect(input()?.value).toBe('')
  await type('')
  expect(value).toBe('')
})

it('EDIT-01 of a half day the field asks for the day alone', async () => {
  await show('', 'date')
  await type('', true)
  expect(document.body.textContent).toContain('Vul de datum helemaal in, of maak het veld leeg.')
})
