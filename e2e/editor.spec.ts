import type { Locator, Page } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { open } from './support/site.ts'
import { asVisitor, expect, overflowOf, test } from './support/staff.ts'

/** The inside of the page in the editor. */
const canvasOf = (page: Page) => page.frameLocator('#preview-frame')
const saved = (page: Page) =>
  expect(page.getByText('Bewaard', { exact: true })).toBeVisible({ timeout: 15_000 })

/** A page of its own for each journey. */
async function newPage(page: Page, title: string): Promise<{ id: number; documentId: number; url: string }> {
  const added = await page.request.post('/staff-api/pages', { data: { title } })
  const entry = await added.json()
  return { id: entry.id, documentId: entry.documentId, url: entry.url }
}

async function openEditor(page: Page, documentId: number) {
  await page.goto(`/wp-admin/edit/${documentId}`)
  await expect(page.getByRole('button', { name: 'Sectie toevoegen' })).toBeVisible()
  await expect(page.locator('#preview-frame')).toHaveAttribute('title', 'De pagina')
}

const add = (page: Page, label: string) =>
  page.getByRole('button', { name: `${label} toevoegen`, exact: true }).click()
/** The panel with the chosen widget's fields; Puck keeps a second copy of it for phones. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last()

const askToPublish = (page: Page) => page.getByRole('button', { name: 'Publiceren', exact: true }).click()

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function publish(page: Page, said = 'De pagina staat op de site.') {
  await askToPublish(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Nu publiceren' }).click()
  await expect(dialog.getByText(said)).toBeVisible()
  await closeDialog(page)
}

test('EDIT-01 a page is built by drag and by keyboard, published, and seen at once', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/wp-admin/')
  await page.getByRole('link', { name: 'Pagina maken' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`Proefpagina ${Date.now()}`)
  await page.getByRole('button', { name: 'Maken en opmaken' }).click()
  await expect(page.locator('#preview-frame')).toHaveAttribute('title', 'De pagina')
  const documentId = new URL(page.url()).pathname.split('/').at(-1)
  const opened = await page.request.get(`/staff-api/documents/${documentId}/edit`)
  const { url } = (await opened.json()).entry
  const canvas = canvasOf(page)

  await test.step('a section and a heading, by keyboard alone', async () => {
    for (const label of ['Sectie', 'Kop']) {
      await page.getByRole('button', { name: `${label} toevoegen`, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(canvas.getByRole('group', { name: label, exact: true })).toBeVisible()
      // Drawn by its view, and still something to drop in.
      if (label === 'Sectie') await expect(canvas.locator('section [data-slot="content"]')).toBeVisible()
    }
    await field(page, 'Tekst').fill('Samen op weg')
    await expect(canvas.getByRole('heading', { name: 'Samen op weg' })).toBeVisible()
  })

  await test.step('a file, dragged below it', async () => {
    await page.getByLabel('Zoek een onderdeel').fill('bestand')
    await expect(page.getByTestId('drawer-item:heading')).toHaveCount(0)
    const item = await page.getByTestId('drawer-item:file').boundingBox()
    const heading = await canvas.getByRole('group', { name: 'Kop', exact: true }).boundingBox()
    if (!item || !heading) throw new Error('there is nothing to drag')
    await page.mouse.move(item.x + 30, item.y + 15)
    await page.mouse.down()
    await page.mouse.move(item.x + 60, item.y + 30, { steps: 5 })
    // On until the page shows where it would come to stand.
    await expect(async () => {
      await page.mouse.move(heading.x + 40, heading.y + heading.height - 8, { steps: 10 })
      await page.mouse.move(heading.x + 60, heading.y + heading.height - 3, { steps: 10 })
      await expect(canvas.locator('[data-puck-line-placeholder]')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
    await page.mouse.up()
    await expect(canvas.getByRole('group', { name: 'Bestand', exact: true })).toBeVisible()
    await expect(page.getByText('Nog geen bestand gekozen.').last()).toBeVisible()
  })

  await test.step('EDIT-02 the picker: its address and size, closed by its cross and beside it', async () => {
    const open = () => page.getByRole('button', { name: 'Kies een bestand' }).last().click()
    const picker = page.getByRole('dialog', { name: 'Kies een bestand' })
    await open()
    await expect(picker.locator('iframe')).toHaveAttribute(
      'src',
      '/wp-admin/admin.php?page=wpfd&noheader=1&caninsert=1&builderbuilder=1',
    )
    const box = await picker.boundingBox()
    expect(box).toMatchObject({ y: 20, height: 810 })
    await picker.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(picker).toHaveCount(0)
    await open()
    await page.mouse.click(5, 5)
    await expect(picker).toHaveCount(0)
  })

  await test.step('EDIT-02 what the manager inserts stands on the page', async () => {
    await page.getByRole('button', { name: 'Kies een bestand' }).last().click()
    const picker = page.getByRole('dialog', { name: 'Kies een bestand' })
    const manager = picker.frameLocator('iframe')
    const choice = manager.getByRole('row').getByRole('checkbox').nth(1)
    const title = ((await choice.getAttribute('aria-label')) ?? '').replace(/ kiezen$/, '')
    await choice.check()
    await expect(manager.getByRole('button', { name: 'Categorie invoegen' })).toHaveCount(0)
    await manager.getByRole('button', { name: 'Bestand invoegen' }).click()
    await expect(picker).toHaveCount(0)
    await expect(canvas.getByRole('group', { name: 'Bestand', exact: true })).toContainText(title)
    await expect(page.getByText(title, { exact: true }).last()).toBeVisible()
  })

  await test.step('nobody sees it before it is published; staff see how it will be', async () => {
    await canvas.getByRole('group', { name: 'Kop', exact: true }).click()
    const opened = page.waitForEvent('popup')
    await field(page, 'Tekst').fill('Samen onderweg')
    // At once: what was typed last is seen.
    await page.getByRole('link', { name: 'Voorbeeld' }).click()
    const preview = await opened
    await expect(preview.getByRole('heading', { name: 'Samen onderweg' })).toBeVisible()
    await preview.close()
    await saved(page)
    expect(await asVisitor(page, url)).not.toContain('Samen onderweg')
  })

  await test.step('EDIT-01 it warns of what a visitor would stumble over', async () => {
    await askToPublish(page)
    await expect(page.getByRole('dialog').getByText('De pagina heeft geen titel.')).toBeVisible()
    await closeDialog(page)
  })

  await publish(page)
  const shown = await asVisitor(page, url)
  expect(shown).toContain('Samen onderweg')
  expect(shown).toContain('class="file"')
})

/** A page of its own with these widgets in a section, open in the editor. */
async function openWith(page: Page, title: string, ...blocks: { type: string; props: object }[]) {
  const made = await newPage(page, `${title} ${Date.now()}`)
  const section = { type: 'section', props: { id: 'deel', space: 'none', content: blocks } }
  const saving = await page.request.put(`/staff-api/documents/${made.documentId}/draft`, {
    data: { version: 0, data: { root: { props: {} }, content: [section] } },
  })
  expect(saving.status()).toBe(200)
  await openEditor(page, made.documentId)
  return made
}

test('EDIT-01 abuse 16 words are typed on the page itself, saved, taken back, and seen by a visitor', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const canvas = canvasOf(page)
  const { url } = await openWith(
    page,
    'Typen',
    { type: 'heading', props: { id: 'kop', text: 'Op pad' } },
    { type: 'button', props: { id: 'knop', label: 'Lees verder', link: '/over-ons/', look: 'filled' } },
    { type: 'quote', props: { id: 'citaat', text: 'Wie reist', source: 'Een pelgrim' } },
    { type: 'accordion', props: { id: 'vragen', items: [{ title: 'Wanneer?' }, { title: 'Waar?' }] } },
    { type: 'text', props: { id: 'tekst', html: '<p>Een <b>alinea</b>.</p>' } },
  )
  /** The box that Puck drags takes the presses. */
  const doubleClick = (words: string) => canvas.getByText(words).dblclick({ force: true })
  const typing = (label: string) => canvas.getByRole('textbox', { name: label, exact: true })

  await test.step('a heading: a double click, Enter at the end; markup stays text', async () => {
    await doubleClick('Op pad')
    await expect(typing('Tekst')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Onderweg <script>alert(1)</script>')
    await expect(field(page, 'Tekst')).toHaveValue('Onderweg <script>alert(1)</script>')
    // Deletes letters, and not the widget.
    for (let letter = 0; letter < ' <script>alert(1)</script>'.length; letter++)
      await page.keyboard.press('Backspace')
    await page.keyboard.type(' <b>')
    await page.keyboard.press('Enter')
    await expect(canvas.getByRole('heading', { name: 'Onderweg <b>' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveCount(0)
    await expect(canvas.getByRole('group', { name: 'Kop', exact: true })).toBeFocused()
    await saved(page)
  })

  await test.step('a button: by keyboard, and the link leads nowhere; Escape puts back what stood there', async () => {
    const button = canvas.getByRole('group', { name: 'Knop', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(typing('Tekst')).toBeFocused()
    await page.keyboard.type(' over ons')
    await page.keyboard.press('Escape')
    await expect(canvas.getByRole('link', { name: 'Lees verder', exact: true })).toBeVisible()
    await page.keyboard.press('F2')
    await page.keyboard.type(' over ons')
    await typing('Tekst').click()
    await page.keyboard.press('Enter')
    await expect(canvas.getByRole('link', { name: 'Lees verder over ons' })).toBeVisible()
  })

  await test.step('the second of two texts, with a break in the first', async () => {
    await doubleClick('Een pelgrim')
    await page.keyboard.press('End')
    await page.keyboard.type(' uit Uithuizen')
    await doubleClick('Wie reist')
    await expect(typing('Tekst')).toHaveAttribute('aria-multiline', 'true')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('komt verder')
    await field(page, 'Van wie of waaruit').focus()
    await expect(field(page, 'Van wie of waaruit')).toHaveValue('Een pelgrim uit Uithuizen')
    await expect(field(page, 'Tekst')).toHaveValue('Wie reist\nkomt verder')
  })

  await test.step('a text in a list, where a space opens nothing', async () => {
    await doubleClick('Waar?')
    await page.keyboard.press('Home')
    await page.keyboard.type('En dan: ')
    await page.keyboard.press('Enter')
    await expect(canvas.locator('summary')).toHaveText(['Wanneer?', 'En dan: Waar?'])
    await saved(page)
  })

  await test.step('a text with markup is written in the panel', async () => {
    await doubleClick('alinea')
    await expect(page.getByRole('textbox', { name: 'Tekst' }).last()).toBeFocused()
    await page.keyboard.type(' En een zin.')
    await expect(canvas.getByRole('group', { name: 'Tekst', exact: true })).toContainText('En een zin.')
    await saved(page)
  })

  await test.step('what was typed is taken back as what was done at once', async () => {
    await doubleClick('Onderweg <b>')
    await page.keyboard.press('End')
    // At once, so that it is one step however slow the browser is.
    await page.keyboard.insertText(' verder')
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(canvas.getByRole('heading', { name: 'Onderweg <b>', exact: true })).toBeVisible()
    // The editor of text, which was chosen then, has one of its own.
    await page.getByRole('button', { name: 'Opnieuw' }).first().click()
    await expect(canvas.getByRole('heading', { name: 'Onderweg <b> verder', exact: true })).toBeVisible()
    await saved(page)
  })

  await publish(page)
  const shown = await asVisitor(page, url)
  for (const words of ['Onderweg &lt;b&gt; verder', 'Lees verder over ons', 'En dan: Waar?', 'En een zin.'])
    expect(shown).toContain(words)
})

test('EDIT-01 the Delete key removes the chosen widget, says so, and chooses the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const canvas = canvasOf(page)
  await openWith(
    page,
    'Weg',
    { type: 'heading', props: { id: 'kop', text: 'Op pad' } },
    { type: 'button', props: { id: 'knop', label: 'Lees verder', link: '/over-ons/', look: 'filled' } },
    { type: 'quote', props: { id: 'citaat', text: 'Wie reist', source: 'Een pelgrim' } },
  )
  const group = (name: string) => canvas.getByRole('group', { name, exact: true })
  await group('Kop').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(group('Kop')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Kop is verwijderd.' })).toBeVisible()
  await expect(group('Knop')).toBeFocused()
  await expect(field(page, 'Tekst')).toHaveValue('Lees verder')
  await field(page, 'Tekst').press('End')
  await page.keyboard.press('Backspace')
  await expect(canvas.getByRole('link', { name: 'Lees verde', exact: true })).toBeVisible()
  await group('Knop').focus()
  await page.keyboard.press('Delete')
  await expect(group('Citaat')).toBeFocused()
})

test.describe('what stood there before', () => {
  // Puck says so of every document that is put in whole, as an earlier version is.
  test.use({ expectedNoise: [/`setData` is expensive/] })

  test('EDIT-01 undo, copying to another page, and an earlier version', async ({ page }) => {
    test.slow()
    const canvas = canvasOf(page)
    const [one, other] = [await newPage(page, 'Van hier'), await newPage(page, 'Naar daar')]
    await openEditor(page, one.documentId)
    await add(page, 'Kop')
    await field(page, 'Tekst').fill('Dit gaat mee')
    await expect(canvas.getByRole('heading', { name: 'Dit gaat mee' })).toBeVisible()
    await publish(page)

    await page.getByRole('button', { name: 'Verwijderen', exact: true }).first().click()
    await expect(canvas.getByRole('heading')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(canvas.getByRole('heading', { name: 'Dit gaat mee' })).toBeVisible()

    await canvas.getByRole('group', { name: 'Kop', exact: true }).click()
    await page.getByRole('button', { name: 'Kopiëren' }).first().click()
    await field(page, 'Tekst').fill('Dit is later')
    await saved(page)
    await publish(page)

    await page.getByRole('button', { name: 'Geschiedenis' }).click()
    await page.getByRole('button', { name: 'Wat is er anders?' }).first().click()
    await expect(page.getByRole('cell', { name: 'Dit is later' })).toBeVisible()
    await page.getByRole('button', { name: 'Terugzetten' }).first().click()
    await expect(canvas.getByRole('heading', { name: 'Dit gaat mee' })).toBeVisible()

    await openEditor(page, other.documentId)
    await page.getByRole('button', { name: 'Plakken' }).first().click()
    await expect(canvas.getByRole('heading', { name: 'Dit gaat mee' })).toBeVisible()
    await saved(page)
  })
})

test('SITE-09 a new menu is filled, given another name, and put on a page by that name', async ({ page }) => {
  const stamp = Date.now()
  const label = `Op pad ${stamp}`
  await page.goto('/wp-admin/menus/create')
  await page.getByLabel('Naam').fill(`Zomer ${stamp}`)
  await page.getByRole('button', { name: 'Menu maken' }).click()
  await page.getByRole('button', { name: 'Onderdeel toevoegen' }).click()
  await page.getByLabel('Tekst').fill(label)
  await page.getByLabel('Adres').fill('/nieuws/')
  await page.getByLabel('Naam').fill(`Wandelen & fietsen ${stamp}`)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()

  const { id, documentId, url } = await newPage(page, `Met menu ${stamp}`)
  await openEditor(page, documentId)
  await add(page, 'Menu')
  await field(page, 'Menu').selectOption({ label: `Wandelen & fietsen ${stamp}` })
  await expect(canvasOf(page).getByRole('link', { name: label })).toBeVisible()
  await saved(page)
  await publish(page)
  expect(await asVisitor(page, url)).toContain(label)
  await page.request.delete(`/staff-api/pages/${id}`)
  expect((await page.request.delete(`/staff-api/menus/zomer-${stamp}`)).status()).toBe(200)
})

test('EDIT-01 two people on one page are told, and nobody’s work is lost', async ({ page, context }) => {
  test.slow()
  const { documentId } = await newPage(page, 'Samen')
  const other = await context.newPage()
  await openEditor(page, documentId)
  await openEditor(other, documentId)
  await expect(other.getByText('Ook hier:')).toBeVisible()

  await add(page, 'Kop')
  await field(page, 'Tekst').fill('Van de een')
  await expect(canvasOf(page).getByRole('heading', { name: 'Van de een' })).toBeVisible()
  await saved(page)
  await add(other, 'Citaat')
  const dialog = other.getByRole('dialog', { name: 'Iemand anders heeft deze pagina bewaard' })
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Verder met hun versie' }).click()
  await expect(canvasOf(other).getByRole('heading', { name: 'Van de een' })).toBeVisible()
  await other.getByRole('button', { name: 'Geschiedenis' }).click()
  await expect(other.getByText('Concept')).toHaveCount(2)
})

test('EDIT-01 the check finds and mends faults before publishing; a planned change is seen as of its day', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { url } = await openWith(
    page,
    'Open dag',
    { type: 'entry-title', props: { id: 'titel' } },
    { type: 'heading', props: { id: 'kop', text: 'Het programma', level: 4 } },
    { type: 'html', props: { id: 'html', html: '<p role="programma">Om tien uur is er koffie.</p>' } },
  )
  const dialog = page.getByRole('dialog')
  const skipped = dialog.getByText('De kop ‘Het programma’ slaat een niveau over.')
  const warned = dialog.getByText('staat een aanduiding voor voorleesprogramma’s die niet klopt.')
  await askToPublish(page)
  await expect(skipped).toBeVisible()
  await expect(warned, 'which axe finds on the drawn page').toContainText('Om tien uur is er koffie.')
  await dialog.getByRole('button', { name: 'Herstel' }).press('Enter')
  await expect(dialog.getByText('Hersteld; nog 1 te bekijken.')).toBeVisible()
  await expect(skipped).toHaveCount(0)
  await expect(canvasOf(page).getByRole('heading', { level: 2, name: 'Het programma' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Nu publiceren' }).click()
  await expect(dialog.getByText('De pagina staat op de site.')).toBeVisible()
  await closeDialog(page)

  await canvasOf(page)
    .getByRole('group', { name: 'Kop', exact: true })
    .click({ position: { x: 8, y: 8 } })
  await field(page, 'Tekst').fill('Het nieuwe programma')
  await askToPublish(page)
  await dialog.getByLabel('Op een later moment').fill('2098-05-01T10:00')
  await dialog.getByRole('button', { name: 'Inplannen' }).click()
  await expect(dialog.getByText('Uw wijzigingen komen op')).toBeVisible()
  await closeDialog(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Bekijk de site van dan' }).click()
  const then = await opened
  await then.getByRole('button', { name: 'Bekijk de site' }).click()
  await expect(then).toHaveURL(new RegExp(`${url}$`))
  await expect(then.getByRole('heading', { name: 'Het nieuwe programma' })).toBeVisible()
  expect(await asVisitor(page, url)).not.toContain('Het nieuwe programma')
  await then.getByRole('button', { name: 'Terug naar nu' }).click()
  await expect(then.getByRole('heading', { name: 'Het programma' })).toBeVisible()
})

for (const width of [768, 1440])
  test(`EDIT-01 axe finds nothing in the editor at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 1000 })
    const { data } = await (await page.request.get('/staff-api/documents?perPage=100')).json()
    const about = data.find(({ title }: { title: string }) => title === 'Over ons')
    await page.goto(`/wp-admin/edit/${about.id}`)
    await expect(canvasOf(page).getByRole('heading', { name: 'Over ons' })).toBeVisible()
    await expect(page.locator('#preview-frame')).toHaveAttribute('title', 'De pagina')
    const look = async () => {
      expect(await faultsOf(page)).toEqual([])
    }
    await look()
    await canvasOf(page).getByRole('group', { name: 'Tekst' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Tekst' }).last()).toBeVisible()
    await look()
    await askToPublish(page)
    await look()
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('EDIT-01 in an emergency a text is changed and published; nothing is cut off', async ({ page }) => {
    test.slow()
    const { documentId, url } = await newPage(page, `Onderweg ${Date.now()}`)
    const text = { type: 'text', props: { id: 't', html: '<p>Zondag om tien uur.</p>' } }
    const section = { type: 'section', props: { id: 's', hiddenOn: 'desk', content: [text] } }
    await page.request.put(`/staff-api/documents/${documentId}/draft`, {
      data: { version: 0, data: { root: { props: {} }, content: [section] } },
    })
    await page.goto(`/wp-admin/edit/${documentId}`)
    await canvasOf(page).getByRole('group', { name: 'Tekst', exact: true }).tap()
    const box = page.getByRole('textbox', { name: 'Tekst' }).last()
    await box.tap()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Zondag om elf uur.')
    const words = box.getByText('Zondag om elf uur.')
    await expect(words).toBeInViewport()
    const { y: top } = (await words.boundingBox()) ?? { y: 0 }
    const bar = await page.getByRole('button', { name: 'Vet' }).last().boundingBox()
    expect(top, 'what is typed is not behind the buttons').toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await faultsOf(page)).toEqual([])
    await publish(page)
    expect(await asVisitor(page, url)).toContain('<div class="not-on-desk"><section')
  })
})

test('EDIT-01 by keyboard alone: a widget is chosen, set for each device, planned, and that is called off', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const canvas = canvasOf(page)
  const { documentId, url } = await newPage(page, `Toetsen ${Date.now()}`)
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus()
    await target.press(key)
  }
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  await openEditor(page, documentId)
  for (const label of ['Titel van deze pagina', 'Sectie', 'Citaat']) await press(tool(`${label} toevoegen`))
  await field(page, 'Tekst').pressSequentially('Wie ver reist')
  await expect(canvas.getByRole('group', { name: 'Citaat', exact: true })).toContainText('Wie ver reist')

  const sections = canvas.getByRole('group', { name: 'Sectie', exact: true })
  await press(sections.last())
  await press(page.locator('summary', { hasText: 'Opmaak' }).last())
  await press(page.getByRole('group', { name: 'Verbergen op' }).getByLabel('Telefoon'), 'Space')
  await expect(canvas.locator('.canvas-block.not-on-phone')).toBeVisible()
  // Undo goes back by what was done with a pause between.
  await saved(page)
  await press(sections.last(), 'Alt+ArrowUp')
  await expect(sections.first()).toContainText('Wie ver reist')
  await saved(page)
  await page.keyboard.press('Control+z')
  await expect(sections.last()).toContainText('Wie ver reist')

  await press(tool('Publiceren'))
  await press(tool('Nu publiceren'))
  await expect(page.getByText('De pagina staat op de site.')).toBeVisible()
  await page.keyboard.press('Escape')
  expect((await asVisitor(page, url)).includes('not-on-phone')).toBe(true)

  await canvas.getByRole('group', { name: 'Citaat', exact: true }).focus()
  await page.keyboard.press('Enter')
  await field(page, 'Van wie of waaruit').fill('Een pelgrim')
  await press(tool('Publiceren'))
  await page.getByLabel('Op een later moment').fill('2031-05-01T10:00')
  await press(tool('Inplannen'))
  await expect(page.getByText(/Uw wijzigingen komen op 1 mei 2031/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Op de site: 1 mei 2031/)).toBeVisible()
  expect((await asVisitor(page, url)).includes('Een pelgrim')).toBe(false)
  await press(tool('Publiceren'))
  await press(tool('Toch niet inplannen'))
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Op de site: 1 mei 2031/)).toHaveCount(0)
})

test('EDIT-01 text from Word becomes clean text, and links to pages and files are found by typing', async ({
  page,
}) => {
  test.slow()
  const canvas = canvasOf(page)
  const { documentId } = await newPage(page, 'Uit Word')
  await openEditor(page, documentId)
  await add(page, 'Tekst')
  const box = page.getByRole('textbox', { name: 'Tekst' }).last()
  await box.click()
  await page.keyboard.press('Control+a')
  await box.evaluate((element) => {
    const item = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      `<style>p {color: red}</style><p class=MsoNormal style='color:red'>Wij <b>lopen</b>.<o:p></o:p></p>${item('Brood')}${item('Water')}<script>alert(1)</script>`,
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const text = canvas.getByRole('group', { name: 'Tekst', exact: true })
  await expect(text.getByRole('listitem')).toHaveText(['Brood', 'Water'])
  await expect(text.locator('strong')).toHaveText('lopen')
  await expect(text.locator('[style], script, .MsoNormal')).toHaveCount(0)

  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Link', exact: true }).last().click()
  const where = field(page, 'Waarheen')
  await where.pressSequentially('plaatsen als csv')
  await expect(page.getByRole('option', { name: /bestand, CSV/ }).last()).toBeVisible()
  await where.press('ArrowDown')
  await where.press('Enter')
  await expect(where).toHaveValue(/^\/download\/\d+\//)
  await page.getByRole('button', { name: 'Link maken' }).last().click()
  await expect(text.getByRole('link').first()).toHaveAttribute('href', /^\/download\/\d+\//)
  await saved(page)
})

test('EDIT-02 by keyboard alone: a file is picked and stands on the page', async ({ page }) => {
  test.slow()
  const { documentId } = await newPage(page, 'Kiezen met toetsen')
  await openEditor(page, documentId)
  await page.getByRole('button', { name: 'Bestand toevoegen', exact: true }).focus()
  await page.keyboard.press('Enter')
  const opener = page.getByRole('button', { name: 'Kies een bestand' }).last()
  const picker = page.getByRole('dialog', { name: 'Kies een bestand' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(picker).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await opener.focus()
  await page.keyboard.press('Enter')
  const manager = picker.frameLocator('iframe')
  const choice = manager.getByRole('row').getByRole('checkbox').nth(1)
  await choice.focus()
  await page.keyboard.press('Space')
  const title = ((await choice.getAttribute('aria-label')) ?? '').replace(/ kiezen$/, '')
  await manager.getByRole('button', { name: 'Bestand invoegen' }).focus()
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(canvasOf(page).getByRole('group', { name: 'Bestand', exact: true })).toContainText(title)
})

test.describe('visitors', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('EDIT-01 fetch nothing of the staff side', async ({ page, request }) => {
    const fetched = new Set<string>()
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) fetched.add(response.url())
    })
    for (const path of ['/', '/over-ons/', '/bestanden/', '/shop/']) await open(page, path)
    // The browser lets go of what it fetched as soon as the next page is opened.
    const bodies = await Promise.all([...fetched].map(async (url) => (await request.get(url)).text()))
    const all = bodies.join('')
    expect(all.length).toBeGreaterThan(1_000)
    for (const sign of ['puck', 'react-admin', 'RaLayout', 'ProseMirror', 'fm-tree', 'staff-api'])
      expect(all.includes(sign), sign).toBe(false)
  })
})

test('CAT-02 a card is drawn in the editor and chosen in a list, and a visitor sees it on a phone and on a wide page', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const title = `Kaart ${Date.now()}`
  const made = await page.request.post('/staff-api/documents', {
    data: { kind: 'card', title, entryType: 'jacobalia' },
  })
  await page.goto(`/wp-admin/edit/${(await made.json()).id}`)
  await add(page, 'Titel van deze pagina')
  await add(page, 'Kop')
  await field(page, 'Tekst').fill('Op de kaart getekend')
  await expect(canvasOf(page).getByRole('heading', { name: 'Op de kaart getekend' })).toBeVisible()
  await publish(page, 'Uw wijzigingen staan op de site.')

  const list = { id: 'lijst', type: 'jacobalia', perPage: 4, order: 'title' }
  const { url } = await openWith(
    page,
    'Lijst',
    { type: 'entry-title', props: { id: 'kop' } },
    { type: 'post-grid', props: list },
  )
  const canvas = canvasOf(page)
  await canvas.getByRole('group', { name: 'Kaarten', exact: true }).click({ position: { x: 8, y: 8 } })
  await page.getByText('Opmaak', { exact: true }).last().click()
  await field(page, 'Hoe een kaart eruitziet').selectOption({ label: title })
  await expect(canvas.getByText('Op de kaart getekend')).toHaveCount(4)
  await publish(page)

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, url)
    const cards = page.locator('.card.is-drawn')
    await expect(cards).toHaveCount(4)
    await expect(cards.first()).toContainText('Op de kaart getekend')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await faultsOf(page)).toEqual([])
  }
  await page.locator('.card.is-drawn .name a').first().press('Enter')
  await expect(page).toHaveURL(/\/jacobalia\/[^/]+\/$/)
})

test('EDIT-01 a widget is saved as a block, changed in one place, and listed; a note at it is for staff alone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = `Blok ${Date.now()}`
  const { url } = await openWith(
    page,
    'Uren',
    { type: 'entry-title', props: { id: 'titel' } },
    { type: 'heading', props: { id: 'kop', text: 'Elke dag open' } },
  )
  const canvas = canvasOf(page)
  const heading = canvas.getByRole('group', { name: 'Kop', exact: true })
  await heading.click({ position: { x: 8, y: 8 } })
  await page.getByText('Notitie', { exact: true }).last().click()
  await field(page, 'Notitie voor collega’s').fill('Vraag het Piet')
  await expect(heading).toHaveAttribute('data-note', 'Vraag het Piet')
  await page.getByRole('button', { name: 'Bewaren als blok' }).last().click()
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Verander het blok zelf' }).last()).toBeVisible()
  await expect(canvas.getByText('Elke dag open')).toBeVisible()
  await publish(page)

  await page.goto('/wp-admin/documents')
  await page.getByRole('link', { name }).click()
  await heading.click({ position: { x: 8, y: 8 } })
  await field(page, 'Tekst').fill('Alleen in mei')
  await expect(canvas.getByRole('heading', { name: 'Alleen in mei' })).toBeVisible()
  await publish(page, 'Uw wijzigingen staan op de site.')
  const seen = await asVisitor(page, url)
  expect(seen).toContain('Alleen in mei')
  expect(seen).not.toContain('Piet')
})
