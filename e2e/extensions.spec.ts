import { expect, test } from './support/staff.ts'

test('EDIT-05 EDIT-11 staff choose another moment from the overview, see the site of then, and return', async ({
  page,
}) => {
  await page.goto('/wp-admin/')
  await page.getByRole('link', { name: 'De site bekijken zoals op een ander moment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De site op een ander moment')
  await page.getByLabel('Dag en tijd').fill('2031-05-01T12:00')
  await page.getByRole('button', { name: 'Bekijk de site' }).click()
  await expect(page.getByText('Zo ziet de site eruit op 1 mei 2031')).toBeVisible()
  await page.getByRole('button', { name: 'Terug naar nu' }).click()
  await expect(page.getByText('Zo ziet de site eruit')).toHaveCount(0)
})

test('EDIT-05 SITE-01 EDIT-11 what a visitor looked at is found in the menu under statistics', async ({
  page,
  browser,
  address,
}) => {
  const visitor = await browser.newContext({ baseURL: address, storageState: { cookies: [], origins: [] } })
  // Browsers of journeys say that they are robots, which are not counted.
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  for (let times = 0; times < 2; times++)
    expect((await visitor.request.get('/nieuws/', { headers })).ok()).toBe(true)
  await visitor.close()
  await page.goto('/wp-admin/')
  await page.getByRole('link', { name: 'Statistiek' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiek')
  await expect(
    page.getByRole('region', { name: 'Pagina’s' }).getByRole('link', { name: '/nieuws/', exact: true }),
  ).toBeVisible()
  // Its styles come with its script.
  await expect(page.locator('.statistics-sums')).toHaveCSS('display', 'grid')
})
