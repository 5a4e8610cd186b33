import { act } from 'react'
import { AdminContext, ResourceContextProvider, SaveButton, SimpleForm, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../i18n.ts'
import { MenuItemsInput } from './menu-items-input.tsx'
import type { MenuItem } from './menu-rows.ts'

let root: Root
let sent: Record<string, unknown> | undefined
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response())
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  sent = undefined
})

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))
const item = (label: string, ...items: MenuItem[]): MenuItem => ({ label, url: '/x/', items })

async function show(...items: MenuItem[]) {
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
        <ResourceContextProvider value="menus">
          <SimpleForm
            record={{ id: 'header', items }}
            toolbar={<SaveButton alwaysEnable />}
            onSubmit={(values: Record<string, unknown>) => {
              sent = values
            }}
          >
            <MenuItemsInput source="items" />
          </SimpleForm>
        </ResourceContextProvider>
      </AdminContext>,
    ),
  )
  await settle()
}

const labels = () => [...document.querySelectorAll<HTMLInputElement>('.menu-row input:not([role])')]
const texts = () => labels().map(({ value }) => value)
function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button')]
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
async function press(name: string) {
  const pressed = button(name)
  await act(async () => {
    pressed.focus()
    pressed.click()
  })
  await settle()
  return pressed
}
/** Types where the focus is, letter by letter. */
async function keys(text: string) {
  for (const letter of text) {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) throw new Error(`no field has the focus before '${letter}'`)
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        field.value + letter,
      )
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await settle()
  }
}
async function save() {
  await act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())
  await settle()
  return sent?.items
}

describe('EDIT-05 the items of a menu', () => {
  it('are typed letter by letter in the same field', async () => {
    await show(item('Thuis'), item('Nieuws', item('Archief')))
    const [, , field] = labels()
    await act(async () => field?.focus())
    await keys(' 2024')
    expect(document.activeElement).toBe(field)
    expect(texts()).toEqual(['Thuis', 'Nieuws', 'Archief 2024'])
    expect(await save()).toEqual([item('Thuis'), item('Nieuws', item('Archief 2024'))])
  })

  it('get one more, whose first field has the focus until it is filled in', async () => {
    await show(item('Thuis'))
    await press('Onderdeel toevoegen')
    const field = document.activeElement
    expect(field?.closest('li')).toBe(document.querySelector('.menu-rows li:last-child'))
    await keys('/nieuws/')
    expect(document.activeElement).toBe(field)
    await act(async () => labels().at(-1)?.focus())
    await keys('Nieuws')
    expect(await save()).toEqual([item('Thuis'), { label: 'Nieuws', url: '/nieuws/', items: [] }])
  })

  it.each(['a omlaag', 'b omhoog', 'b onder het vorige', 'c terug naar links'])(
    'keep the focus on the pressed button: %s',
    async (name) => {
      await show(item('a'), item('b', item('c')))
      const pressed = await press(name)
      expect(document.activeElement).toBe(pressed)
    },
  )

  it('leave the focus with the next one when one is removed, and at last with the button that adds', async () => {
    await show(item('a'), item('b'), item('c'))
    await press('b weghalen')
    expect(document.activeElement).toBe(button('c weghalen'))
    await press('c weghalen')
    expect(document.activeElement).toBe(button('a weghalen'))
    await press('a weghalen')
    expect(document.activeElement).toBe(button('Onderdeel toevoegen'))
  })

  it('show another record, which comes from outside', async () => {
    await show(item('a'))
    await show(item('z'))
    expect(texts()).toEqual(['z'])
  })
})
