import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../src/kernel/viewer.ts'
import { legalWays } from '../../src/server/shop/legal.ts'
import { createEmptySite, type EmptySite } from '../testing.ts'
import { seedTermsOfSale } from './seed-terms-of-sale.ts'

let site: EmptySite
beforeAll(async () => {
  site = await createEmptySite(new Date('2026-11-21T13:00:00Z'))
}, 60_000)
afterAll(() => site.close())

it('RUN-01 SHOP-10 the terms and the privacy statement that a buyer agrees to can be read', async () => {
  const { content, shop } = site
  await content.addEntry({ type: 'page', slug: 'privacy', title: 'Privacy', status: 'published' })
  await shop.staff.changeSettings({ terms: await seedTermsOfSale(content) })
  await expect
    .poll(() => legalWays(site))
    .toEqual({
      terms: '/voorwaarden/',
      withdrawal: '/voorwaarden/',
      shipping: '/voorwaarden/',
      privacy: '/privacy/',
    })
  expect((await shop.settings()).terms.version).not.toBe('')
  const found = await content.find('/voorwaarden/', anonymous)
  const body = found?.kind === 'entry' ? found.entry.body : ''
  expect(body).toContain('Vereniging De Jacobsschelp')
  // Every blank is filled in.
  expect(body).not.toMatch(/[{}[\]]/)
})
