import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { takeInExtensions } from '../../src/staff/extensions.ts'
import { handbookAddress } from '../../src/staff/handbook/places.ts'
import { i18nProvider } from '../../src/staff/i18n.ts'
import { createStaffApp } from '../../src/staff/testing/staff-app.tsx'
import { createStaffTest, type StaffTest } from '../../src/staff-api/testing.ts'
import { visitsOf } from './visits/visits.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
  await takeInExtensions({ statistics: () => import('./staff.tsx') })
})
afterAll(() => bench.close())

const { open, leave, refused } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('EDIT-05 SITE-01 says on the screen that there are no counts, and shows them once there are', async () => {
  await open('/statistics', '.report p')
  expect(document.body.textContent).toContain('In deze periode is er niets geteld.')
  await leave()
  visitsOf(bench.program).page('/over-ons/', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0')
  await open('/statistics', '.statistics-sums')
  expect(document.querySelector('.statistics-tables')?.textContent).toContain('/over-ons/')
  expect(document.body.textContent).not.toContain(i18nProvider.translate('ra.page.error'))
  expect(refused()).toEqual([])
})

it('EDIT-05 opens the page of the handbook for the screen of statistics', () => {
  expect(handbookAddress('/statistics')).toBe('/wp-admin/handleiding/statistiek/')
})
