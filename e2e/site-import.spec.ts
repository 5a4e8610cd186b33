import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { writeWxr } from '../src/classic-site/testing/write-wxr.ts'
import { faultsOf } from './support/faults.ts'
import { OwnSite } from './support/own-site.ts'
import { slow, test } from './support/site.ts'
import { overflowOf } from './support/staff.ts'

// It brings a whole site in, so other journeys must not share it.
let folder: string
let site: OwnSite
let administrator: APIRequestContext
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-site-import-'))
  site = new OwnSite(join(folder, 'data'))
  await site.start()
  administrator = await site.administrator()
})
test.afterAll(async () => {
  await administrator.dispose()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const elementor = JSON.stringify([
  {
    id: 'a1',
    elType: 'section',
    settings: {},
    elements: [
      {
        id: 'a2',
        elType: 'column',
        settings: { _column_size: 100 },
        elements: [
          {
            id: 'a3',
            elType: 'widget',
            widgetType: 'heading',
            settings: { title: 'Wie wij zijn' },
            elements: [],
          },
          {
            id: 'a4',
            elType: 'widget',
            widgetType: 'teller-van-elders',
            settings: { title: 'Al 312 leden' },
            elements: [],
          },
        ],
      },
    ],
  },
])

const home = 'https://oud.example'
const written = writeWxr({
  site: { name: 'Oud-Schelp', home, language: 'nl-NL' },
  posts: [
    {
      id: 812,
      type: 'page',
      title: 'Over ons',
      slug: 'over-ons',
      content: '<p>Al 312 leden</p>',
      meta: [
        ['_elementor_edit_mode', 'builder'],
        ['_elementor_data', elementor],
      ],
    },
    { id: 813, title: 'Weggegooid', slug: 'weg', status: 'trash' },
    ...Array.from({ length: 60 }, (_, at) => ({
      id: 900 + at,
      title: `Bericht ${at}`,
      slug: `bericht-${at}`,
      content: '<p>Tekst.</p>',
    })),
  ],
})

/** A browser of somebody who comes by. */
async function deskOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
    storageState: await administrator.storageState(),
  })
  return slow(await context.newPage())
}

async function sound(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await faultsOf(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('EDIT-07 EDIT-08 a volunteer brings the old site over, leaves, comes back after a crash, mends a page and takes it back', async ({
  browser,
}) => {
  // A whole import, twice started, and undone.
  test.setTimeout(600_000)
  let page = await deskOf(browser)
  await page.goto('/wp-admin/site-imports')
  // The first page of a site that has just started.
  await expect(page.getByRole('heading', { name: 'Uw oude site overzetten' })).toBeVisible({
    timeout: 60_000,
  })

  await test.step('sends an export, with the keys alone', async () => {
    await sound(page)
    await expect(page.getByRole('button', { name: 'Begin met de proefronde' })).toBeDisabled()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Bestanden kiezen' }).focus()
    await page.keyboard.press('Enter')
    await (await chooser).setFiles({
      name: 'uitvoer.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(written),
    })
    await expect(page.getByRole('button', { name: 'Weghalen: uitvoer.xml' })).toBeVisible()
  })

  await test.step('reads what would come, and nothing has changed', async () => {
    await page.getByRole('button', { name: 'Begin met de proefronde' }).click()
    await expect(page.getByRole('button', { name: 'Begin met overzetten' })).toBeVisible({ timeout: 90_000 })
    const entries = page.getByRole('row', { name: /^Bladzijden en berichten/ })
    await expect(entries).toContainText('1 × lag in de prullenbak')
    await expect(page.getByRole('row', { name: /Weggegooid/ })).toContainText('Bleef achter')
    await sound(page)
    expect((await page.request.get('/over-ons/')).status()).toBe(404)
  })

  await test.step('begins, closes the browser; the machine stops and starts; it goes on', async () => {
    await page.getByRole('button', { name: 'Begin met overzetten' }).click()
    await expect(page.getByRole('heading', { name: 'Tijdens het overzetten' })).toBeVisible()
    const [run] = (await (await administrator.get('/staff-api/site-imports')).json()).data
    await page.context().close()
    const state = async () =>
      (await (await administrator.get(`/staff-api/site-imports/${run.id}`)).json()).state
    await expect.poll(state, { timeout: 60_000 }).not.toBe('waiting')
    await site.killProgram()
    await site.start()
    await administrator.dispose()
    administrator = await site.administrator()
  })

  await test.step('comes back and reads the report', async () => {
    page = await deskOf(browser)
    await page.goto('/wp-admin/site-imports')
    await expect(page.getByText('Uw site staat over.')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText('Alle oude adressen geven antwoord.')).toBeVisible()
    await sound(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Verslag als CSV' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('teller-van-elders')
  })

  await test.step('opens the page whose part is not known here, and mends it in the editor', async () => {
    await page.getByRole('combobox', { name: 'Wat' }).click()
    await page.getByRole('option', { name: /^Verloren/ }).click()
    const line = page.getByRole('row', { name: /Over ons/ }).first()
    await expect(line.getByRole('link', { name: 'Bekijk op de oude site: Over ons' })).toHaveAttribute(
      'href',
      `${home}/?p=812`,
    )
    await line.getByRole('link', { name: 'Bewerk: Over ons' }).click()
    await expect(page).toHaveURL(/\/wp-admin\/edit\/\d+/)
    const canvas = page.frameLocator('#preview-frame')
    await expect(canvas.getByRole('heading', { name: 'Wie wij zijn' })).toBeVisible()
    await canvas.getByRole('group', { name: 'Kop', exact: true }).click()
    await page.getByLabel('Tekst', { exact: true }).last().fill('Dit zijn wij')
    await expect(canvas.getByRole('heading', { name: 'Dit zijn wij' })).toBeVisible()
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Nu publiceren' }).click()
    await expect(dialog.getByText('De pagina staat op de site.')).toBeVisible()
    expect(await (await page.request.get('/over-ons/')).text()).toContain('Dit zijn wij')
  })

  await test.step('takes it back: what was mended is named first, and stays', async () => {
    await page.goto('/wp-admin/site-imports')
    await page.getByRole('button', { name: 'Draai alles terug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Alles terugdraaien?' })
    await expect(dialog.getByRole('listitem')).toHaveText(['Over ons'])
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Terugdraaien' }).click()
    await expect(page.getByText('Alles is teruggedraaid.')).toBeVisible({ timeout: 90_000 })
    expect((await page.request.get('/over-ons/')).status()).toBe(200)
    expect((await page.request.get('/bericht-0/')).status()).toBe(404)
    await sound(page)
  })
  await page.context().close()
})
