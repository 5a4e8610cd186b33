import { type Browser, chromium } from '@playwright/test'
import { fontSets, writeFontConfig } from '../font-sets.ts'
import { atMost, type Row } from '../row.ts'
import { type RunningSite, withFolder } from '../site.ts'
import { chromePath, makePictures, pageTypes } from './browser.ts'

/** Of the Lighthouse mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowedTimes = 4
const mostShift = 0.01

/** What moves on a first view when our fonts come, on machines with other fonts than this one. */
export async function shiftsByFonts(site: RunningSite, give: (row: Row) => void): Promise<void> {
  for (const { path } of pageTypes) await makePictures(site, path)
  for (const { name, fonts } of fontSets)
    await withFolder(async (folder) => {
      const browser = await chromium.launch({
        executablePath: chromePath(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        env: { ...process.env, FONTCONFIG_FILE: await writeFontConfig(folder, fonts) },
      })
      try {
        for (const page of pageTypes)
          give(
            atMost(
              `${page.name}: layout shift, ${name}`,
              await shiftOf(browser, site.url + page.path),
              '',
              mostShift,
            ),
          )
      } finally {
        await browser.close()
      }
    })
}

async function shiftOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      let total = 0
      const count = (list: readonly PerformanceEntry[]) => {
        for (const entry of list)
          if ('value' in entry && typeof entry.value === 'number') total += entry.value
      }
      const observer = new PerformanceObserver((list) => count(list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
      await new Promise((resolve) => setTimeout(resolve, 100))
      count(observer.takeRecords())
      return total
    })
  } finally {
    await context.close()
  }
}
