import { faultsOf } from './support/faults.ts'
import { expect, test } from './support/staff.ts'

test('EDIT-05, SHOP-17 staff change the price of chosen products at once, and visitors pay it', async ({
  page,
}) => {
  await page.goto(`/wp-admin/products?filter=${encodeURIComponent(JSON.stringify({ q: 'stadsgidsen' }))}`)
  const rows = page.getByRole('row').filter({ hasText: 'DL-STEDEN' })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Prijs of voorraad' }).click()
  const dialog = page.getByRole('dialog', { name: /^Prijs of voorraad van 1 product$/ })
  expect(await faultsOf(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByLabel(/^Prijs in euro/).fill('7,25')
  await dialog.getByRole('button', { name: 'Pas aan' }).click()
  await expect(page.getByText('1 product aangepast')).toBeVisible()
  await expect(rows).toContainText('7,25')
  await page.goto('/product/vier-stadsgidsen/')
  await expect(page.getByRole('main').getByText('€ 7,25').first()).toBeVisible()
})
