import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { OwnSite } from './support/own-site.ts'
import { block, publishLayer, publishPage } from './support/publish.ts'
import { ScreenReader } from './support/screen-reader.ts'
import { expect, open, pageTypes, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'
import { administratorAt } from './support/staff.ts'

const film = (id: string) =>
  block('video', id, { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'De weg' })

test.describe('a site whose every page holds what waits for consent', () => {
  let folder: string
  let site: OwnSite
  let staff: APIRequestContext

  test.beforeAll(async () => {
    test.setTimeout(400_000)
    folder = await mkdtemp(join(tmpdir(), 'schelp-consent-'))
    site = new OwnSite(join(folder, 'data'), { SEED: 'demo' })
    await site.start()
    staff = await site.administrator()
    const analytics = {
      service: 'plausible',
      script: 'https://stats.schelp.example/s.js',
      site: 'schelp.example',
    }
    expect((await staff.put('/staff-api/settings/site', { data: { analytics } })).status()).toBe(200)
    const popup = { where: 'everywhere', page_load: true, place: 'corner', a11y_navigation: false }
    await publishLayer(staff, 'popup', 'Onze film', popup, [film('f')])
  })
  test.afterAll(async () => {
    await staff?.dispose()
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Of every sort of page one, by what the sitemap tells and the pages link to; and one that is not there. */
  async function addresses(): Promise<string[]> {
    const found = new Map<string, string>()
    const note = (address: string) => {
      const url = new URL(address.replaceAll('&amp;', '&'), site.url)
      if (url.origin !== site.url || /^\/(?:wp-|assets|media|feed|download)/.test(url.pathname)) return
      const [first = '', ...others] = url.pathname.split('/').filter(Boolean)
      const sort = `${first} ${others.length}`
      if (!found.has(sort)) found.set(sort, url.pathname + url.search)
    }
    const text = async (path: string) => (await fetch(site.url + path)).text()
    for (const [, address = ''] of (await text('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)) note(address)
    for (const address of found.values()) {
      for (const [, href = ''] of (await text(address)).matchAll(/<a [^>]*href="(\/[^"#]*)/g)) note(href)
    }
    const pages = new Set<string>(Object.values(pageTypes))
    for (const address of found.values()) {
      const { ok, headers } = await fetch(site.url + address, { method: 'HEAD' })
      if (ok && headers.get('content-type')?.startsWith('text/html')) pages.add(address)
    }
    return [...pages, '/bestaat-niet/']
  }

  test('SITE-01 abuse 23 asks no third party for anything on any sort of page, before consent and after a refusal', async ({
    browser,
  }) => {
    test.slow()
    const context = await browser.newContext({ baseURL: site.url })
    const asked = watch(context)
    // They ask for nothing themselves, and this site would have to draw each for the first time.
    await context.route('**/media/**', (route) => route.abort())
    const page = await context.newPage()
    const all = await addresses()
    for (const known of ['/product/', '/nieuwsbrief/', '/toestemming/', '/herroepen/', '/bestand-bekijken/'])
      expect(
        all.some((address) => address.startsWith(known)),
        `the walk comes to ${known}`,
      ).toBe(true)
    const popup = page.getByRole('dialog', { name: 'Onze film' })
    const walk = async () => {
      for (const address of all)
        await test.step(address, async () => {
          await open(page, address)
          await expect(popup.getByRole('button', { name: 'Speel deze video hier af' })).toBeVisible()
        })
      expect(asked).toEqual([])
    }

    await walk()
    await page.goto('/')
    await page.getByRole('region', { name: 'Toestemming' }).getByRole('button', { name: 'Weigeren' }).click()
    await expect(page.locator('body')).toHaveClass(/cookies-refused/)
    await walk()

    // Who says yes gets both: the watch above sees what is asked.
    await page.goto('/')
    await page.getByRole('button', { name: 'Toestemming wijzigen' }).click()
    await page.getByRole('region', { name: 'Toestemming' }).getByRole('button', { name: 'Toestaan' }).click()
    await expect
      .poll(() => [...new Set(asked)].sort())
      .toEqual(['https://stats.schelp.example', 'https://www.youtube-nocookie.com'])
    await context.close()
  })
})

for (const width of [360, 1440])
  test.describe(`${width} px, by keyboard and by what a screen reader tells`, () => {
    // The film that is asked for in the end; nobody is there to send it.
    test.use({
      viewport: { width, height: 800 },
      expectedNoise: [/third party: https:\/\/www.youtube-nocookie.com|ERR_FAILED/],
    })

    test('SITE-01 who refuses loses nothing but the film, can see that one alone, and can change their mind', async ({
      page,
      baseURL,
    }) => {
      const asked = watch(page.context())
      const staff = await administratorAt(baseURL ?? '')
      await open(
        page,
        await publishPage(staff, `Film ${width} ${Date.now()}`, [block('entry-title', 't'), film('f')]),
      )
      await staff.dispose()
      const reader = await ScreenReader.on(page)
      await reader.hears('region "Toestemming"', 'button "Toestaan"', 'button "Sluiten zonder toe te staan"')
      await expectSound(page)
      await reader.press('button "Weigeren"')
      await reader.hearsNo('region "Toestemming"')
      await reader.isAt('button "Toestemming wijzigen"')
      await reader.hears('button "Speel deze video hier af"')
      await expectSound(page)
      expect(asked).toEqual([])
      await page.keyboard.press('Enter')
      await reader.hears('region "Toestemming"')
      await reader.isAt('button "Toestaan"')
      await reader.press('button "Sluiten zonder toe te staan"')
      await reader.hearsNo('region "Toestemming"')
      await expect(page.locator('body')).toHaveClass(/cookies-refused/)
      expect(asked).toEqual([])
      await reader.press('button "Speel deze video hier af"')
      await expect.poll(() => [...new Set(asked)]).toEqual(['https://www.youtube-nocookie.com'])
    })
  })

/** Every origin but the site's own that is asked for anything. None is there to answer. */
function watch(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.push(origin)
  })
  void context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  return asked
}
