import type { Page } from '@playwright/test'
import { pageCalendar, pageLists, searchFiles, type Told, watchAnchors } from './support/classic-scripts.ts'
import { block, publishPage } from './support/publish.ts'
import { expect, open, test } from './support/site.ts'
import { administratorAt } from './support/staff.ts'

/** Pages of staff: lists as each family of scripts knows them, a calendar of each sort, a list that comes by itself. */
let lists: string
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
  calendars = await page('Klassieke kalenders', [
    block('entry-title', 'titel'),
    block('calendar', 'maand', { type: 'post', by: 'published' }),
    block('calendar', 'gekozen', { type: 'post', by: 'published', listing: 'hidden' }),
  ])
  coming = await page('Klassiek vanzelf', [
    block('entry-title', 'titel'),
    list('lui', 'Vanzelf', { loadMethod: 'lazyload' }),
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
    ...['ae_post_data', 'ae_post_data', 'ae_post_data', 'ae_post_data'],
    ...['ae_post_adv_data', 'ae_post_adv_data', 'ae_post_adv_data'],
  ])
  expect(page.url()).toBe(address)
  expect(await names(page, 'termen')).toEqual(chapels)

  const kapel = listOf(page, 'knoppen').getByRole('button', { name: /^Kapel/ })
  await kapel.click()
  await expect(kapel).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => names(page, 'knoppen')).toEqual(chapels)
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

test('CAT-03 the anchor of a list that comes by itself is reached by scrolling, where Elementor waits for it', async ({
  page,
}) => {
  await openWith(page, coming, watchAnchors)
  const anchor = listOf(page, 'lui').locator('.e-load-more-anchor')
  await expect(anchor).not.toHaveAttribute('data-seen', 'yes')
  await page.keyboard.press('End')
  await expect(anchor).toHaveAttribute('data-seen', 'yes')
  await expect.poll(() => listOf(page, 'lui').locator('.card').count()).toBeGreaterThan(4)
  const links = listOf(page, 'lui').locator('.card a')
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(shown).size).toBe(shown.length)
})
