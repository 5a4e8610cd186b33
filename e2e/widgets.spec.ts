import type { Page } from '@playwright/test'
import { block, publishPage } from './support/publish.ts'
import { expect, open, overflowOf, test } from './support/site.ts'
import { administratorAt } from './support/staff.ts'

/** What only a browser can show of a widget. */

const film = '/film/aankomst.mp4'

/** Pages of staff, by what they show. */
const pages = { pictures: '', edges: '' }
test.beforeAll(async ({ browserName: _ }, { project }) => {
  const staff = await administratorAt(project.use.baseURL ?? '')
  const now = Date.now()
  const { data } = await (await staff.get('/staff-api/media')).json()
  const gallery = (data as { id: number }[]).slice(0, 3).map(({ id }) => id)
  const [drawing] = /\/media\/[^" ,]+\.jpg/.exec(await (await staff.get('/jacobalia/')).text()) ?? []
  const settings = btoa(JSON.stringify({ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }))
  const asked = `#builder-action:action=lightbox&amp;settings=${settings}`
  pages.pictures = await publishPage(staff, `Lichtbakken ${now}`, [
    block('gallery', 'g', { pictures: gallery }),
    block('post-grid', 'l', { type: 'jacobalia', perPage: 3, target: 'lightbox' }),
    block('text', 't', {
      html: `<p><a href="${drawing}">Een tekening</a> <a href="${film}">De aankomst</a> <a href="${asked}">De tocht</a></p>`,
    }),
  ])
  pages.edges = await publishPage(staff, `Randen ${now}`, [
    block('text', 't', { html: '<p>Buiten een sectie</p>' }),
    block('post-grid', 'c', { type: 'jacobalia', perPage: 6, face: 'carousel' }),
    block('section', 's', { content: [block('text', 'u', { html: '<p>Binnen een sectie</p>' })] }),
  ])
  await staff.dispose()
})

const lightbox = (page: Page) => page.locator('.lightbox[open]')
const fullScreen = (page: Page) => page.evaluate(() => document.fullscreenElement?.className)

for (const [of, path, opener] of [
  ['a product', () => '/product/kaart-van-de-zeventig-plaatsen/', '.woocommerce-product-gallery__trigger'],
  ['a gallery', () => pages.pictures, '.gallery a[data-width]'],
  ['a list', () => pages.pictures, '.post-grid a[data-width]'],
  ['a text', () => pages.pictures, 'main a:text("Een tekening")'],
  ['a film', () => pages.pictures, 'main a:text("De aankomst")'],
] as const)
  test(`CAT-15 the lightbox of ${of} fills the screen by its button, and gives it back`, async ({ page }) => {
    await page.route(`**${film}`, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
    await open(page, path())
    await page.locator(opener).first().click()
    const button = lightbox(page).getByRole('button', { name: 'Volledig scherm' })
    await button.click()
    await expect.poll(() => fullScreen(page)).toBe('lightbox-in')
    await expect(lightbox(page).getByRole('button', { name: 'Sluiten' })).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect.poll(() => fullScreen(page)).toBeUndefined()
    await button.click()
    await expect.poll(() => fullScreen(page)).toBe('lightbox-in')
    await lightbox(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(lightbox(page)).toBeHidden()
    await expect.poll(() => fullScreen(page)).toBeUndefined()
  })

test('SITE-03 links to films open them over the page; those of another site ask first', async ({ page }) => {
  await page.route(`**${film}`, (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  await open(page, pages.pictures)
  await page.getByRole('link', { name: 'De aankomst' }).click()
  await expect(lightbox(page).locator('video')).toHaveAttribute('src', new RegExp(`${film}$`))
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await page.getByRole('link', { name: 'De tocht' }).click()
  await expect(lightbox(page)).toContainText('youtube.com')
  await expect(lightbox(page).locator('iframe')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
})

for (const width of [360, 768, 1440])
  test(`EDIT-01 ${width} px: a carousel and a text outside a section stand where the page's edges are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, pages.edges)
    const leftOf = async (words: string) => (await page.getByText(words, { exact: true }).boundingBox())?.x
    const left = await leftOf('Binnen een sectie')
    expect(left).toBeGreaterThan(10)
    expect(await leftOf('Buiten een sectie')).toBe(left)
    expect((await page.locator('#lijst-c .card').first().boundingBox())?.x).toBeCloseTo(left ?? 0, 0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
