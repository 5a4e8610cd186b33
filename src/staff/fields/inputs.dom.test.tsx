import { act } from 'react'
import { AdminContext, ResourceContextProvider, SaveButton, SimpleForm, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { i18nProvider } from '../i18n.ts'
import { InstantInput } from './instant-input.tsx'
import { LinkInput } from './link-chooser/link-input.tsx'
import { MoneyInput } from './money-input.tsx'

let root: Root
let sent: Record<string, unknown> | undefined
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  sent = undefined
})

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))

/** A form of the staff app with the inputs that are our own. */
async function open(record: Record<string, unknown>) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
        <ResourceContextProvider value="redirects">
          <SimpleForm
            record={{ id: 1, ...record }}
            toolbar={<SaveButton alwaysEnable />}
            onSubmit={(values: Record<string, unknown>) => {
              sent = values
            }}
          >
            <InstantInput source="at" label="Wanneer" />
            <MoneyInput source="cents" label="Bedrag" />
            <LinkInput source="to" />
          </SimpleForm>
        </ResourceContextProvider>
      </AdminContext>,
    ),
  )
  await settle()
}

const [moment, amount, link] = [
  'input[type="datetime-local"]',
  'input[inputmode="decimal"]',
  '[role="combobox"]',
]

function field(selector = ''): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
async function type(selector: string | undefined, text: string) {
  const input = field(selector)
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.blur())
  await settle()
}
async function save() {
  await act(async () => field('button[type="submit"]').click())
  await settle()
  return sent
}

const record = { at: '2026-11-21T13:35:00.000Z', cents: 1250, to: '/over-ons/' }

it('EDIT-05 shows a moment in Dutch time, an amount in euro and an address, and sends them back as they came', async () => {
  await open(record)
  expect([moment, amount, link].map((selector) => field(selector).value)).toEqual([
    '2026-11-21T14:35',
    '12,50',
    '/over-ons/',
  ])
  expect(await save()).toMatchObject(record)
})

it('EDIT-05 sends a changed moment with its zone, in winter and in summer, and none when it is emptied', async () => {
  await open(record)
  await type(moment, '2027-01-05T09:00')
  expect((await save())?.at).toBe('2027-01-05T08:00:00.000Z')
  await type(moment, '2027-07-05T09:00')
  expect((await save())?.at).toBe('2027-07-05T07:00:00.000Z')
  await type(moment, '')
  expect((await save())?.at).toBeNull()
})

it('EDIT-05 sends a changed amount in cents, and none when it is emptied', async () => {
  await open(record)
  await type(amount, '7,5')
  expect((await save())?.cents).toBe(750)
  await type(amount, '')
  expect((await save())?.cents).toBeNull()
})

it('EDIT-05 mends an address that was typed, and takes what is none for none', async () => {
  await open(record)
  await type(link, 'https://example.org/route')
  expect((await save())?.to).toBe('https://example.org/route')
  await type(link, 'example.org')
  expect((await save())?.to).toBe('https://example.org')
})

it('EDIT-05 half a moment typed into an empty field is not saved as none, though the field never heard of it', async () => {
  await open({ at: null, cents: 0 })
  Object.defineProperty(field(moment), 'validity', { configurable: true, value: { badInput: true } })
  await save()
  expect(sent).toBeUndefined()
  expect(document.body.textContent).toContain('Vul de datum en de tijd helemaal in')
})
