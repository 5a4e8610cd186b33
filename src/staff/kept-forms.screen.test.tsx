import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createEveryRow, type Rows } from '../staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { screens } from './resources/index.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

/** The forms of the staff app, left before what was typed in them was saved. */
let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const { open, leave, until } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const form = 'form button[type="submit"]'

/** Screens that open the one row of their resource at once. */
const single = new Set(['settings', 'look', 'shop-settings', 'profile'])
/** Forms so short that they keep nothing. */
const short = new Set(['documents', 'newsletters'])

const forms = Object.entries(screens).flatMap(([name, { create, edit }]) => [
  ...(create && !short.has(name) ? [{ name, way: 'create' }] : []),
  ...(edit || single.has(name) ? [{ name, way: 'edit' }] : []),
])

const addressOf = async (name: string, way: string): Promise<string> =>
  single.has(name)
    ? `/${name}`
    : `/${name}/${way === 'edit' ? encodeURIComponent(String(await rows[name]?.())) : way}`

const texts =
  'input:is([type="text"], [type="number"]):not([role="combobox"], [disabled]), textarea:not([aria-hidden])'

function field(): HTMLInputElement {
  const found = document
    .querySelector('form:has(button[type="submit"])')
    ?.querySelector<HTMLInputElement>(texts)
  if (!found) throw new Error('no field')
  return found
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

it.each(forms)(
  'abuse 30 $name, $way: what was typed and not saved is offered again',
  async ({ name, way }) => {
    const address = await addressOf(name, way)
    await open(address, form)
    const text = field().type === 'number' ? '7' : 'kladje'
    await type(field(), text)
    await until(() => localStorage.length > 0, 'the copy')
    const kept = { ...localStorage }
    await leave()
    Object.assign(localStorage, kept)
    await open(address, form)
    expect(field().value).not.toBe(text)
    await act(async () => buttonNamed('Terugzetten')?.click())
    expect(field().value).toBe(text)
  },
)
