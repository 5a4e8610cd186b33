import { act } from 'react'
import { I18nContextProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import type { PictureEdit } from '../../../../kernel/picture-edit.ts'
import { i18nProvider } from '../../../i18n.ts'
import { CropDialog } from './crop-dialog.tsx'

let root: Root
let done: PictureEdit | null | undefined
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  done = undefined
})

async function open(edit: PictureEdit | null = null) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <I18nContextProvider value={i18nProvider}>
        <CropDialog
          src="/media/1/toren.jpg"
          original={{ width: 400, height: 300 }}
          edit={edit}
          onDone={(next) => {
            done = next
          }}
          onClose={() => undefined}
        />
      </I18nContextProvider>,
    ),
  )
}

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}
const press = (name: string) => act(async () => button(name).click())
const field = (name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  const input = label && document.getElementById(label.htmlFor)
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`)
  return input
}
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const numbers = () => ['Van links', 'Van boven', 'Breedte', 'Hoogte'].map((name) => field(name).value)

it('EDIT-05 crops by numbers, in a ratio, and shows what it will be', async () => {
  await open()
  expect(numbers()).toEqual(['0', '0', '400', '300'])
  await press('1:1')
  expect(numbers()).toEqual(['50', '0', '300', '300'])
  await type('Breedte', '200')
  expect(numbers()).toEqual(['50', '0', '200', '200'])
  await press('Klaar')
  expect(done).toEqual({ turns: 0, crop: { left: 50, top: 0, width: 200, height: 200 } })
})

it.each([
  ['3:4', ['88', '0', '225', '300']],
  ['2:3', ['100', '0', '200', '300']],
  ['9:16', ['116', '0', '169', '300']],
])('EDIT-05 crops upright, as %s', async (ratio, expected) => {
  await open()
  await press('16:9')
  await press(ratio)
  expect(numbers()).toEqual(expected)
  expect(['16:9', ratio].map((name) => button(name).getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

it('EDIT-05 turns, and the crop turns along; back again is no edit', async () => {
  await open({ turns: 0, crop: { left: 0, top: 0, width: 400, height: 100 } })
  await press('Naar rechts')
  expect(numbers()).toEqual(['200', '0', '100', '400'])
  await press('Naar links')
  await press('Hele foto')
  await press('Klaar')
  expect(done).toBeNull()
})

it('EDIT-05 says when numbers do not fit, and goes on only when they do', async () => {
  await open()
  await type('Van links', '300')
  expect(document.querySelector('[role="status"]')?.textContent).toContain('niet in de foto van 400 × 300')
  expect(button('Klaar').disabled).toBe(true)
  await type('Breedte', '')
  expect(button('Klaar').disabled).toBe(true)
  await type('Breedte', '100')
  expect(button('Klaar').disabled).toBe(false)
  await press('Klaar')
  expect(done).toEqual({ turns: 0, crop: { left: 300, top: 0, width: 100, height: 300 } })
})
