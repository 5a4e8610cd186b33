import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite } from '../testing.ts'
import { builtExtensions } from './built.ts'
import { withExtensions } from './testing.ts'

const names = builtExtensions.map(({ name }) => name)

/** Something of each extension that staff are answered only while it is on; and what is answered there without it. */
const signs: Readonly<Record<string, readonly [path: string, sign: string, without?: number]>> = {
  'as-of': ['/zoals-op/', 'De site op een ander moment', 404],
  'places-file': ['/jacobalia/', 'href="/jacobalia/plaatsen.gpx"'],
  statistics: ['/staff-api/statistics/7', '"totals"', 404],
  'star-chart': ['/jacobalia/kerk/', 'Sterrenkaart: de ligging van Kerk'],
}

let test: StaffTest
beforeAll(async () => {
  test = await createStaffTest()
  for (const [title, latitude] of [['Kerk', 52.6] as const, ['Kapel', 52.7] as const])
    await test.program.content.addEntry({
      type: 'jacobalia',
      title,
      status: 'published',
      position: { latitude, longitude: 6.1, precision: 'exact' },
    })
  // Makes the templates of a new site, with what all extensions put into them.
  await (await openTestSite(test)).close()
})
afterAll(async () => {
  await test.close()
  await withExtensions()
})

it('EDIT-11 this test knows every extension that ships', () => {
  expect(Object.keys(signs).sort()).toEqual([...names].sort())
})

const settings: readonly (readonly [setting: string, on: readonly string[]])[] = [
  ['none', []],
  ...names.map((name) => [name, [name]] as const),
  ['all', names],
]

it.each(settings)('EDIT-11 a site stands with these extensions on: %s', async (setting, on) => {
  const site = await openTestSite(test, { EXTENSIONS: setting })
  const failed = vi.spyOn(site.log, 'error')
  try {
    for (const path of ['/', '/jacobalia/', '/jacobalia/kerk/', '/jacobalia/?weergave=kaart', '/zoeken/'])
      expect((await fetch(site.address + path)).status, path).toBeLessThan(500)
    const headers = await test.signIn('administrator')
    for (const [name, [path, sign, without = 200]] of Object.entries(signs)) {
      const answer = await fetch(site.address + path, { headers })
      expect(answer.status, `${name} while ${setting}`).toBe(on.includes(name) ? 200 : without)
      expect((await answer.text()).includes(sign), `${name} while ${setting}`).toBe(on.includes(name))
    }
    const { body } = await test.call('administrator', 'documents?perPage=100')
    expect(body.total).toBeGreaterThan(5)
    // A page that holds a widget of an extension that is off says so in the log, and nothing else fails.
    const faults = failed.mock.calls.map(([about]) => String((about as { err?: unknown }).err))
    const isOff = !on.includes('star-chart')
    expect(faults.filter((fault) => !/no widget is named (star-chart|nearest)$/.test(fault))).toEqual([])
    expect(faults.length > 0).toBe(isOff)
  } finally {
    await site.close()
  }
})
