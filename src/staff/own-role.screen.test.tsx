import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp } from './testing/staff-app.tsx'

let bench: StaffTest
let treasurer: string
beforeAll(async () => {
  bench = await createStaffTest()
  treasurer = await bench.roleWith('orders')
})
afterAll(() => bench.close())

const { open, leave, refused } = createStaffApp(
  () => bench,
  () => treasurer,
)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it('EDIT-06 the first screen leads somebody with a role of the site’s own to nothing that they may not open', async () => {
  const draft = await bench.call('administrator', 'posts', 'POST', { title: 'Nog niet af' })
  expect(draft.status).toBe(201)
  await open('/', '.dashboard-parts')
  expect(document.body.textContent).toContain('Er ligt niets te wachten')
  const { rights } = (await bench.call(treasurer, 'me')).body
  const screens = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(screens).toContain('/products')
  for (const screen of screens) expect(Object.keys(rights)).toContain(screen.split(/[/?]/)[1])
  expect(refused()).toEqual([])
})
