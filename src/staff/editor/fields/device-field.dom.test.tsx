import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ChoicesField } from './choices-field.tsx'
import { DeviceField } from './device-field.tsx'

let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => place.remove())

const draw = (field: ReactElement) => act(async () => createRoot(place).render(field))
const labelled = (label: string) => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === label)
  const control = found?.control ?? document.getElementById(found?.htmlFor ?? '')
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLInputElement)) throw new Error(label)
  return control
}
async function choose(label: string, value: string) {
  await act(async () => {
    const control = labelled(label)
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const space = {
  type: 'choice' as const,
  perDevice: true as const,
  label: 'Ruimte',
  options: [
    { value: 'band', label: 'Ruim' },
    { value: 'none', label: 'Geen' },
  ],
}

it.each([
  ['band', 'Ruimte, op een telefoon', 'none', { desk: 'band', phone: 'none' }],
  ['band', 'Ruimte, op een tablet', 'none', { desk: 'band', tablet: 'none' }],
  [{ desk: 'band', tablet: 'none' }, 'Ruimte, op een tablet', '', 'band'],
  [{ desk: 'band', phone: 'none' }, 'Ruimte', 'none', { desk: 'none', phone: 'none' }],
  [4, 'Ruimte, op een telefoon', 'none', { desk: '4', phone: 'none' }],
])('EDIT-01 of %j, %s is set to %j: %j is kept', async (value, label, chosen, kept) => {
  const written: unknown[] = []
  await draw(<DeviceField field={space} value={value} onChange={(now) => written.push(now)} />)
  await choose(label, chosen)
  expect(written).toEqual([kept])
})

it('EDIT-01 several of a few are kept in their own order, with what the field does not know', async () => {
  const written: unknown[] = []
  const field = {
    type: 'choices' as const,
    label: 'Kolommen',
    options: [
      { value: 'title', label: 'Titel' },
      { value: 'size', label: 'Grootte' },
    ],
  }
  await draw(<ChoicesField field={field} value="size, maat" onChange={(now) => written.push(now)} />)
  const boxes = [...place.querySelectorAll('input')]
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
  await act(async () => boxes[0]?.click())
  expect(written).toEqual(['title, size, maat'])
})
