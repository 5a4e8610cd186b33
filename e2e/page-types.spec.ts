import { faultsOf } from './support/faults.ts'
import { expect, open, overflowOf, pageTypes, started, test } from './support/site.ts'

for (const [name, address] of Object.entries(pageTypes)) {
  test.describe(name, () => {
    test(`RUN-06 ${name}: fits every width; axe finds nothing, light on a phone and dark on a desk`, async ({
      page,
    }) => {
      for (const [colorScheme, width, ...others] of [
        ['light', 360, 320, 768],
        ['dark', 1440],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(address)
        expect(await faultsOf(page)).toEqual([])
        for (const each of [width, ...others]) {
          await page.setViewportSize({ width: each, height: 900 })
          expect(await overflowOf(page), `${each} px`).toBeLessThanOrEqual(0)
        }
      }
    })

    test(`CAT-01 ${name}: has a title, one h1 and a main part without scripts`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      expect(await page.title()).not.toBe('')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).not.toBeEmpty()
      // What search engines may list says what it is about.
      if ((await page.locator('link[rel="canonical"]').count()) > 0)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/)
      await context.close()
    })
  })
}

/** A word that nobody breaks. */
const long = 'pelgrim@jacobsschelpvereniging.example'.repeat(3)

test('RUN-06 with letters twice as large nothing stands out at the side of a phone', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const large = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const page = await large.newPage({ baseURL, viewport: { width: 360, height: 780 } })
  for (const address of [
    ...Object.values(pageTypes),
    '/bestanden/',
    '/shop/',
    '/product/kaart-van-de-zeventig-plaatsen/',
    '/agenda/',
    `/?s=${long}`,
    `/bestanden/?q=${long}`,
    `/bestanden/?ftags=${long}`,
  ]) {
    await page.goto(address)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await started(page)
    await expect(page.locator('[data-awake="loading"]')).toHaveCount(0)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360)
  }
  await large.close()
})

test('RUN-06 of scripts a page asks for one, and for others once it is painted', async ({ page }) => {
  for (const address of Object.values(pageTypes)) {
    await open(page, address)
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
        .map(({ name }) => name)
    })
    expect(early, address).toEqual([expect.stringMatching(/\/assets\/main-[\w-]+\.js$/)])
    await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1)
  }
})

test('RUN-06 paper shows what is read, and nothing that is pressed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const address of [
    pageTypes.chart,
    pageTypes['file search'],
    '/product/kaart-van-de-zeventig-plaatsen/',
  ]) {
    await open(page, address)
    await expect(main.locator('input, select, button, .btn').filter({ visible: true })).toHaveCount(0)
  }
  for (const name of ['Beschrijving', 'Gegevens', /^Beoordelingen/])
    await expect(main.getByRole('heading', { name })).toBeVisible()
})

test('CAT-01 what is not there says so, with ways on', async ({ request, browser, baseURL }) => {
  expect((await request.get('/bestaat-niet/')).status()).toBe(404)
  expect((await request.get('/jacobalia/page/999/')).status()).toBe(404)
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/bestaat-niet/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await context.close()
})

test('CAT-01 addresses have one form', async ({ request }) => {
  for (const [from, to] of [
    ['/jacobalia', '/jacobalia/'],
    ['/jacobalia/page/1/?a=1', '/jacobalia/?a=1'],
    ['/jacobalia/page/2', '/jacobalia/page/2/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(to)
  }
})

test('CAT-01 search engines find the pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('sitemap.xml')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(addresses.length).toBeGreaterThan(80)
  for (const address of [addresses[0], addresses.at(-1)])
    expect((await request.get((address ?? '').replace(/^https?:\/\/[^/]+/, baseURL ?? ''))).status()).toBe(
      200,
    )
  const entry = await (await request.get(pageTypes.entry)).text()
  expect(entry).toMatch(/<link rel="canonical" href="[^"]+\/jacobalia\/groate-kerk-sint-jacobiparochie\/">/)
  expect(entry).toContain('"@type":"PlaceOfWorship"')
  expect(entry).toContain('"queried_page":{"ID":14107,"page_type":"single"}')
})

test('RUN-06 the first page begins in the system’s font, later ones in ours', async ({ page }) => {
  // Before any of our scripts runs.
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const { dataset } = document.documentElement
        dataset.began = dataset.fonts ?? 'ours'
      },
      { once: true },
    )
  })
  const html = page.locator('html')
  await page.goto('/over-ons/')
  await expect(html).toHaveAttribute('data-began', 'later')
  await expect(html).not.toHaveAttribute('data-fonts')
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Source Sans 3 Variable"')))
    .toBe(true)
  await page.goto('/nieuws/')
  await expect(html).toHaveAttribute('data-began', 'ours')
})
