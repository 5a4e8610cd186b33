import { act } from 'react'
import { AdminContext, ResourceContextProvider, SaveButton, SimpleForm, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../../i18n.ts'

import type { Variant } from './variant.ts'
import { VariantTable } from './variant-table.tsx'

let root: Root
const sent = vi.fn<(values: { offer?: { variants?: readonly Variant[] } }) => void>()
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  sent.mockReset()
})

const variantsOf = (count: number): Variant[] =>
  Array.from({ length: count }, (_, at) => ({
    sku: `N${at}`,
    attributes: { Nummer: String(at) },
    regularCents: 500,
    offered: true,
  }))

async function open(variants: readonly Variant[], values: readonly string[]) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const offer = {
    sku: 'KAART',
    regularCents: 500,
    variants,
    attributes: [{ name: 'Nummer', values, forVariants: true }],
  }
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider()}>
        <ResourceContextProvider value="products">
          <SimpleForm record={{ id: 1, offer }} toolbar={<SaveButton alwaysEnable />} onSubmit={sent}>
            <VariantTable />
          </SimpleForm>
        </ResourceContextProvider>
      </AdminContext>,
    ),
  )
  await vi.waitFor(() => expect(document.querySelector('.variants')).not.toBeNull())
}

function cell(label: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
  if (!found) throw new Error(`no ${label}`)
  return found
}
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )
const told = () => document.querySelector('.variants-told')?.textContent

async function pasteAt(label: string, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await act(async () => {
    cell(label).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}
async function save() {
  await press('Opslaan')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  return sent.mock.lastCall?.[0].offer?.variants
}

it('EDIT-05 SHOP-17 makes variants of the values, and a paste of 500 rows fills them', async () => {
  const values = variantsOf(500).map(({ attributes }) => attributes.Nummer ?? '')
  await open([], values)
  await press('Maak varianten')
  expect(told()).toContain('500 varianten gemaakt.')
  await pasteAt('Prijs, 0', values.map((value) => `${value},25\t\t${value}\tja`).join('\r\n'))
  expect(told()).toContain('500 rijen geplakt.')
  expect(cell('Prijs, 499').value).toBe('499,25')
  const kept = await save()
  expect(kept).toHaveLength(500)
  expect(kept?.[499]).toEqual({
    sku: 'KAART-499',
    attributes: { Nummer: '499' },
    regularCents: 49_925,
    saleCents: null,
    stock: 499,
    offered: true,
  })
})

it('EDIT-05 a cell that cannot be read is marked, keeps what was pasted, and is not saved', async () => {
  await open(variantsOf(2), ['0', '1'])
  await pasteAt('Prijs, 0', '12,50\t\nop aanvraag\t\nover\t')
  const wrong = cell('Prijs, 1')
  expect([wrong.value, wrong.getAttribute('aria-invalid')]).toEqual(['op aanvraag', 'true'])
  const note = document.getElementById(wrong.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('Dit is geen bedrag. Zoals 12,50.')
  expect(document.querySelector('textarea[readonly]')?.textContent).toBe('over\t')
  expect(await save()).toBeUndefined()
  await press('Terugdraaien')
  expect(cell('Prijs, 1').value).toBe('5,00')
  expect((await save())?.map(({ regularCents }) => regularCents)).toEqual([500, 500])
})

it('EDIT-05 Enter and the arrows go from cell to cell, and Enter saves nothing', async () => {
  await open(variantsOf(2), ['0', '1'])
  const go = async (key: string, more: KeyboardEventInit = {}) => {
    await act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    })
    return document.activeElement?.getAttribute('aria-label')
  }
  await act(async () => cell('Prijs, 0').focus())
  expect([
    await go('Enter'),
    await go('Enter'),
    await go('ArrowRight'),
    await go('ArrowUp'),
    await go('ArrowLeft'),
    await go('Enter', { shiftKey: true }),
  ]).toEqual(['Prijs, 1', 'Prijs, 1', 'Actieprijs, 1', 'Actieprijs, 0', 'Prijs, 0', 'Prijs, 0'])
  expect(sent).not.toHaveBeenCalled()
})

it('EDIT-05 two variants with one number are told before anything is sent', async () => {
  await open(
    [{ ...variantsOf(1)[0], sku: 'X' } as Variant, { ...variantsOf(2)[1], sku: 'X' } as Variant],
    ['0', '1'],
  )
  expect(cell('Artikelnummer, 1').getAttribute('aria-invalid')).toBe('true')
  expect(await save()).toBeUndefined()
})

it('SHOP-17 a variant of no combination says whether it is still for sale', async () => {
  const [of0, of1, of2] = variantsOf(3) as [Variant, Variant, Variant]
  await open([of0, of1, { ...of2, attributes: { Maat: 'S' } }], ['0'])
  const names = [...document.querySelectorAll('.variants tbody th')].map(({ textContent }) => textContent)
  expect(names).toEqual([
    '0',
    expect.stringMatching(/^1Hoort bij geen combinatie meer$/),
    expect.stringMatching(/^SHoort bij geen combinatie meer, maar staat nog te koop/),
  ])
})
