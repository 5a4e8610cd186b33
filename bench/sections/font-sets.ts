import { type Browser, chromium } from '@playwright/test'
import { chromePath } from '../chromium.ts'
import { fontSets, writeFontConfig } from '../font-sets.ts'
import { shiftSoFar, watchShifts } from '../layout-shift.ts'
import { atMost, type Row } from '../row.ts'
import { type RunningSite, withFolder } from '../site.ts'
import { makePictures, pageTypes } from './browser.ts'

/** The phone of Lighthouse's mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const mostShift = 0.01
/** By this time, all layout shifts that the fonts cause have been reported. */
const settleMs = 500

/** The layout shifts of a first view when our fonts arrive, on machines with other fonts than this one. */
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
        // Pages load at the same time: they wait for the connection in turn, and slow each other down as a slow phone
        // would.
        const rows = pageTypes.map(async (page) =>
          atMost(
            `${page.name}: layout shift, ${name}`,
            await shiftOf(browser, site.url + page.path),
            '',
            mostShift,
          ),
        )
        for (const row of await Promise.all(rows)) give(row)
      } finally {
        await browser.close()
      }
    })
}

/** Chromium paints sometimes before the fonts arrive and sometimes after, so the worst of several runs counts. */
const looks = 3

async function shiftOf(browser: Browser, url: string): Promise<number> {
  const shifts: number[] = []
  while (shifts.length < looks) shifts.push(await look(browser, url))
  return Math.max(...shifts)
}

async function look(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slowLine)
    await watchShifts(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => sessionStorage.getItem('fonts') === 'asked')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForTimeout(settleMs)
    return await shiftSoFar(page)
  } finally {
    await context.close()
  }
}
