import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const { open, leave, quiet, until, refused } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const rule = async (path: string, method = 'GET', body?: unknown) =>
  (await bench.call('administrator', path, method, body)).body

const dialog = () => document.querySelector('[role="dialog"]')
const words = () => dialog()?.textContent ?? ''

async function send(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!field) throw new Error('no field for a file')
  Object.defineProperty(field, 'files', { configurable: true, value: [new File([text], 'tabel.csv')] })
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function choose(text: string): Promise<void> {
  await send(text)
  await until(() => dialog() !== null, 'the preview')
}

async function agree(): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]')?.click())
  await quiet()
}

it('EDIT-05 prices that come back from a spreadsheet are shown before they are changed', async () => {
  const offer = { sku: 'K', regularCents: 500, vatClass: 'reduced', stock: 4 }
  const { id } = await rule('products', 'POST', { title: 'Kaart', offer })
  await open('/products', 'input[type="file"]')
  await choose('Artikelnummer;Prijs;Voorraad\r\nK;7,50;9\r\n')
  expect(words()).toContain('Kaart')
  expect(words()).toMatch(/Prijs: €\s5,00 → €\s7,50/)
  expect((await rule(`products/${id}`)).offer, 'before it is agreed to').toMatchObject(offer)
  await agree()
  expect((await rule(`products/${id}`)).offer).toMatchObject({ regularCents: 750, stock: 9 })
  await until(() => dialog() === null, 'the end of the preview')
  expect(refused()).toEqual([])
})

it('SITE-06 readers come from a table once it is said where they consented', async () => {
  await open('/subscribers', 'input[type="file"]')
  await choose('E-mail\r\nlezer@schelp.example\r\n')
  expect(words()).toContain('lezer@schelp.example')
  expect(document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]')?.disabled).toBe(true)
  const proof = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')].at(-1)
  await act(async () => type(proof as HTMLInputElement, 'Ledenformulier 2024'))
  await agree()
  expect(await rule('subscribers')).toMatchObject({ total: 1 })
  await until(() => dialog() === null, 'the end of the preview')
})

it.each([
  ['EDIT-05', 'products', 'artikelnummer'],
  ['SITE-06', 'subscribers', 'E-mail'],
])(
  '%s a table without the right columns is refused with the columns that it needs: %s',
  async (_, list, column) => {
    await open(`/${list}`, 'input[type="file"]')
    await send('Dit is;geen lijst\r\n1;2\r\n')
    await until(() => refused().length > 0, 'the refusal')
    await quiet()
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(new RegExp(column, 'i'))
    expect(document.body.textContent).not.toContain('velden hieronder')
  },
)

it('EDIT-05 two mistakes on one line of a table are both shown', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open('/products', 'input[type="file"]')
  await choose('Artikelnummer;Prijs;Voorraad\r\nK;veel;weinig\r\n')
  expect(dialog()?.querySelectorAll('[role="alert"] li')).toHaveLength(2)
  expect(printed.mock.calls.filter(([said]) => String(said).includes('same key'))).toEqual([])
  printed.mockRestore()
})
