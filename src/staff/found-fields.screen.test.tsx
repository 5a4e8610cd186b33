import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { createStaffApp, type } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const { open, leave, quiet } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
async function fill(name: string, text: string) {
  const field = document.querySelector<HTMLElement>(`[name="${name}"]`)
  if (!field) throw new Error(`no ${name}`)
  await type(field, text)
  await quiet()
}

it('EDIT-05 an editor sees the hit and the shared card change while they type', async () => {
  const settings = await bench.program.content.settings()
  await open('/posts/create', '.found-hit')
  await fill('title', 'Wandelen naar Utrecht')
  await fill('excerpt', 'Een dag langs de Vecht.')
  const hit = () => textOf('.found-hit')
  expect(hit()).toContain(`Wandelen naar Utrecht · ${settings.title}`)
  expect(hit()).toContain('› nieuws › wandelen-naar-utrecht')
  expect(hit()).toContain('Een dag langs de Vecht.')
  expect(textOf('.found-card')).toContain('Een dag langs de Vecht.')

  await fill('searchTitle', 'Pelgrimspad')
  await fill('searchDescription', 'Lopen langs het water. '.repeat(10))
  expect(hit()).toContain(`Pelgrimspad · ${settings.title}`)
  expect(hit()).not.toContain('Een dag langs de Vecht.')
  expect(hit()).toMatch(/langs het…$/)
  expect(textOf('.found-card strong')).toBe('Pelgrimspad')
  expect(textOf('.found-long')).toContain('229 tekens')
})
