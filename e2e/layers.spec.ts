import type { APIRequestContext, Page } from '@playwright/test'
import { urlActionOf } from '../src/kernel/url-action.ts'
import { block, publishLayer, publishPage } from './support/publish.ts'
import { ScreenReader } from './support/screen-reader.ts'
import { expect, open, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'
import { administratorAt } from './support/staff.ts'

const link = (id: string, label: string, to: string) => block('button', id, { label, link: to, look: 'text' })
const long = `<p>${'Een dag verder langs de weg. '.repeat(60)}</p>`
const lines = Array.from({ length: 8 }, (_, at) => block('text', `t${at}`, { html: long }))

/** A page that opens a popup and a panel and has a menu with a panel below an item. */
async function build(staff: APIRequestContext): Promise<string> {
  const now = Date.now()
  const menu = `lagen-${now}`
  const item = (label: string, ...items: object[]) => ({ label, url: '/de-weg/', items })
  const items = [item('Voorbereiding', item('Wat neem je mee')), item('Onderweg')]
  const made = await staff.put(`/staff-api/menus/${menu}`, { data: { title: 'Proefmenu', items } })
  expect(made.status(), await made.text()).toBe(200)
  const popup = await publishLayer(staff, 'popup', 'Mededeling', { prevent_scroll: true }, [
    block('heading', 'h', { text: 'Let op' }),
    link('a', 'Lees meer', '/nieuws/'),
    link('b', 'Niet meer tonen', urlActionOf('popup:close', { do_not_show_again: true })),
  ])
  const panel = await publishLayer(staff, 'panel', 'Zijkant', { prevent_scroll: true }, [
    link('a', 'Naar het nieuws', '/nieuws/'),
    ...lines,
  ])
  return publishPage(staff, `Lagen ${now}`, [
    block('heading', 'h', { text: 'Lagen' }),
    block('menu', 'm', {
      menu,
      look: 'header',
      title: 'Proefmenu',
      panels: [{ under: 'Onderweg', content: [link('c', 'Alle etappes', '/de-weg/#etappes')] }],
    }),
    link('a', 'Open de mededeling', urlActionOf('popup:open', { id: popup })),
    link('b', 'Open de zijkant', urlActionOf('off_canvas:toggle', { id: panel })),
    ...lines,
  ])
}

/** Measures from its opening how long the focus waits at a popup or panel itself. */
const hearWaiting = (page: Page, kind: 'popup' | 'panel') =>
  page.evaluate((kind) => {
    delete document.body.dataset.waitedMs
    addEventListener(
      `builder/${kind}/show`,
      ({ target }) => {
        const from = performance.now()
        const tell = () => {
          document.body.dataset.waitedMs = String(performance.now() - from)
        }
        if (document.activeElement === target) document.addEventListener('focusin', tell, { once: true })
        else tell()
      },
      { once: true },
    )
  }, kind)
const waitedMs = async (page: Page) =>
  Number(await page.locator('body[data-waited-ms]').getAttribute('data-waited-ms'))

let address: string
test.beforeAll(async ({ browserName: _ }, { project }) => {
  const staff = await administratorAt(project.use.baseURL ?? '')
  address = await build(staff)
  await staff.dispose()
})

for (const width of [360, 1440]) {
  test.describe(`${width} px, by keyboard and by what a screen reader tells`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('SITE-02 a popup tells its name, takes the focus, keeps it until Esc, and gives it back', async ({
      page,
    }) => {
      await open(page, address)
      const reader = await ScreenReader.on(page)
      await reader.press('link "Open de mededeling"')
      await reader.hears('dialog "Mededeling"', 'heading "Let op"', 'button "Sluiten"')
      await reader.isAt('link "Lees meer"')
      await reader.hearsNo('link "Open de zijkant"', 'heading "Lagen"')
      await expectSound(page)
      await page.keyboard.press('Escape')
      await reader.hearsNo('dialog "Mededeling"')
      await reader.isAt('link "Open de mededeling"')
      await page.keyboard.press('Enter')
      await reader.press('button "Sluiten"')
      await reader.hears('heading "Lagen"')
      await reader.isAt('link "Open de mededeling"')
      await page.keyboard.press('Enter')
      await reader.press('link "Niet meer tonen"')
      await reader.isAt('link "Open de mededeling"')
      // It was put away for good; what is asked for after it comes.
      await page.keyboard.press('Enter')
      await reader.press('link "Open de zijkant"')
      await reader.hears('dialog "Zijkant"')
      await reader.hearsNo('dialog "Mededeling"')
    })

    test('SITE-03 a panel tells its name, takes the focus, keeps it until Esc, and gives it back', async ({
      page,
    }) => {
      await open(page, address)
      const reader = await ScreenReader.on(page)
      for (const close of [() => page.keyboard.press('Escape'), () => reader.press('button "Sluiten"')]) {
        await reader.press('link "Open de zijkant"')
        await reader.hears('dialog "Zijkant"')
        await reader.isAt('link "Naar het nieuws"')
        await reader.hearsNo('link "Open de mededeling"', 'heading "Lagen"')
        await close()
        await reader.hearsNo('dialog "Zijkant"')
        await reader.isAt('link "Open de zijkant"')
      }
    })

    test('SITE-02 SITE-03 the focus waits at a popup for 250 ms and at a panel for 100 ms, and then moves inside', async ({
      page,
    }) => {
      await open(page, address)
      for (const [kind, label, first, leastMs] of [
        ['popup', 'Open de mededeling', 'Lees meer', 240],
        ['panel', 'Open de zijkant', 'Naar het nieuws', 90],
      ] as const) {
        await hearWaiting(page, kind)
        await page.getByRole('link', { name: label }).press('Enter')
        await expect(page.getByRole('dialog').getByRole('link', { name: first })).toBeFocused()
        expect(await waitedMs(page), kind).toBeGreaterThan(leastMs)
        await page.keyboard.press('Escape')
      }
    })

    test('SITE-09 a menu tells what opens below an item, a list as well as blocks', async ({ page }) => {
      await open(page, address)
      const reader = await ScreenReader.on(page)
      await reader.hears('navigation "Hoofdmenu"', 'navigation "Proefmenu"')
      if (width < 900) {
        const places = page
          .getByRole('navigation', { name: 'Hoofdmenu' })
          .getByRole('link', { name: 'Plaatsen' })
        await expect(places).toBeHidden()
        await reader.press('DisclosureTriangle "Menu"')
        await expect(places).toBeVisible()
        await reader.press('link "Plaatsen"')
        await expect(page).toHaveURL('/jacobalia/')
        return
      }
      for (const [item, first] of [
        ['link "Voorbereiding"', 'link "Wat neem je mee"'],
        ['link "Onderweg"', 'link "Alle etappes"'],
      ] as const) {
        await reader.hearsNo(first)
        await reader.goTo(item)
        await reader.hears(first)
        await page.keyboard.press('Tab')
        await reader.isAt(first)
        await page.keyboard.press('Escape')
        await reader.hearsNo(first)
        await reader.isAt(item)
      }
    })
  })
}

test.describe('360 px, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  /** A finger goes up over the page, from here. */
  async function swipeUp(page: Page, x: number, y: number): Promise<void> {
    const cdp = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x, y })
    for (let up = 20; up <= 300; up += 20) await touch('touchMove', { x, y: y - up })
    await touch('touchEnd')
    await cdp.detach()
  }
  const scrolled = (page: Page) => page.evaluate(() => scrollY)

  test('SITE-02 SITE-03 taps open and close, a swipe moves what lies on top and nothing behind it', async ({
    page,
  }) => {
    await open(page, address)
    const popup = page.getByRole('dialog', { name: 'Mededeling' })
    const panel = page.getByRole('dialog', { name: 'Zijkant' })
    const opens = (name: string) => page.getByRole('link', { name })
    await opens('Open de mededeling').tap()
    await expect(popup.getByRole('link', { name: 'Lees meer' })).toBeFocused()
    const before = await scrolled(page)
    await swipeUp(page, 180, 720)
    expect(await scrolled(page), 'the page stands still').toBe(before)
    await expect(popup, 'a swipe beside it is no tap').toBeVisible()
    await page.touchscreen.tap(180, 725)
    await expect(popup).toBeHidden()

    await opens('Open de zijkant').tap()
    await expect(panel.getByRole('link', { name: 'Naar het nieuws' })).toBeFocused()
    const inside = panel.locator('.layer-in')
    await swipeUp(page, 180, 600)
    await expect.poll(() => inside.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
    expect(await scrolled(page), 'the page stands still').toBe(before)
    // While it still rolls on, a tap stops that and does nothing else.
    await expect(async () => {
      // A slow browser may close it when the last tap was given up already.
      if (await panel.isVisible())
        await panel.getByRole('button', { name: 'Sluiten' }).tap({ timeout: 5_000 })
      await expect(panel).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await swipeUp(page, 180, 600)
    await expect.poll(() => scrolled(page), 'the page goes on').toBeGreaterThan(before)
  })

  test('SITE-09 the menu of a phone opens, closes and leads on by taps', async ({ page }) => {
    await open(page, address)
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const places = menu.getByRole('link', { name: 'Plaatsen' })
    await menu.getByText('Menu', { exact: true }).tap()
    await expect(places).toBeVisible()
    await menu.getByText('Menu', { exact: true }).tap()
    await expect(places).toBeHidden()
    await menu.getByText('Menu', { exact: true }).tap()
    await menu.getByRole('link', { name: 'Kerken' }).tap()
    await expect(page).toHaveURL('/soort/kerk/')
  })
})
