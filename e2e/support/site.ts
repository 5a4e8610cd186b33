import { test as base, expect, type Page } from '@playwright/test'

/** One address of each type of page. */
export const pageTypes = {
  front: '/',
  archive: '/jacobalia/',
  'archive, page 2': '/jacobalia/page/2/',
  chart: '/jacobalia/?weergave=kaart',
  term: '/plaats/friesland/',
  entry: '/jacobalia/groate-kerk-sint-jacobiparochie/',
  'own kind': '/dagtochten/',
  'own term': '/pad/jabikspaad/',
  'own entry': '/dagtochten/jabikspaad-dag-1-sint-jacobiparochie-franeker/',
  news: '/nieuws/',
  'news post, commented on': '/nieuws/zeventig-sterren-op-een-kaart/',
  'file search': '/bestanden/?q=jacobus',
  text: '/over-ons/',
  'site search': '/?s=jacobus',
  cart: '/cart/',
  'sign in': '/my-account/',
} as const

/** Chromium says so when a picture's first size is still being made after some seconds. */
const aboutTime = /was preloaded using link preload but not used within a few seconds/

/** With `JOURNEYS_SLOWED=6` a page is as slow as on an old phone: a journey must not count on a fast one. */
export async function slow(page: Page): Promise<Page> {
  const rate = Number(process.env.JOURNEYS_SLOWED ?? 1)
  if (rate <= 1) return page
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  // At the next page Chromium takes the media of the last connection, which is this one, in place of Playwright's.
  const emulate = page.emulateMedia.bind(page)
  const asked: { media?: string | null; colorScheme?: string | null; reducedMotion?: string | null } = {}
  page.emulateMedia = async (options = {}) => {
    await emulate(options)
    Object.assign(asked, options)
    const { media, colorScheme, reducedMotion } = asked
    await devtools.send('Emulation.setEmulatedMedia', {
      media: media ?? '',
      features: [
        { name: 'prefers-color-scheme', value: colorScheme ?? '' },
        { name: 'prefers-reduced-motion', value: reducedMotion ?? '' },
      ],
    })
  }
  return page
}

/**
 * A test that also fails when the page says anything on the console, or asks anybody but this site for anything
 * (abuse 23).
 */
export const test = base.extend<{ quiet: undefined; slowed: undefined; expectedNoise: readonly RegExp[] }>({
  slowed: [
    async ({ page }, use) => {
      await slow(page)
      await use(undefined)
    },
    { auto: true },
  ],
  /** What a test lets the console say, such as a refusal that it is about. */
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ page, baseURL, expectedNoise }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        const tells = message.type() === 'error' || message.type() === 'warning'
        if (tells && !aboutTime.test(message.text())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) said.push(`third party: ${url.origin}`)
      })
      await use(undefined)
      expect(said.filter((text) => !expectedNoise.some((noise) => noise.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Until the page's scripts answer to presses: before that a press follows the link or posts the form. */
export const started = (page: Page) => expect(page.locator('html[data-started]')).toBeAttached()

/** Opens an address and waits until its scripts have started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/** How many pixels a page is wider than its window. On a phone `innerWidth` grows with what stands out. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export { expect }
