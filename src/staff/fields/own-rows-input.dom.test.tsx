import { act } from 'react'
import { AdminContext, ResourceContextProvider, SaveButton, SimpleForm, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldPart, OwnField } from '../../kernel/own-fields.ts'
import { i18nProvider } from '../i18n.ts'
import { OwnRowsInput } from './own-rows-input.tsx'

let root: Root
let sent: Record<string, unknown> | undefined
beforeEach(() => {
  const print = console.error
  // What react-admin says of its own text field.
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!said.includes('InputProps')) print(...said)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await act(async () => root.unmount())
  document.body.replaceChildren()
  sent = undefined
})

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))

const part = (name: string, label: string): FieldPart => ({
  name,
  label,
  type: 'text',
  options: [],
  required: false,
})
const repeater: OwnField = {
  kind: 'jacobalia',
  name: 'veld_k',
  label: 'Kosters',
  help: '',
  type: 'repeater',
  options: [],
  required: false,
  rowLimit: 3,
  layouts: [{ name: 'veld_rij', label: '', parts: [part('veld_naam', 'Naam')] }],
}
const flexible: OwnField = {
  ...repeater,
  type: 'flexible',
  layouts: [
    { name: 'veld_citaat', label: 'Citaat', parts: [part('veld_wie', 'Wie')] },
    { name: 'veld_lied', label: 'Lied', parts: [part('veld_wijs', 'Wijs')] },
  ],
}

/** @param refusal what the server says of fields when it is saved */
async function open(field: OwnField, rows: unknown, refusal?: Record<string, string>) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
        <ResourceContextProvider value="jacobalia">
          <SimpleForm
            record={{ id: 1, fields: { veld_k: rows } }}
            toolbar={<SaveButton alwaysEnable />}
            onSubmit={async (values: Record<string, unknown>) => {
              sent = values
              return refusal
            }}
          >
            <OwnRowsInput field={field} source="fields.veld_k" />
          </SimpleForm>
        </ResourceContextProvider>
      </AdminContext>,
    ),
  )
  await settle()
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')]
const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent
function button(name: string): HTMLButtonElement {
  const found = buttons().find((one) => nameOf(one) === name)
  if (!found) throw new Error(`no ${name} among ${buttons().map(nameOf)}`)
  return found
}
async function press(name: string) {
  await act(async () => {
    button(name).focus()
    button(name).click()
  })
  await settle()
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input')]
const typed = () => inputs().map(({ value }) => value)
const focused = () =>
  document.activeElement instanceof HTMLButtonElement
    ? nameOf(document.activeElement)
    : document.activeElement?.getAttribute('name')
async function save() {
  await act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())
  await settle()
  return sent?.fields
}
const drag = async (from: number, to: number) => {
  const rows = () => [...document.querySelectorAll('.own-rows > ol > li')]
  const fire = async (target: Element | null | undefined, type: string) =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      Object.defineProperty(event, 'dataTransfer', { value: {} })
      target?.dispatchEvent(event)
    })
  await fire(rows()[from]?.querySelector('[draggable]'), 'dragstart')
  await fire(rows()[to], 'dragover')
  await fire(rows()[to], 'drop')
  await settle()
}

const names = (...all: string[]) => all.map((veld_naam) => ({ veld_naam }))

describe('EDIT-05 rows of a field', () => {
  it('are put in order by the keys, and the focus stays with the row that moved', async () => {
    await open(repeater, names('Anna', 'Bart', 'Cees'))
    await press('Rij 3 omhoog')
    expect(typed()).toEqual(['Anna', 'Cees', 'Bart'])
    expect(focused()).toBe('Rij 2 omhoog')
    expect(document.querySelector('[role="status"]')?.textContent).toContain('plaats 2 van 3')
    await press('Rij 2 omhoog')
    // What stands first goes no further up, so that its other button has the focus.
    expect([typed(), focused()]).toEqual([['Cees', 'Anna', 'Bart'], 'Rij 1 omlaag'])
    expect(button('Rij 1 omhoog').disabled).toBe(true)
    expect(await save()).toEqual({ veld_k: names('Cees', 'Anna', 'Bart') })
  })

  it('that hold nothing somewhere hold nothing there after they moved, whatever stood at their place', async () => {
    const [layout] = repeater.layouts
    const parts = [
      part('veld_naam', 'Naam'),
      part('veld_rol', 'Rol'),
      { ...part('veld_duur', 'Duur'), type: 'period' as const },
    ]
    const [anna, bart] = [
      { veld_naam: 'Anna', veld_rol: 'koster', veld_duur: { from: '1843-05-01', until: null } },
      { veld_naam: 'Bart' },
    ]
    await open({ ...repeater, layouts: layout ? [{ ...layout, parts }] : [] }, [anna, bart])
    await press('Rij 2 omhoog')
    expect(typed()).toEqual(['Bart', '', '', '', 'Anna', 'koster', '1843-05-01', ''])
    await press('Rij 2 weghalen')
    expect(typed()).toEqual(['Bart', '', '', ''])
    await press('Rij toevoegen')
    expect(typed()).toEqual(['Bart', '', '', '', '', '', '', ''])
  })

  it('are put in order by dragging', async () => {
    await open(repeater, names('Anna', 'Bart', 'Cees'))
    await drag(2, 0)
    expect(typed()).toEqual(['Cees', 'Anna', 'Bart'])
    await drag(0, 1)
    expect(await save()).toEqual({ veld_k: names('Anna', 'Cees', 'Bart') })
  })

  it('are added until there are as many as allowed, and taken away', async () => {
    await open(repeater, names('Anna', 'Bart'))
    await press('Rij toevoegen')
    expect(focused()).toBe('fields.veld_k.2.veld_naam')
    expect(button('Rij toevoegen').disabled).toBe(true)
    expect(document.body.textContent).toContain('hoogstens 3 rijen')
    await press('Rij 1 weghalen')
    expect([typed(), focused()]).toEqual([['Bart', ''], 'Rij 1 weghalen'])
    expect(button('Rij toevoegen').disabled).toBe(false)
  })

  it('of several layouts are added by the name of the layout, each with its own fields', async () => {
    await open(flexible, [{ veld_citaat: { veld_wie: 'Erasmus' } }, { veld_weg: { x: 1 } }])
    expect(document.body.textContent).toContain('Deze soort rij bestaat niet meer')
    await press('Rij 2 weghalen')
    await press('Lied toevoegen')
    expect(focused()).toBe('fields.veld_k.1.veld_lied.veld_wijs')
    await press('2. Lied omhoog')
    expect(typed()).toEqual(['', 'Erasmus'])
  })

  it('say what is wrong beside the value in its row, and keep what was typed', async () => {
    await open(repeater, names('Anna', 'Bart'), { 'fields.veld_k.1.veld_naam': 'Dit is niet goed ingevuld.' })
    await save()
    const [first, second] = inputs()
    expect([first?.getAttribute('aria-invalid'), second?.getAttribute('aria-invalid')]).toEqual([
      'false',
      'true',
    ])
    expect(typed()).toEqual(['Anna', 'Bart'])
    expect(document.body.textContent).toContain('Dit is niet goed ingevuld.')
  })
})
