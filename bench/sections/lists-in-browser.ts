import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from 'chrome-launcher'
import type { Block } from '../../src/kernel/document.ts'
import { chromePath } from '../chromium.ts'
import { mapPath } from '../entries.ts'
import { shiftSoFar, watchShifts } from '../layout-shift.ts'
import { atMost, median, type Row } from '../row.ts'
import { watchBlocks } from '../script-blocks.ts'
import type { RunningSite } from '../site.ts'
import { staffCalls } from '../staff/calls.ts'
import { withStaffBrowser } from '../staff/sign-in.ts'
import { chromeFlags, viewAgain } from './browser.ts'

const scriptsKb = 60
const shift = 0.01
const blockMs = 100
const timesMore = 4
const perTime = 9
/** How often to turn the wheel before giving up on a list that loads no more. */
const mostTurns = 300
const moves = 4
/** The steps of a move on the map, each of which is a frame: without a graphics card, drawing takes about 200 ms. */
const stepsPerMove = 6
const openings = 3
const settleMs = 500
const phone = { viewport: { width: 360, height: 740 }, locale: 'nl-NL' }
const desk = { viewport: { width: 1440, height: 900 }, locale: 'nl-NL' }

const listOf = (id: string, props: object): Block => ({
  type: 'post-grid',
  props: { id, type: 'jacobalia', order: 'title', ...props },
})
/** Lists in every view that has scripts. */
const many: readonly Block[] = [
  listOf('banen', { face: 'carousel', perPage: 9 }),
  listOf('bladen', { face: 'tabs', perPage: 4 }),
  listOf('zeef', { perPage: 12, loadMethod: 'loadmore', filters: 'soort', moreFilters: 'zoek,letter,km' }),
  listOf('kaart', { face: 'map', perPage: 12 }),
]
const endless = [listOf('eindeloos', { perPage: perTime, loadMethod: 'scroll', autoPages: 0 })]

/** Lists of the demo's places for a visitor: the bytes that they fetch, and the layout shifts while more is loaded. */
export async function listsInBrowser(site: RunningSite, give: (row: Row) => void): Promise<void> {
  await withStaffBrowser(site, async ({ request }) => {
    const { publishPage } = staffCalls(request)
    await publishPage('veel', many)
    await publishPage('eindeloos', endless)
  })
  const browser = await launch({ chromePath: chromePath(), chromeFlags })
  try {
    const { scripts } = await viewAgain(`${site.url}/veel/`, browser.port, ['performance'])
    give(atMost('carousel, tabs, filter and map: scripts', scripts / 1024, 'KB', scriptsKb))
  } finally {
    browser.kill()
  }
  await withBrowser(async (browser) => {
    for (const [name, size] of [
      ['a phone', phone],
      ['a desk', desk],
    ] as const) {
      const page = await browser.newPage(size)
      await watchShifts(page)
      await page.goto(`${site.url}/eindeloos/`, { waitUntil: 'networkidle' })
      for (let time = 1; time <= timesMore; time++) await loadMore(page, perTime * (time + 1))
      give(
        atMost(
          `a list that loads ${timesMore} times more on ${name}: layout shift`,
          await shiftSoFar(page),
          '',
          shift,
        ),
      )
      await page.close()
    }
  })
}

/** Scrolls as a reader does, until the list has so many cards. */
async function loadMore(page: Page, cards: number): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    if ((await page.locator('main li.card').count()) >= cards) return
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(100)
  }
  throw new Error(`the list does not come to ${cards} cards`)
}

/**
 * Opens a map of many places on a phone, enlarges it, zooms in and moves it. Medians, because the machine may cause a
 * single pause.
 */
export async function manyMarkers(
  site: RunningSite,
  markers: number,
  give: (row: Row) => void,
): Promise<void> {
  const blocks = []
  for (let time = 0; time < openings; time++) blocks.push(await blocksOfMap(site))
  const of = `a map of ${markers.toLocaleString('en')} places`
  const opening = median(blocks.map(({ opening }) => opening))
  const moving = median(blocks.map(({ moving }) => moving))
  give(atMost(`${of}: longest block of scripts while it opens`, opening, 'ms', blockMs))
  give(atMost(`${of}: longest block of scripts while it moves`, moving, 'ms', blockMs))
}

/** The longest blocks of scripts, in milliseconds. */
const blocksOfMap = ({ url }: RunningSite) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage(phone)
    const longestBlock = await watchBlocks(page)
    await page.goto(url + mapPath, { waitUntil: 'networkidle' })
    const opening = await longestBlock(async () => {
      await page.getByRole('button', { name: 'Open de kaart groot' }).click()
      await page.locator('.place-sheet.is-live').waitFor({ timeout: 120_000 })
      await page.waitForTimeout(settleMs)
    })
    return { opening, moving: await longestBlock(() => moveAbout(page)) }
  })

async function moveAbout(page: Page): Promise<void> {
  const canvas = await page.locator('.live-map canvas').boundingBox()
  if (!canvas) throw new Error('the map has no canvas')
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2]
  for (let move = 0; move < moves; move++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 120 * (move % 2 ? 1 : -1), y + 100, { steps: stepsPerMove })
    await page.mouse.up()
    await page.mouse.wheel(0, -200)
    await page.waitForTimeout(settleMs)
  }
}

async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: chromePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
