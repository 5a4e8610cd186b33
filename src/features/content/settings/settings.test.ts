import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

it('EDIT-05 has settings before anybody chose any, and keeps what is chosen', async () => {
  const { content, published } = bench
  expect(await content.settings()).toEqual({ title: 'Schelp', tagline: '', texts: {} })
  await content.changeSettings({ title: 'Vereniging' })
  await content.changeSettings({ texts: { 'cart.title': 'Mand' } })
  expect(await content.settings()).toEqual({
    title: 'Vereniging',
    tagline: '',
    texts: { 'cart.title': 'Mand' },
  })
  expect(published).toContain('settings')
})

it('EDIT-05 reads the settings once, until they change', async () => {
  const { content, handle } = bench
  const before = await content.settings()
  await handle.pool.query(`update content_settings set value = '"Stil"' where name = 'title'`)
  expect(await content.settings()).toBe(before)
  await content.changeSettings({ tagline: 'Onderweg' })
  expect(await content.settings()).toMatchObject({ title: 'Stil', tagline: 'Onderweg' })
})
