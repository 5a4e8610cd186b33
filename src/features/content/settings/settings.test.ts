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

it.each(['2026', 'true', 'null', '1e309', '{"a":1}', '[]', '"', '007'])(
  'abuse 29 %s is a title, a tagline and a notice like any other',
  async (text) => {
    const { content } = bench
    await content.changeSettings({ title: text, tagline: text, storeNotice: text })
    expect(await content.settings()).toMatchObject({ title: text, tagline: text, storeNotice: text })
  },
)

it('abuse 29 a value of another type goes back to the default alone, and can be set again', async () => {
  const { content, handle } = bench
  await content.changeSettings({ title: 'Vereniging', tagline: 'Onderweg', frontPageId: 1, comingSoon: true })
  for (const odd of ['2026', 'null', '{}', '[null]', '"x"', 'true']) {
    for (const name of ['tagline', 'texts', 'frontPageId', 'storeNotice', 'redirectAfterAdd'])
      await handle.pool.query(
        `insert into content_settings (name, value) values ($1, $2) on conflict (name) do update set value = $2`,
        [name, odd],
      )
    await handle.pool.query(
      `insert into content_settings (name, value) values ('later', '1') on conflict do nothing`,
    )
    await content.changeSettings({ title: 'Vereniging' })
    const { title, comingSoon, texts, frontPageId } = await content.settings()
    expect({ title, comingSoon }).toEqual({ title: 'Vereniging', comingSoon: true })
    expect(texts).toBeTypeOf('object')
    expect(frontPageId).toBeOneOf([undefined, 2026])
    await content.overrideText('cart.title', 'Mand')
    expect((await content.settings()).texts).toEqual({ 'cart.title': 'Mand' })
  }
  await content.changeSettings({ tagline: 'Op weg', texts: {}, storeNotice: undefined })
  expect(await content.settings()).toMatchObject({ tagline: 'Op weg', texts: {} })
})
