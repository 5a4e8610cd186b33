import type { Page } from '@playwright/test'
import { urlActionOf } from '../src/kernel/url-action.ts'
import { pageCalendar, pageLists, scrollLoops, searchFiles, type Told } from './support/classic-scripts.ts'
import { block, publishLayer, publishPage } from './support/publish.ts'
import { expect, open, test } from './support/site.ts'
import { administratorAt } from './support/staff.ts'

/** Pages of staff: lists as each family of scripts knows them, in a popup too; calendars; a list that comes by itself. */
let lists: string
let popup: string
let calendars: string
let coming: string

test.beforeAll(async ({ browserName: _ }, { project }) => {
  const staff = await administratorAt(project.use.baseURL ?? '')
  const list = (id: string, heading: string, props: object) =>
    block('post-grid', id, { type: 'jacobalia', order: 'title', perPage: 4, heading, ...props })
  const page = (title: string, content: readonly object[]) =>
    publishPage(staff, `${title} ${Date.now()}`, [block('section', 'alles', { content })])
  lists = await page('Klassieke lijsten', [
    block('entry-title', 'titel'),
    list('links', 'Met bladzijden', { loadMethod: 'pages', ownPages: true }),
    list('termen', 'Met termen', { filters: 'soort', filterLook: 'links' }),
    list('beide', 'Met beide', {
      filters: 'soort',
      filterLook: 'links',
      loadMethod: 'pages',
      ownPages: true,
    }),
    list('knoppen', 'Met knoppen', { filters: 'soort', loadMethod: 'pages' }),
  ])
  const id = await publishLayer(staff, 'popup', 'Klassiek venster', {}, [
    list('laag', 'Met bladzijden', { loadMethod: 'pages', ownPages: true }),
    list('laagfilter', 'Met knoppen', { filters: 'soort' }),
  ])
  popup = await page('Klassiek in een venster', [
    block('entry-title', 'titel'),
    block('button', 'open', { label: 'Open het venster', link: urlActionOf('popup:open', { id }) }),
  ])
  calendars = await page('Klassieke kalenders', [
    block('entry-title', 'titel'),
    block('calendar', 'maand', { type: 'post', by: 'published' }),
    block('calendar', 'gekozen', { type: 'post', by: 'published', listing: 'hidden' }),
  ])
  coming = await page('Klassiek vanzelf', [
    block('entry-title', 'titel'),
    list('lui', 'Vanzelf', { loadMethod: 'lazyload', perPage: 24 }),
  ])
  await staff.dispose()
})

/** Opens a page, lets its own behaviours begin, and starts a script of the classic site. */
async function openWith(page: Page, url: string, script: (told: Told) => void) {
  await open(page, url)
  const path = new URL(page.url()).pathname
  await page.evaluate(script, {
    ajaxUrl: '/wp-admin/admin-ajax.php',
    currentUrl: Buffer.from(new URL(path, page.url()).href).toString('base64'),
  })
}

/** The calls that the page makes, as `action task`. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isCall = /^\/wp-(admin\/admin-ajax\.php|json\/)/.test(pathname)
    if (!isCall && request.resourceType() !== 'fetch') return
    const action = new URLSearchParams(request.postData() ?? '').get('action')
    calls.push(action ?? searchParams.get('task') ?? pathname)
  })
  return calls
}

const listOf = (page: Page, id: string) => page.locator(`#lijst-${id}`)
const names = (page: Page, id: string) => listOf(page, id).locator('.card .name').allTextContents()

test('WIRE-14 WIRE-15 the listing scripts of the classic site page and narrow each list alone', async ({
  page,
}) => {
  await openWith(page, lists, pageLists)
  const calls = callsOf(page)
  const address = page.url()
  const before = new Map<string, string[]>()
  for (const id of ['links', 'termen', 'beide', 'knoppen']) before.set(id, await names(page, id))

  await listOf(page, 'links').getByRole('link', { name: 'Volgende' }).click()
  await expect.poll(() => names(page, 'links')).not.toEqual(before.get('links'))
  await listOf(page, 'links').getByRole('link', { name: '3', exact: true }).click()
  await expect(listOf(page, 'links').locator('[aria-current="page"]')).toHaveText('3')
  await listOf(page, 'links').getByRole('link', { name: '1', exact: true }).click()
  await expect.poll(() => names(page, 'links')).toEqual(before.get('links'))

  await listOf(page, 'termen')
    .getByRole('link', { name: /^Kapel/ })
    .click()
  await expect(listOf(page, 'termen').locator('.filter-items.active')).toHaveText(/^Kapel/)
  const chapels = await names(page, 'termen')
  expect(chapels).not.toEqual(before.get('termen'))

  await listOf(page, 'beide')
    .getByRole('link', { name: /^Kapel/ })
    .click()
  await expect(listOf(page, 'beide').locator('.filter-items.active')).toHaveText(/^Kapel/)
  expect(await names(page, 'beide')).toEqual(chapels)
  await listOf(page, 'beide').getByRole('link', { name: '2', exact: true }).click()
  await expect(listOf(page, 'beide').locator('.pager [aria-current="page"]')).toHaveText('2')
  await expect(listOf(page, 'beide').locator('.filter-items.active')).toHaveText(/^Kapel/)
  await listOf(page, 'beide').getByRole('link', { name: /^Alle/ }).click()
  await expect.poll(() => names(page, 'beide')).toEqual(before.get('beide'))

  // Each press was handled once, by the script, and moved no other list.
  expect(calls).toEqual([
    'ae_post_data',
    'ae_post_data',
    'ae_post_data',
    'ae_post_data',
    'ae_post_adv_data',
    'ae_post_adv_data',
    'ae_post_adv_data',
  ])
  expect(page.url()).toBe(address)
  expect(await names(page, 'termen')).toEqual(chapels)

  const kapel = listOf(page, 'knoppen').getByRole('button', { name: /^Kapel/ })
  await kapel.click()
  await expect(kapel).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => names(page, 'knoppen')).toEqual(chapels)
  expect(calls.at(-1)).toMatch(/refresh-loop$/)
})

test('WIRE-14 the listing script pages a list in a popup, and its filters work', async ({ page }) => {
  await openWith(page, popup, pageLists)
  const calls = callsOf(page)
  await page.getByRole('link', { name: 'Open het venster' }).click()
  const first = await names(page, 'laag')
  await listOf(page, 'laag').getByRole('link', { name: 'Volgende' }).click()
  await expect.poll(() => names(page, 'laag')).not.toEqual(first)
  await listOf(page, 'laag').getByRole('link', { name: '1', exact: true }).click()
  await expect.poll(() => names(page, 'laag')).toEqual(first)
  const kapel = listOf(page, 'laagfilter').getByRole('button', { name: /^Kapel/ })
  const all = await names(page, 'laagfilter')
  await kapel.click()
  await expect.poll(() => names(page, 'laagfilter')).not.toEqual(all)
  await expect(kapel).toHaveAttribute('aria-pressed', 'true')
  expect(calls.slice(0, 2)).toEqual(['ae_post_data', 'ae_post_data'])
  expect(calls.at(-1)).toMatch(/refresh-loop$/)
})

test('WIRE-13 the calendar script of the classic site pages a calendar and shows its days', async ({
  page,
}) => {
  await openWith(page, calendars, pageCalendar)
  const calls = callsOf(page)
  for (const [at, render] of [
    [0, 'load'],
    [1, 'click'],
  ] as const) {
    const calendar = page.locator('.calendar').nth(at)
    const month = calendar.getByRole('heading', { level: 2 })
    const parts = calendar.locator('.dc-listing-item')
    // The demo has news in most months; the first with some is found by paging back.
    for (let back = 0; back < 12; back += 1) {
      const before = await month.textContent()
      await calendar.locator('.ae-dc-prev').click()
      await expect(month).not.toHaveText(before ?? '')
      if ((await parts.count()) > 0) break
    }
    await expect(parts.first()).toBeVisible({ visible: render === 'load' })
    await calendar.locator('td.ae-dc-post-date a').first().click()
    await expect(parts.first()).toBeVisible()
    if (render === 'load') continue
    await parts.first().getByRole('button').click()
    await expect(parts.first()).toBeHidden()
  }
  expect(new Set(calls)).toEqual(new Set(['ae_dynamic_calendar_data']))
  expect(page.url()).not.toContain('e-month')
})

test('WIRE-07 WIRE-08 the search of WP File Download pages, sorts and suggests', async ({ page }) => {
  await openWith(page, '/over-ons/', searchFiles)
  const form = page.locator('#adminForm')
  const titles = form.locator('.wpfd-results .wpfd-file-link')
  await form.getByRole('textbox', { name: 'Zoek' }).fill('jabikspaad')
  const suggested = form.locator('.wpfd_search_file_suggestion td.file_title')
  await expect(suggested.first()).toBeVisible()
  await form.getByRole('button', { name: 'Zoeken' }).click()
  await expect(titles).toHaveCount(5)
  const first = await titles.first().textContent()
  await form.locator('.wpfd-pagination').getByRole('link', { name: '2', exact: true }).click()
  await expect(titles.first()).not.toHaveText(first ?? '')
  await expect(form.locator('.wpfd-pagination .current')).toHaveText('2')
  await form.locator('.orderingCol[data-ordering="size"]').click()
  await expect(form.locator('.orderingCol[data-ordering="size"]')).toHaveAttribute('aria-sort', /ending$/)
  await form.locator('#limit').selectOption('10')
  await expect(titles).toHaveCount(10)
  await expect(suggested).toHaveCount(0)
  await form.getByRole('textbox', { name: 'Zoek' }).fill('dag jabikspaad')
  await expect(suggested.first()).toBeVisible()
  const title = (await suggested.first().textContent()) ?? ''
  await suggested.first().click()
  await expect(form.getByRole('textbox', { name: 'Zoek' })).toHaveValue(title)
  await expect(titles.first()).toHaveText(title)
  await expect(titles.first()).toHaveAttribute('href', /^\/bestand-bekijken\//)
  await expect(form.locator('a.wpfd_previewlink.wpfdlightbox').first()).toBeVisible()
})

for (const [who, isThere] of [
  ['Elementor adds the pages when its script is there', true],
  ['the site adds the pages when it began before that script came', false],
] as const)
  test(`CAT-03 a list that comes by itself is whole and names each place once: ${who}`, async ({ page }) => {
    // The frame of Elementor's scripts, by which they are known.
    if (isThere) await page.addInitScript('window.elementorFrontend = {}')
    await open(page, coming)
    const cards = listOf(page, 'lui').locator('.card')
    /** Somebody scrolls on with a wheel; how many cards there are then. */
    const scroll = async () => {
      await page.mouse.wheel(0, 500)
      return cards.count()
    }
    if (!isThere) await expect.poll(scroll).toBeGreaterThan(24)
    const calls = callsOf(page)
    await page.evaluate(scrollLoops)
    const total = Number(await listOf(page, 'lui').locator('[data-total]').getAttribute('data-total'))
    expect(total).toBeGreaterThan(48)
    await expect.poll(scroll).toBe(total)
    // At its end nothing is added any more.
    await page.keyboard.press('End')
    expect(await scroll()).toBe(total)
    const places = await cards.locator('.name a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(new Set(places).size).toBe(total)
    expect(calls.includes('ecsload'), 'the site fetched a page').toBe(!isThere)
  })
