import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { expect, overflowOf, test } from './support/staff.ts'

const manager = '/wp-admin/admin.php?page=wpfd'
/** Section 2: what the picker frames. */
const frame = `${manager}&noheader=1&caninsert=1&builderbuilder=1`

interface Category {
  id: number
  name: string
  parentId?: number
}

/** A category of this test alone. */
async function category(page: Page, name: string, parentId?: number): Promise<Category> {
  const added = await page.request.post('/staff-api/file-categories', {
    data: { name: `${name} ${Date.now()}`, parentId },
  })
  return added.json()
}

const open = (page: Page, { id }: Category, address = manager) => page.goto(`${address}&category=${id}`)
const line = (page: Page, { name }: Category) => page.getByRole('treeitem', { name })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const text = (name: string, contents: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(contents),
})
const chooser = (page: Page) => page.getByLabel(/^Bestanden uploaden in/)

async function upload(page: Page, ...files: ReturnType<typeof text>[]): Promise<void> {
  await chooser(page).setInputFiles(files)
  await expect(page.getByText('New File(s) uploaded with success!')).toBeVisible()
}

test.describe('by whom', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('EDIT-06 a visitor is sent to sign in', async ({ request }) => {
    const answer = await request.get(frame, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(`/my-account/?redirect_to=${encodeURIComponent(frame)}`)
  })
})

test('LIB-21 files are uploaded with progress, and can be downloaded at once', async ({ page }) => {
  const map = await category(page, 'Aanwinsten')
  await open(page, map)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/staff-api/uploads/*', async (route) => {
    await held
    await route.continue()
  })
  await chooser(page).setInputFiles([text('Brief 1924.txt', 'een brief'), text('Brief 1925.txt', 'nog een')])
  const busy = page.getByText('Please wait while your file(s) is uploaded!')
  await expect(busy).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('progressbar', { name: 'Voortgang van Brief 1924.txt' })).toBeVisible()

  await page.getByRole('button', { name: 'Pauzeren: Brief 1924.txt' }).click()
  await expect(page.getByText('Gepauzeerd')).toBeVisible()
  release()
  await expect(row(page, 'Brief 1925')).toBeVisible()
  await page.getByRole('button', { name: 'Hervatten: Brief 1924.txt' }).click()
  await expect(row(page, 'Brief 1924')).toBeVisible()
  await expect(page.getByText('New File(s) uploaded with success!')).toHaveAttribute('lang', 'en')

  await row(page, 'Brief 1924').getByRole('button').click()
  const address = await page.getByRole('link', { name: 'Downloaden' }).getAttribute('href')
  expect(await (await page.request.get(address ?? '')).text()).toBe('een brief')
})

test('LIB-21 a folder becomes categories, and a second time brings nothing twice', async ({ page }, info) => {
  const folder = join(info.outputDir, 'Jaarstukken')
  await mkdir(join(folder, '1998'), { recursive: true })
  await writeFile(join(folder, 'Leeswijzer.txt'), 'lees dit')
  await writeFile(join(folder, '1998', 'Verslag.txt'), 'verslag over 1998')
  const map = await category(page, 'Archief')
  await open(page, map)
  await expect(chooser(page)).toBeAttached()
  for (const report of ['2 nieuw, 0 stonden er al', '0 nieuw, 2 stonden er al']) {
    await page.getByLabel('Map uploaden', { exact: true }).setInputFiles(folder)
    await expect(page.getByText(report)).toBeVisible()
    await expect(page.getByText('2 bestanden', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Lijst leegmaken' }).click()
  }
  await line(page, map).press('ArrowRight')
  await expect(page.getByRole('treeitem', { name: 'Jaarstukken' })).toHaveAttribute('aria-level', '2')
  await rm(folder, { recursive: true })
})

test('EDIT-03 categories are dragged, renamed and moved by keyboard', async ({ page }) => {
  const [above, moved] = [await category(page, 'Boven'), await category(page, 'Los')]
  const parentOf = async () => {
    const { data }: { data: Category[] } = await (await page.request.get('/staff-api/file-categories')).json()
    return data.find(({ id }) => id === moved.id)?.parentId
  }
  await open(page, moved)
  await line(page, moved).dragTo(line(page, above))
  await expect.poll(parentOf).toBe(above.id)
  await expect(line(page, moved)).toHaveAttribute('aria-level', '2')

  await line(page, moved).press('Alt+ArrowLeft')
  await expect.poll(parentOf).toBeUndefined()
  await expect(line(page, moved)).toHaveAttribute('aria-level', '1')

  await line(page, moved).press('F2')
  const name = `Hernoemd ${Date.now()}`
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('treeitem', { name })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('treeitem', { name }).press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('treeitem', { name })).toHaveCount(0)
})

test('EDIT-03 files are dragged into a category, and many are changed at once', async ({ page }) => {
  const [from, to] = [await category(page, 'Van'), await category(page, 'Naar')]
  await open(page, from)
  await upload(page, text('Een.txt', '1'), text('Twee.txt', '2'), text('Drie.txt', '3'))
  await expect(page.getByText('3 bestanden', { exact: true })).toBeVisible()
  // So low that the tree scrolls: its last lines can be reached all the same.
  await page.setViewportSize({ width: 1280, height: 480 })
  await row(page, 'Twee').dragTo(line(page, to))
  await expect(row(page, 'Twee')).toHaveCount(0)

  await page.getByLabel('Alle bestanden op deze bladzijde kiezen').check()
  await page.getByRole('button', { name: 'Onzichtbaar maken' }).click()
  await expect(page.getByText('niet zichtbaar', { exact: true })).toHaveCount(2)
  await page.getByLabel('Alle bestanden op deze bladzijde kiezen').check()
  await page.getByRole('button', { name: 'Verplaatsen' }).click()
  await page.getByLabel('Naar categorie').selectOption({ label: to.name })
  await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
  await expect(page.getByText('Hier staan geen bestanden')).toBeVisible()
  await line(page, to).click()
  await expect(page.getByText('3 bestanden', { exact: true })).toBeVisible()

  await page.getByLabel('Zoeken in bestanden').fill('dri')
  await expect(page.getByText('1 bestand', { exact: true })).toBeVisible()
  await page.getByLabel('Alle bestanden op deze bladzijde kiezen').check()
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('Geen bestand gevonden')).toBeVisible()
})

test('EDIT-05 the list of files is kept as one likes to see it, and opened again', async ({ page }) => {
  const map = await category(page, 'Weergave')
  await page.goto(`/wp-admin/files?category=${map.id}`)
  const words = page.getByLabel('Zoeken in bestanden')
  await words.fill('schelp')
  await page.getByLabel('Toon').selectOption('Niet zichtbaar')
  await expect(page).toHaveURL(new RegExp(`category=${map.id}&q=schelp&state=draft`))
  const views = page.getByRole('dialog', { name: 'Weergaven' })
  await page.getByRole('button', { name: 'Weergaven' }).press('Enter')
  await views.getByLabel('Naam voor hoe de lijst nu staat').fill(map.name)
  await page.keyboard.press('Enter')
  await expect(views.getByRole('button', { name: map.name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('treeitem', { name: /^Alle bestanden/ }).click()
  await words.fill('')
  await expect(page).toHaveURL(/files\?state=draft$/)

  await page.getByRole('button', { name: 'Weergaven' }).press('Enter')
  await views.getByRole('button', { name: map.name, exact: true }).press('Enter')
  await expect(words).toHaveValue('schelp')
  await expect(page.getByRole('treeitem', { selected: true })).toContainText(map.name)
})

test('EDIT-03 a file is described, locked and replaced, and keeps its address and versions', async ({
  page,
  browser,
  baseURL,
}) => {
  const map = await category(page, 'Dossier')
  await open(page, map)
  await upload(page, text('Statuten.txt', 'oude statuten'))
  await row(page, 'Statuten').getByRole('button').click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Titel').fill('Statuten van de vereniging')
  await panel.getByLabel('Trefwoorden').fill('bestuur, recht')
  await panel.getByRole('button', { name: 'Veld toevoegen' }).click()
  await panel.getByLabel('Naam van het veld').fill('Inventaris')
  await panel.getByLabel('Soort').selectOption('Webadres')
  await panel.getByLabel('Inhoud').fill('https://archief.example/12')
  await panel.getByLabel('Wachtwoord', { exact: true }).fill('geheim woord')
  await panel.getByRole('button', { name: 'Bewaren' }).click()
  await expect(panel.getByText('Bewaard.', { exact: true })).toBeVisible()
  const address = (await panel.getByRole('link', { name: 'Downloaden' }).getAttribute('href')) ?? ''
  const visitor = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  expect((await visitor.request.get(address)).status()).toBe(403)

  await panel.locator('input[type=file]').setInputFiles(text('anders.txt', 'nieuwe statuten'))
  await expect(panel.getByRole('button', { name: /^Terugzetten/ })).toBeVisible()
  expect(await (await page.request.get(address)).text()).toBe('nieuwe statuten')
  await panel.getByRole('button', { name: /^Terugzetten/ }).click()
  await expect(panel.getByText('De versie is teruggezet.')).toBeVisible()
  expect(await (await page.request.get(address)).text()).toBe('oude statuten')

  await panel.getByLabel('Wachtwoord weghalen').check()
  await panel.getByRole('button', { name: 'Bewaren' }).click()
  await expect(panel.getByLabel('Wachtwoord weghalen')).toHaveCount(0)
  expect(await (await visitor.request.get(address)).text()).toBe('oude statuten')
  await visitor.close()
})

for (const [mode, hidden] of [
  ['file', 'Categorie invoegen'],
  ['category', 'Bestand invoegen'],
] as const) {
  test(`EDIT-02 the frame of a picker for a ${mode} hands it over and hides the other`, async ({ page }) => {
    const map = await category(page, 'Kiezen')
    await open(page, map)
    await upload(page, text('Gids.txt', 'een gids'))
    await expect(row(page, 'Gids')).toBeVisible()
    await page.evaluate(
      ([src, name]) => {
        Object.assign(window, { heard: [] as unknown[] })
        window.addEventListener('message', ({ data }) => Reflect.get(window, 'heard').push(data))
        const element = Object.assign(document.createElement('iframe'), { src, name })
        element.style.cssText = 'position:fixed;inset:0;width:100%;height:90%'
        document.body.append(element)
      },
      [`${frame}&category=${map.id}`, `wpfd-${mode}`],
    )
    const inside = page.frameLocator('iframe')
    await inside.getByLabel('Gids kiezen').check()
    await expect(inside.getByRole('button', { name: hidden })).toHaveCount(0)
    await expect(inside.getByRole('link', { name: 'Naar het beheer' })).toHaveCount(0)
    await inside.getByRole('button', { name: /invoegen$/ }).click()
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard'))
    await expect.poll(heard).toHaveLength(1)
    expect((await heard())[0]).toMatchObject(
      mode === 'file'
        ? { insert: 'file', wpfd_category_id: String(map.id), wpfd_file_name: 'Gids' }
        : { wpfd_selected_category_id: String(map.id), wpfd_selected_category_name: map.name },
    )
  })
}

test('EDIT-02 in the page editor the picker places a file and a category on the page', async ({ page }) => {
  const map = await category(page, 'Voor de pagina')
  const guide = `Wandelgids ${map.id}`
  await open(page, map)
  await upload(page, text(`${guide}.txt`, 'een gids'))
  const title = `Met een bestand ${Date.now()}`
  const { id, documentId } = await (await page.request.post('/staff-api/pages', { data: { title } })).json()
  const content = [
    { type: 'file', props: { id: 'file-1', wpfd_file_id: '' } },
    { type: 'file-category', props: { id: 'category-1', wpfd_selected_category_id: '' } },
  ]
  await page.request.put(`/staff-api/documents/${documentId}/draft`, {
    data: { version: 0, data: { root: { props: {} }, content } },
  })
  await page.goto(`/wp-admin/edit/${documentId}`)
  const canvas = page.frameLocator('#preview-frame')
  const pick = async (widget: string, button: string) => {
    await canvas.getByRole('group', { name: widget, exact: true }).click()
    await page.getByRole('button', { name: button }).last().click()
    return page.getByRole('dialog', { name: button })
  }

  const files = await pick('Bestand', 'Kies een bestand')
  await expect(files).toHaveCSS('top', '20px')
  const inside = files.frameLocator('iframe')
  await inside.getByLabel('Zoeken in bestanden').fill(guide.toLowerCase())
  await inside.getByLabel(`${guide} kiezen`).check()
  await inside.getByRole('button', { name: 'Bestand invoegen' }).click()
  await expect(files).toHaveCount(0)
  await expect(canvas.getByRole('group', { name: 'Bestand', exact: true })).toContainText(guide)

  const categories = await pick('Bestanden van een categorie', 'Kies een categorie')
  const tree = categories.frameLocator('iframe')
  await tree.getByRole('treeitem', { name: map.name }).click()
  await tree.getByRole('button', { name: 'Categorie invoegen' }).click()
  await expect(categories).toHaveCount(0)
  await expect(page.getByText(map.name).last()).toBeVisible()

  const kept = async () => {
    const { draft } = await (await page.request.get(`/staff-api/documents/${documentId}/edit`)).json()
    return draft?.content.map(({ props }: { props: object }) => props)
  }
  await expect.poll(kept).toMatchObject([
    { wpfd_category_id: String(map.id), wpfd_file_name: guide },
    { wpfd_selected_category_id: String(map.id), wpfd_selected_category_name: map.name },
  ])
  await page.request.delete(`/staff-api/pages/${id}`)
})

test('abuse 18 another site can neither begin nor feed an upload, nor change or publish a page', async ({
  page,
}) => {
  const headers = { 'sec-fetch-site': 'cross-site', 'upload-offset': '0' }
  const map = await category(page, 'Vreemd')
  const begin = (more: object) =>
    page.request.post('/staff-api/uploads', { ...more, data: { name: 'a.txt', size: 3, categoryId: map.id } })
  expect((await begin({ headers })).status()).toBe(403)
  const { id } = await (await begin({})).json()
  const fed = await page.request.patch(`/staff-api/uploads/${id}`, { headers, data: 'abc' })
  expect(fed.status()).toBe(403)
  const head = await page.request.head(`/staff-api/uploads/${id}`)
  expect(head.headers()['upload-offset']).toBe('0')
  const data = { version: 0 }
  for (const action of ['publish', 'unschedule', 'restore', 'visit'])
    expect((await page.request.post(`/staff-api/documents/1/${action}`, { headers, data })).status()).toBe(
      403,
    )
  expect((await page.request.put('/staff-api/documents/1/draft', { headers, data })).status()).toBe(403)
})

test('EDIT-02 nothing lies over the last line of the tree, also in a low or narrow frame', async ({
  page,
}) => {
  for (const [width, height] of [
    [1000, 420],
    [1000, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(frame)
    await expect(page.getByRole('row').nth(1)).toBeAttached()
    await expect(page.getByRole('treeitem').nth(1)).toBeAttached()
    const last = page.getByRole('treeitem').last()
    await last.click({ timeout: 5_000 })
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Categorie invoegen' })).toBeEnabled()
  }
})

test('EDIT-03 no other site may frame it', async ({ page }) => {
  const answer = await page.request.get(frame)
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
})

test.describe('screens', () => {
  // They only look: both workers share them.
  test.describe.configure({ mode: 'parallel' })

  const screens = { 'in the app': '/wp-admin/files', alone: manager, 'in a frame': frame } as const

  for (const [name, address] of Object.entries(screens)) {
    test(`RUN-06 files ${name}: axe finds nothing, light on a phone and dark on a desk`, async ({ page }) => {
      // Colours do not hang on the width, nor the room on colours: each is looked at once.
      for (const [colorScheme, width] of [
        ['light', 360],
        ['dark', 1440],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 1024 })
        await page.goto(address)
        const check = async (what: string) => {
          expect(await faultsOf(page), what).toEqual([])
          expect(await overflowOf(page), `${what}, ${width} px`).toBeLessThanOrEqual(0)
        }
        await page.getByRole('row').nth(1).getByRole('checkbox').check()
        await check('the list')
        await page.getByRole('row').nth(1).getByRole('button').click()
        await expect(page.getByText('Staat op deze pagina’s')).toBeVisible()
        await check('a file')
      }
    })
  }
})
