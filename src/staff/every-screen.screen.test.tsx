import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createEveryRow } from '../staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { i18nProvider } from './i18n.ts'
import { screens } from './resources/index.ts'
import { createStaffApp } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
  const { rows } = await createEveryRow(bench)
  for (const add of Object.values(rows)) await add()
})
afterAll(() => bench.close())

const { open, leave, refused, until } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const addresses = Object.entries(screens).flatMap(([name, { list, create }]) => [
  ...(list ? [`/${name}`] : []),
  ...(create ? [`/${name}/create`] : []),
])

// A screen that says a text which is missing fails (`i18n.ts`).
it.each(['/', ...addresses])('EDIT-05 the screen at %s has all its texts', async (address) => {
  await open(address, 'p, h2, table, form, button, .MuiTypography-root')
  await until(() => !document.querySelector('[role="progressbar"], .RaLoading-root'), 'all of the screen')
  expect(document.body.textContent).not.toContain(i18nProvider.translate('ra.page.error'))
  expect(refused()).toEqual([])
})
