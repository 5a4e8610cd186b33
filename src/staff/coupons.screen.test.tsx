import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const { open, leave, quiet, until } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const rule = async (path: string, method = 'GET', body?: unknown) =>
  (await bench.call('administrator', path, method, body)).body

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`no ${selector}`)
  return element
}
const amount = () => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith('Korting'),
  )
  if (!(label?.control instanceof HTMLInputElement)) throw new Error('no amount')
  return label.control
}
async function choose(kind: string) {
  const list = find('.ra-input-kind [role="combobox"]')
  await act(async () => list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })))
  await act(async () => find(`[role="option"][data-value="${kind}"]`).click())
  await quiet()
}

it.each([
  { code: 'WELKOM10', kind: 'percentage', shown: '10', other: 'fixed', typed: '7,50', kept: 750 },
  { code: 'VIJF', kind: 'fixed', shown: '5,00', other: 'percentage', typed: '15', kept: 15 },
])('EDIT-05 a coupon of another kind gets an amount of its own: $kind to $other', async (coupon) => {
  const { code, kind, shown, other, typed, kept } = coupon
  await rule('coupons', 'POST', { code, kind, amount: kind === 'fixed' ? 500 : 10 })
  await open(`/coupons/${code}`, 'form button[type="submit"]')
  expect(amount().value).toBe(shown)
  await choose(other)
  expect(amount().value).toBe('')
  await type(amount(), typed)
  await act(async () => find('form button[type="submit"]').click())
  await until(() => document.body.textContent?.includes('Opgeslagen') ?? false, 'the end of saving')
  expect(await rule(`coupons/${code}`)).toMatchObject({ kind: other, amount: kept })
})
