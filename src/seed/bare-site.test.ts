import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, type ShopTest } from '../features/shop/testing.ts'
import { anonymous } from '../kernel/viewer.ts'
import { seedBareSite } from './bare-site.ts'

let test: ShopTest
const site = () => ({ content: test.content.content, shop: test.shop })
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('RUN-01 a site without the demo has a front page, a menu, a file search and every template', async () => {
  const { content } = site()
  await seedBareSite(site())
  expect(await content.find('/', anonymous)).toMatchObject({ entry: { title: 'Welkom' } })
  expect(await content.find('/bestanden/', anonymous)).toMatchObject({ entry: { title: 'Bestanden' } })
  expect((await content.menu('header')).map(({ url }) => url)).toContain('/jacobalia/')
  for (const name of ['header', 'footer'])
    expect((await content.menu(name)).flatMap((item) => [item, ...item.items]).map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/shop/', '/my-account/']),
    )
  for (const role of ['header', 'footer', 'single', 'archive', 'search', 'not-found'] as const)
    expect(await content.template(role), role).toBeDefined()
})

it('RUN-01 says nothing of the invented society, and leaves alone what is there', async () => {
  const { content } = site()
  expect(JSON.stringify((await content.template('footer'))?.data)).not.toContain('Jacobsschelp')
  await content.changeSettings({ title: 'Onze eigen site' })
  await seedBareSite(site())
  expect(await content.settings()).toMatchObject({ title: 'Onze eigen site' })
  expect((await content.list({ type: 'page' })).total).toBe(2)
})

it('SHOP-20 it has drafts of the pages that a shop must have, which nobody sees until staff publish them', async () => {
  const { content, shop } = site()
  const { pages } = (await shop.settings()).terms
  expect(Object.keys(pages).sort()).toEqual(['privacy', 'shipping', 'terms', 'withdrawal'])
  for (const id of Object.values(pages)) {
    expect(await content.staffEntry(id)).toMatchObject({ type: 'page', status: 'draft' })
    expect(await content.entry(id, anonymous)).toBeUndefined()
  }
  expect(await shop.staff.settingsGaps()).toEqual(
    expect.arrayContaining(['terms', 'privacy', 'withdrawal', 'shipping']),
  )
})
