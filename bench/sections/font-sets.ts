import { type Browser, chromium } from '@playwright/test'
import { chromePath } from '../chromium.ts'
import { fontSets, writeFontConfig } from '../font-sets.ts'
import { shiftSoFar, watchShifts } from '../layout-shift.ts'
import { atMost, type Row } from '../row.ts'
import { type RunningSite, withFolder } from '../site.ts'
import { makePictures, pageTypes } from './browser.ts'

/** Of the Lighthouse mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const mostShift = 0.01
/** What the fonts moved has been told by then. */
const settleMs = 500

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
        // Side by side: they wait for the line by turns, and slow one another as a slow phone does.
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

/** Chromium paints now before, now after the fonts have come: only the worst of several looks says what can move. */
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
