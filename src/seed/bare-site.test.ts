import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../features/content/testing.ts'
import { anonymous } from '../kernel/viewer.ts'
import { seedBareSite } from './bare-site.ts'

let test: ContentTest
beforeAll(async () => {
  test = await createContentTest()
})
afterAll(() => test.close())

it('RUN-01 a site without the demo has a front page, a menu, a file search and every template', async () => {
  await seedBareSite(test.content)
  expect(await test.content.find('/', anonymous)).toMatchObject({ entry: { title: 'Welkom' } })
  expect(await test.content.find('/bestanden/', anonymous)).toMatchObject({ entry: { title: 'Bestanden' } })
  expect((await test.content.menu('header')).map(({ url }) => url)).toContain('/jacobalia/')
  for (const role of ['header', 'footer', 'single', 'archive', 'search', 'not-found'] as const)
    expect(await test.content.template(role), role).toBeDefined()
})

it('RUN-01 says nothing of the invented society, and leaves alone what is there', async () => {
  expect(JSON.stringify((await test.content.template('footer'))?.data)).not.toContain('Jacobsschelp')
  await test.content.changeSettings({ title: 'Onze eigen site' })
  await seedBareSite(test.content)
  expect(await test.content.settings()).toMatchObject({ title: 'Onze eigen site' })
  expect((await test.content.list({ type: 'page' })).total).toBe(2)
})
