import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp } from './testing/staff-app.tsx'

let bench: StaffTest
let secretary: string
beforeAll(async () => {
  bench = await createStaffTest()
  secretary = await bench.roleWith('settings')
})
afterAll(() => bench.close())

const { open, leave } = createStaffApp(
  () => bench,
  () => secretary,
)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('EDIT-06 abuse 16 who may not write scripts sees which one counts visitors, and cannot change it', async () => {
  await open('/settings/site', 'input[name="analytics.script"]')
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="analytics.${name}"]`)
  const service = field('service')?.closest('.MuiFormControl-root')
  expect(service?.querySelector('[role="combobox"]')?.getAttribute('aria-readonly')).toBe('true')
  expect([field('script')?.readOnly, field('site')?.readOnly]).toEqual([true, false])
  expect(field('script')?.closest('.MuiFormControl-root')?.textContent).toContain('Eigen HTML')
})
