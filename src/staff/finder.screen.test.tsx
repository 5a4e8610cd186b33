import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { settingsSections } from './forms/settings-section.tsx'
import { i18nProvider } from './i18n.ts'
import { createStaffApp } from './testing/staff-app.tsx'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const { open, leave } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

it.each(Object.entries(settingsSections))(
  'EDIT-05 every part of %s that the finder names stands there, and comes into sight',
  async (screen, sections) => {
    const shown: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.querySelector('legend')?.textContent ?? '')
    })
    const titles = sections.map(({ title }) => i18nProvider.translate(title, { smart_count: 2 }))
    await open(`/${screen}#${sections.at(-1)?.name}`, 'fieldset.group')
    const legends = [...document.querySelectorAll('fieldset > legend')].map(({ textContent }) => textContent)
    expect(legends).toEqual(expect.arrayContaining(titles))
    expect(shown).toEqual(titles.slice(-1))
  },
)
