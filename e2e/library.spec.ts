import type { Locator, Page } from '@playwright/test'
import { fetchPiece } from './support/broken-line.ts'
import { faultsOf } from './support/faults.ts'
import { tabTo } from './support/keys.ts'
import { expect, test } from './support/site.ts'

const titles = (page: Page): Locator => page.locator('.wpfd-search-result .fn')
/** What the results say to who cannot see them. */
const saidOfResults = (page: Page): Locator => page.locator('.found-area > [role="status"]')
const pickbar = (page: Page): Locator => page.locator('.pickbar')
const box = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Kies ${title}`, exact: true })

const scrollbarPx = 16

/** What axe finds in a state that a page does not begin with; a document that is shown is its maker's. */
const faultsHere = (page: Page) => faultsOf(page)

/** Breaks a download off twenty times at places that no two runs share, and puts the pieces together. */
async function inPieces(url: string): Promise<{ whole: Buffer; together: Buffer; name: string }> {
  const first = await fetchPiece(url, 0)
  const { etag = '', 'content-length': length, 'content-disposition': name = '' } = first.headers
  expect(first.status).toBe(200)
  expect(first.bytes.length).toBe(Number(length))
  const breaks = Array.from({ length: 20 }, () => 1 + Math.floor(Math.random() * (first.bytes.length - 1)))
  let together = Buffer.alloc(0)
  for (const until of [...new Set(breaks).add(first.bytes.length)].toSorted((one, other) => one - other)) {
    const piece = await fetchPiece(url, together.length, until - together.length, { 'if-range': etag })
    expect(piece.status).toBe(together.length === 0 ? 200 : 206)
    together = Buffer.concat([together, piece.bytes])
  }
  return { whole: first.bytes, together, name }
}

// That nobody else is asked, the `test` of this site asserts.
for (const width of [360, 1440])
  test(`LIB-12 LIB-14 LIB-24 abuse 23 at ${width} px by keyboard: find by three filters, look, choose on two pages, zip, break off, go on, all without a third party`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/bestanden/')
    await expect(page.getByRole('search', { name: 'Bestanden zoeken' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Minder filters' })).toBeVisible()

    await test.step('three filters', async () => {
      await tabTo(page, page.getByRole('combobox', { name: 'Trefwoord' }))
      await page.keyboard.type('schelp')
      await tabTo(page, page.locator('summary.pick'))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('checkbox', { name: 'PDF' }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('searchbox', { name: 'Zoek in de tags' }))
      await page.keyboard.type('nieuwsb')
      await expect(page.getByText('Passende tags: 1')).toBeAttached()
      await tabTo(page, page.getByRole('checkbox', { name: 'nieuwsbrief' }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('button', { name: 'Zoek', exact: true }), 'Shift+Tab')
      await page.keyboard.press('Enter')
    })
    await expect(saidOfResults(page)).toHaveText(/^\d+ bestanden$/)
    await expect(page).toHaveURL(/\?q=schelp&ftags=nieuwsbrief&type=pdf$/)
    await expect(page.getByRole('region', { name: 'Resultaten' })).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText('Schelp')

    await test.step('look', async () => {
      const look = page.getByRole('link', { name: /^Bekijk / }).first()
      await tabTo(page, look)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      const [title = ''] = await titles(page).allTextContents()
      await expect(dialog).toHaveAccessibleName(/^PDF-bestand ?: ./)
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(dialog.getByRole('region', { name: `Voorbeeld van ${title}` })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Sluiten' })).toHaveAttribute('title', 'Close (Esc)')
      // When it has come to rest; but for the scrollbar of a desktop's browser.
      const placed = async () => {
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
        return width < 400
          ? x === 0 && y === 0 && height === 900 && wide >= width - scrollbarPx
          : y >= 20 && Math.abs(2 * x + wide - width) <= scrollbarPx
      }
      await expect.poll(placed, 'fills a phone, stands in the middle of a desk').toBe(true)
      if (width < 400) expect(await faultsHere(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(look).toBeFocused()
    })

    const chosen: string[] = []
    const choose = async () => {
      const title = (await titles(page).first().textContent()) ?? ''
      await tabTo(page, box(page, title), chosen.length === 0 ? 'Shift+Tab' : 'Tab')
      await page.keyboard.press('Space')
      chosen.push(title)
    }
    const download = page.getByRole('button', { name: 'Download selected' })
    await test.step('choose on two pages', async () => {
      await expect(download).toBeHidden()
      await choose()
      await expect(pickbar(page).getByRole('status')).toHaveText(/^1 bestand gekozen, /)
      await tabTo(page, page.getByRole('link', { name: 'Volgende' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/&paged=2$/)
      await expect(pickbar(page).getByRole('status')).toHaveText(/Het staat niet op deze bladzijde\.$/)
      await choose()
      await expect(pickbar(page).getByRole('status')).toHaveText(
        /^2 bestanden gekozen, samen .* 1 daarvan staat niet op deze bladzijde\.$/,
      )
      if (width < 400) expect(await faultsHere(page)).toEqual([])
    })

    const address = await test.step('zip, broken off', async () => {
      await tabTo(page, download)
      const begun = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      const zip = await begun
      await zip.cancel()
      return zip.url()
    })
    await test.step('go on', async () => {
      expect(new URL(address).origin).toBe(baseURL)
      const { whole, together, name } = await inPieces(address)
      expect(together.equals(whole)).toBe(true)
      expect(name).toContain('filename="wp-file-download-search.zip"')
      for (const title of chosen) {
        const [words = ''] = title.split(/[^\w ,]/)
        expect(whole.includes(words), words).toBe(true)
      }
    })

    await tabTo(page, page.getByRole('button', { name: 'Keuze wissen' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(download).toBeHidden()
    await page.goto(
      (await page
        .getByRole('link', { name: /^Bekijk / })
        .first()
        .getAttribute('href')) ?? '',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chosen[1] ?? '')
  })

test('LIB-03 LIB-05 LIB-07 a press on a word or on the padding of a list that is open leaves it open', async ({
  page,
}) => {
  await page.goto('/bestanden/')
  await expect(page.getByRole('button', { name: 'Minder filters' })).toBeVisible()

  await page.locator('summary.pick').click()
  const types = page.locator('.type-list')
  await types.getByText('PDF', { exact: true }).click()
  await expect(types.getByRole('checkbox', { name: 'PDF' })).toBeChecked()
  await types.click({ position: { x: 2, y: 2 } })
  await expect(types).toBeVisible()

  await page.locator('.picker .pick').click()
  await expect(types).toBeHidden()
  const tree = page.locator('.picker .tree')
  await tree.click({ position: { x: 3, y: 3 } })
  await expect(tree).toBeVisible()

  await page.getByRole('combobox', { name: 'Gemaakt vanaf' }).click()
  await expect(tree).toBeHidden()
  const calendar = page.getByRole('dialog', { name: 'Gemaakt vanaf' })
  await calendar.getByText('From', { exact: true }).click()
  await calendar.click({ position: { x: 3, y: 3 } })
  await expect(calendar).toBeVisible()
})

test('LIB-25 without scripts: find by three filters, choose on two pages, look, zip, go on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/bestanden/')
  await page.getByRole('combobox', { name: 'Trefwoord' }).fill('schelp')
  await page.locator('summary.pick').click()
  await page.getByRole('checkbox', { name: 'PDF' }).check()
  await page.getByText('nieuwsbrief', { exact: true }).click()
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page.locator('.found')).toHaveText(/^\d+ bestanden$/)
  await expect(page.locator('summary.pick')).toHaveText('PDF')

  const first = (await titles(page).first().textContent()) ?? ''
  await expect(page.getByRole('button', { name: 'Download selected' })).toBeHidden()
  await box(page, first).check()
  await page.getByRole('button', { name: 'Kies verder op de volgende bladzijde' }).click()
  await expect(page).toHaveURL(/&paged=2$/)
  const second = (await titles(page).first().textContent()) ?? ''
  expect(second).not.toBe(first)
  await expect(pickbar(page)).toContainText('Gekozen bestanden, ook 1 op een andere bladzijde')
  await box(page, second).check()
  await page.getByRole('button', { name: 'Kies verder op de vorige bladzijde' }).click()
  await expect(box(page, first)).toBeChecked()

  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download selected' }).click()
  const zip = await begun
  await zip.cancel()
  const { whole, together } = await inPieces(zip.url())
  expect(together.equals(whole)).toBe(true)
  for (const title of [first, second]) expect(whole.includes(title.split(/[^\w ,]/)[0] ?? '')).toBe(true)

  await page.getByRole('link', { name: 'Keuze wissen' }).click()
  await expect(box(page, first)).not.toBeChecked()
  await page.getByRole('link', { name: `Bekijk ${first}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  await context.close()
})

test.describe('on a bad line', () => {
  test.use({ expectedNoise: [/Failed to load resource: net::ERR_/] })

  test('LIB-10 LIB-01 the newest search stands, a lost line says so, Back and Forward show what the address says', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/bestanden/')
    const keyword = page.getByRole('combobox', { name: 'Trefwoord' })
    await expect(page.getByRole('button', { name: 'Minder filters' })).toBeVisible()

    // The answer to the first search comes after that to the second.
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    const call = '**/admin-ajax.php?*task=search.display*'
    await page.route(call, async (route) => {
      if (!route.request().postData()?.includes('q=kapel')) return route.continue()
      await late
      await route.continue().catch(() => undefined)
    })
    await keyword.fill('kapel')
    await keyword.press('Enter')
    await expect(page.locator('.found-area')).toHaveAttribute('aria-busy', 'true')
    await keyword.fill('toren')
    await keyword.press('Enter')
    await expect(titles(page).first()).toContainText(/toren/i)
    release()
    await page.unroute(call)
    const ofTower = await titles(page).allTextContents()

    await page.context().setOffline(true)
    await keyword.fill('fietsronde')
    await keyword.press('Enter')
    await expect(page.getByRole('alert')).toContainText('De lijst kon niet worden geladen.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(titles(page).first()).toContainText(/fietsronde/i)
    await expect(keyword).toHaveValue('fietsronde')

    await page.goBack()
    await expect(keyword).toHaveValue('toren')
    await expect(titles(page)).toHaveText(ofTower)
    await page.goBack()
    await expect(keyword).toHaveValue('kapel')
    await expect(titles(page).first()).toContainText(/kapel/i)
    await page.goBack()
    await expect(titles(page)).toHaveCount(0)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(/q=toren/)
    await expect(titles(page)).toHaveText(ofTower)
  })
})

test('LIB-23 LIB-09 a mistyped word is met by titles close to it, as it is typed and when nothing was found', async ({
  page,
}) => {
  await page.goto('/bestanden/')
  const keyword = page.getByRole('combobox', { name: 'Trefwoord' })
  await expect(page.getByRole('button', { name: 'Minder filters' })).toBeVisible()
  await keyword.pressSequentially('fietsrodne')
  const list = page.getByRole('listbox', { name: 'Voorgestelde titels' })
  await expect(list.getByRole('option').first()).toContainText(/fietsronde/i)
  await page.keyboard.press('ArrowDown')
  await expect(keyword).toHaveAttribute('aria-activedescendant', /-title-0$/)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await keyword.press('Enter')
  await expect(saidOfResults(page)).toHaveText(
    "Sorry, we haven't found anything that matches this search query",
  )
  await expect(page.getByText('Bedoelde je:')).toBeVisible()
  await page.getByRole('link', { name: 'fietsronde', exact: true }).click()
  await expect(titles(page).first()).toContainText(/fietsronde/i)
  await expect(page.locator('.fn mark').first()).toHaveText(/fietsronde/i)
  await expect(keyword).toHaveValue('fietsronde')
})

/** The demo says it to whoever tries the site out. */
const boardPassword = 'pelgrimsstaf'

test.describe('what is protected', () => {
  // The browser itself says on the console that it was refused.
  test.use({ expectedNoise: [/status of 403/] })

  test('LIB-19 abuse 11 shows its title only, opens by its password, and what was chosen stays chosen', async ({
    page,
  }) => {
    await page.goto('/bestanden/?q=bestuursvergadering,+fietsronde&limit=50')
    await expect(page.getByRole('button', { name: 'Meer filters' })).toBeVisible()
    const locked = page.locator('tr:has(.protected-title)').first()
    await expect(locked.getByRole('checkbox')).toHaveCount(0)
    await expect(locked.getByRole('link')).toHaveText([/^Vraag toegang/])
    const id = (await locked.getAttribute('id'))?.replace(/\D/g, '') ?? ''
    expect((await page.request.get(`/download/1/x/${id}/x.pdf`)).status()).toBe(403)
    const told = await page.request.get(`/wp-admin/admin-ajax.php?action=wpfd&task=file.display&id=${id}`)
    expect(Object.keys((await told.json()).file).sort()).toEqual(['ID', 'post_title', 'protected', 'title'])

    await page
      .getByRole('checkbox', { name: /^Kies Fietsronde/ })
      .first()
      .check()
    const field = locked.getByLabel(/^Wachtwoord van deze categorie/)
    await field.fill('mis')
    await field.press('Enter')
    await expect(page.getByText('Dit wachtwoord is niet goed.').first()).toBeVisible()
    await field.fill(boardPassword)
    await field.press('Enter')
    await expect(page.locator('.protected-title')).toHaveCount(0)
    expect((await page.request.get(`/download/1/x/${id}/x.pdf`)).status()).toBe(200)
    await expect(page.locator('.pickbar').getByRole('status')).toHaveText(/^1 bestand gekozen/)
  })
})
