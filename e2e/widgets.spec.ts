import type { Page } from '@playwright/test'
import { type Motion, motionWays, valueAt } from '../src/kernel/motion.ts'
import { block, publishPage } from './support/publish.ts'
import { expect, open, overflowOf, test } from './support/site.ts'
import { administratorAt } from './support/staff.ts'

/** What only a browser can show of a widget. */

const film = '/film/aankomst.mp4'
const motions: readonly Motion[] = (['scale', 'opacity', 'blur'] as const).flatMap((effect) =>
  motionWays.map((way) => ({ effect, way, speed: 5, from: 0, to: 100 })),
)

/** Pages of staff, by what they show. */
const pages = { pictures: '', moving: '', edges: '', menu: '' }
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
  pages.moving = await publishPage(
    staff,
    `Beweging ${now}`,
    motions.map((motion, at) =>
      block('text', `m${at}`, { html: `<p>${motion.effect}</p>`, motion: [motion] }),
    ),
  )
  pages.edges = await publishPage(staff, `Randen ${now}`, [
    block('text', 't', { html: '<p>Buiten een sectie</p>' }),
    block('post-grid', 'c', { type: 'jacobalia', perPage: 6, face: 'carousel' }),
    block('section', 's', { content: [block('text', 'u', { html: '<p>Binnen een sectie</p>' })] }),
  ])
  const item = (label: string, ...items: object[]) => ({ label, url: '/de-weg/', items })
  const items = [item('Voorbereiding', { label: 'Pakken', url: '/over-ons/', items: [] }), item('Onderweg')]
  const menu = `tablet-${now}`
  const made = await staff.put(`/staff-api/menus/${menu}`, { data: { title: 'Proefmenu', items } })
  expect(made.status(), await made.text()).toBe(200)
  const panels = [
    { under: 'Onderweg', content: [block('button', 'b', { label: 'Etappes', link: '/nieuws/' })] },
  ]
  pages.menu = await publishPage(staff, `Tablet ${now}`, [
    block('menu', 'm', { menu, look: 'header', title: 'Proefmenu', panels }),
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

test.describe('SITE-09 on a tablet, by touch', () => {
  test.use({ hasTouch: true })

  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
    [1366, 1024],
  ] as const)
    test(`${width} × ${height}: the first tap opens what lies below an item, the second one follows it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      for (const [name, below] of [
        ['Voorbereiding', 'Pakken'],
        ['Onderweg', 'Etappes'],
      ] as const) {
        await open(page, pages.menu)
        const menu = page.getByRole('navigation', { name: 'Proefmenu' })
        const item = menu.getByRole('link', { name })
        const inside = menu.getByRole('link', { name: below })
        await expect(inside).toBeHidden()
        await item.tap()
        await expect(inside).toBeInViewport({ ratio: 1 })
        await expect(page).toHaveURL(pages.menu)
        await item.tap()
        await expect(page).toHaveURL('/de-weg/')
      }
      await open(page, pages.menu)
      const menu = page.getByRole('navigation', { name: 'Proefmenu' })
      await menu.getByRole('link', { name: 'Voorbereiding' }).tap()
      await menu.getByRole('link', { name: 'Pakken' }).tap()
      await expect(page).toHaveURL('/over-ons/')
    })
})

/** How an element looks when it has passed this much of its way through the window. */
const seenAt = (page: Page, at: number, passed: number) =>
  page
    .locator('.motion')
    .nth(at)
    .evaluate(async (element, passed) => {
      if (!(element instanceof HTMLElement)) throw new Error('it does not move')
      // Where it lies, without its own motion.
      let top = 0
      for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent)
        top += part.offsetTop
      scrollTo({
        top: top - innerHeight + (passed / 100) * (innerHeight + element.offsetHeight),
        behavior: 'instant',
      })
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      const { scale, opacity, filter } = getComputedStyle(element)
      return { scale, opacity, blur: /blur\((.*)px\)/.exec(filter)?.[1] ?? '0' }
    }, passed)

test('SITE-05 scale, opacity and blur follow the whole way through the window, once and there and back', async ({
  page,
}) => {
  await open(page, pages.moving)
  // Each has its whole way: a window above and one below.
  await page.locator('.motion').evaluateAll((all) => {
    for (const element of all) if (element instanceof HTMLElement) element.style.marginBlock = '110vh'
  })
  for (const [at, motion] of motions.entries())
    for (const passed of [2, 10, 20, 50, 80, 90, 98]) {
      const seen = await seenAt(page, at, passed)
      const value = seen[motion.effect as keyof typeof seen]
      expect(
        Number(value === 'none' ? 1 : value),
        `${motion.effect} ${motion.way} at ${passed} %`,
      ).toBeCloseTo(Number.parseFloat(valueAt(motion, passed)), 1)
    }
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
