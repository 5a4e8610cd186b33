import type { Page } from '@playwright/test'
import { codeOf } from '../src/features/accounts/testing.ts'
import { readAdministrator } from './support/administrator.ts'
import { faultsOf } from './support/faults.ts'
import { asVisitor, expect, invite, signIn, test } from './support/staff.ts'

/** A filter of a list as its address has it. */
const asFilter = (filter: object) => encodeURIComponent(JSON.stringify(filter))

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('by whom', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedNoise: [/status of 401/] })

  test('EDIT-06 a visitor signs in and comes out where they wanted to be', async ({ page, baseURL }) => {
    await page.goto('/wp-admin/posts?filter=%7B%22q%22%3A%22toren%22%7D')
    await expect(page).toHaveURL(/\/my-account\/\?redirect_to=/)
    const { email, password } = readAdministrator(baseURL ?? '')
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(titleOf(page)).toHaveText('Nieuws')
    await expect(page.getByRole('textbox', { name: 'Zoeken' })).toHaveValue('toren')
    await page.getByRole('button', { name: 'Beheerder' }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect((await page.request.get('/staff-api/me')).status()).toBe(401)
  })

  test('EDIT-06 no script of the staff area reaches a visitor', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/wp-admin/')
    await page.goto('/')
    expect(scripts.filter((url) => url.includes('/assets/staff/'))).toEqual([])
  })
})

test('EDIT-05 a news post is written, published, and seen at once', async ({ page }) => {
  const title = `Proefbericht ${Date.now()}`
  await page.goto('/wp-admin/')
  expect(await asVisitor(page, '/nieuws/')).not.toContain(title)

  await page.getByRole('link', { name: 'Nieuwsbericht schrijven' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).isDisabled()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Wij gaan op weg.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(titleOf(page)).toHaveText(`Nieuwsbericht: ${title}`)
  expect(await asVisitor(page, '/nieuws/'), 'a draft is seen by nobody').not.toContain(title)

  await page.getByLabel('Gepubliceerd').check()
  await page.getByRole('button', { name: 'Afbeelding kiezen' }).click()
  const picker = page.getByRole('dialog')
  const { picture } = await (await page.request.get('/staff-api/media/1')).json()
  await picker
    .locator('input[type=file]')
    .setInputFiles({
      name: 'stoet.jpg',
      mimeType: 'image/jpeg',
      buffer: await (await page.request.get(picture.src)).body(),
    })
  await picker.getByLabel('Wat er te zien is').fill('Een stoet pelgrims')
  await picker.getByRole('button', { name: 'Bewaren en kiezen' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  expect(await asVisitor(page, '/nieuws/')).toContain(title)
  const address = await page.getByRole('link', { name: 'Bekijken op de site' }).getAttribute('href')
  const shown = await asVisitor(page, address ?? '')
  expect(shown).toContain('Wij gaan op weg.')
  expect(shown).toContain('alt="Een stoet pelgrims"')

  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(titleOf(page)).toHaveText('Nieuws')
  expect(await asVisitor(page, '/nieuws/')).not.toContain(title)
})

test.describe('with mistakes', () => {
  test.use({ expectedNoise: [/status of 422/] })

  test('EDIT-05 mistakes stand beside their fields, in Dutch', async ({ page }) => {
    await page.goto('/wp-admin/jacobalia/create')
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Een proef')
    await page.getByLabel('Webadres in het monumentenregister').fill('geen adres')
    await page.getByRole('button', { name: 'Plek op de kaart zetten' }).click()
    await page.getByLabel('Breedtegraad').fill('200')
    await page.getByLabel('Lengtegraad').fill('5')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Vul een webadres in dat met https:// begint.')).toBeVisible()
    await expect(page.getByText('Dit mag hoogstens 90 zijn.')).toBeVisible()
  })
})

test.describe('with somebody else', () => {
  test.use({ expectedNoise: [/status of 409/] })

  test('EDIT-05 of two people on one post nobody overwrites the other', async ({ page, context }) => {
    const added = await page.request.post('/staff-api/posts', { data: { title: 'Samen werken' } })
    const { id } = await added.json()
    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.goto(`/wp-admin/posts/${id}`)
      await expect(one.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Samen werken')
    }
    await other.getByRole('textbox', { name: 'Titel', exact: true }).fill('Van de ander')
    await other.getByRole('button', { name: 'Opslaan' }).click()
    await expect(other.getByText('Opgeslagen', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Van mij')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    const both = page.getByRole('dialog', { name: 'Iemand anders heeft dit intussen gewijzigd' })
    await expect(both.getByRole('group', { name: 'Titel' })).toContainText('Van de ander')
    const titleNow = async () => (await (await page.request.get(`/staff-api/posts/${id}`)).json()).title
    expect(await titleNow()).toBe('Van de ander')
    await both.getByRole('button', { name: 'Dit opslaan' }).click()
    await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
    expect(await titleNow()).toBe('Van mij')
    await page.request.delete(`/staff-api/posts/${id}`)
  })
})

test('EDIT-05 a picture gets a description and a focal point, by keyboard too', async ({ page }) => {
  await page.goto('/wp-admin/media')
  const picture = await page.request.get('/staff-api/media/1')
  const source = (await picture.json()).picture.src
  const contents = await (await page.request.get(source)).body()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'toren.jpg', mimeType: 'image/jpeg', buffer: contents })
  await expect(titleOf(page)).toHaveText('Afbeelding: toren.jpg')
  await page.getByLabel('Wat er te zien is').fill('Een toren bij nacht')
  await page.getByRole('button', { name: 'Nu blijft het midden in beeld.' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: '52 procent van links' })).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  const { data } = await (await page.request.get('/staff-api/media?sort=id&order=DESC&perPage=1')).json()
  expect(data[0]).toMatchObject({ alt: 'Een toren bij nacht', focal: { xPercent: 52, yPercent: 52 } })
  await page.request.delete(`/staff-api/media/${data[0].id}`)
})

test('EDIT-05 a text of the site is put differently, and back', async ({ page }) => {
  await page.goto('/wp-admin/texts')
  const before = await asVisitor(page, '/my-account/')
  expect(before).toContain('Wachtwoord vergeten?')
  await page.getByRole('textbox', { name: 'Zoeken' }).fill('account.forgot')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'account.forgot', exact: true }).click()
  await page.getByLabel('Uw tekst').fill('Weet u het wachtwoord niet meer?')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  expect(await asVisitor(page, '/my-account/')).toContain('Weet u het wachtwoord niet meer?')

  await page.goto('/wp-admin/texts/account.forgot')
  await page.getByLabel('Uw tekst').fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect.poll(() => asVisitor(page, '/my-account/')).toContain('Wachtwoord vergeten?')
})

test.describe('with a wrong file', () => {
  test.use({ expectedNoise: [/status of 422/] })

  test('EDIT-05 what is no picture is refused in words', async ({ page }) => {
    await page.goto('/wp-admin/media')
    await page
      .locator('input[type=file]')
      .setInputFiles({
        name: 'brief.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<svg onload=alert(1)>'),
      })
    await expect(page.getByText(/brief\.jpg: Dit bestand is geen foto of tekening/)).toBeVisible()
  })
})

test('EDIT-06 an editor gets no further than an editor may', async ({ page, browser, baseURL }) => {
  await page.goto('/wp-admin/')
  const access = await invite(page, 'editor')
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await signIn(context.request, access)
  const editor = await context.newPage()
  await editor.goto('/wp-admin/')
  const menu = editor.getByRole('navigation', { name: 'Onderdelen' })
  await expect(menu.getByRole('link', { name: 'Nieuws', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Accounts' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Producten' })).toHaveCount(0)
  await editor.goto('/wp-admin/users')
  await expect(editor.getByRole('heading', { name: 'Deze pagina is niet voor u' })).toBeVisible()
  expect((await context.request.get('/staff-api/users')).status()).toBe(403)
  expect((await context.request.post('/staff-api/products', { data: {} })).status()).toBe(403)
  await context.close()
})

test('EDIT-06 a place where one is signed in is ended from another', async ({ page, browser, baseURL }) => {
  await page.goto('/wp-admin/')
  const access = await invite(page, 'shop_manager')
  const open = async () => {
    const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
    await signIn(context.request, access)
    return context
  }
  const [lost, own] = [await open(), await open()]
  const screen = await own.newPage()
  await screen.goto('/wp-admin/sessions')
  await expect(screen.getByRole('row')).toHaveCount(3)
  await screen.getByRole('button', { name: 'Beëindigen', exact: true }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Doorgaan' }).click()
  await expect(screen.getByRole('row')).toHaveCount(2)
  expect((await lost.request.get('/staff-api/me')).status()).toBe(401)
  expect((await own.request.get('/staff-api/me')).status()).toBe(200)
  await lost.close()
  await own.close()
})

test('EDIT-06 signing in in two steps, by keyboard and without scripts, until an administrator helps', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  const { email, password } = await invite(page, 'editor')
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    javaScriptEnabled: false,
    // Somebody else's sign-ins are counted apart.
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.50' },
  })
  const own = await context.newPage()
  const enter = async (label: string, typed: string) => {
    await own.getByLabel(label, { exact: true }).focus()
    await own.keyboard.type(typed)
    await own.keyboard.press('Enter')
  }
  const signInAgain = async () => {
    await context.clearCookies()
    await own.goto('/my-account/?redirect_to=%2Fmy-account%2Ftwo-step%2F')
    await own.getByLabel('E-mailadres').fill(email)
    await enter('Wachtwoord', password)
  }
  await signInAgain()
  await enter('Je wachtwoord, ter controle', password)
  await expect(own.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  const key = ((await own.locator('main code').textContent()) ?? '').replaceAll(' ', '')
  await enter('De code die de app toont', '000000')
  await expect(own.getByRole('alert')).toContainText('Deze code klopt niet')
  await enter('De code die de app toont', codeOf(key))
  await expect(titleOf(own)).toHaveText('Je reservecodes')
  const codes = await own.locator('main li code').allTextContents()
  expect(codes).toHaveLength(8)

  await signInAgain()
  await expect(own).toHaveURL(/\/my-account\/code\//)
  await enter('Je code', codes[0] ?? '')
  await expect(own.getByRole('status').or(own.getByText('Dit staat aan.')).first()).toBeVisible()

  const { data } = await (await page.request.get(`/staff-api/users?filter=${asFilter({ q: email })}`)).json()
  expect((await page.request.delete(`/staff-api/users/${data[0].id}/two-factor`)).status()).toBe(200)
  await signInAgain()
  await expect(own.getByText('Dit staat nu uit.')).toBeVisible()
  await context.close()
})

test('RUN-06 signing in in two steps: axe finds nothing, light and dark', async ({ page, baseURL }) => {
  const look = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faultsOf(page)).toEqual([])
    }
  }
  await page.goto('/my-account/code/')
  await look()
  await page.goto('/my-account/two-step/')
  await look()
  await page
    .getByLabel('Je wachtwoord, ter controle', { exact: true })
    .fill(readAdministrator(baseURL ?? '').password)
  await page.getByRole('button', { name: 'Aanzetten' }).click()
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  await look()
})

test('EDIT-05 a list is kept as one likes to see it, and opened again', async ({ page }) => {
  // The first answer comes late, and knows nothing of what was kept meanwhile.
  await page.route(
    /staff-api\/views\?/,
    async (route) => {
      const response = await route.fetch()
      await page.waitForTimeout(500)
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.goto(`/wp-admin/jacobalia?filter=${asFilter({ q: 'toren' })}&sort=title&order=ASC`)
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Weergaven' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Weergaven' })
  await dialog.getByLabel('Naam voor hoe de lijst nu staat').fill('Met een toren')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Met een toren', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  // Sooner than what is typed has become a filter.
  await page.getByRole('textbox', { name: 'Zoeken' }).fill('kerk')
  await bar.getByRole('button', { name: 'Weergaven' }).press('Enter')
  await dialog.getByRole('button', { name: 'Met een toren', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Zoeken' })).toHaveValue('toren')
  await expect(page).toHaveURL(/sort=title&order=ASC&filter=[^&]*toren/)
  await page.getByRole('textbox', { name: 'Zoeken' }).press('End')
  await page.keyboard.type('s')
  await expect(page).toHaveURL(/torens/)
  await expect(page.getByRole('textbox', { name: 'Zoeken' })).toBeFocused()
  await bar.getByRole('button', { name: 'Weergaven' }).click()
  expect(await faultsOf(page, { include: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Weergave Met een toren weghalen' }).click()
  await expect(dialog.getByRole('button', { name: 'Met een toren', exact: true })).toHaveCount(0)
})

test('EDIT-05 several are published at once, and removed, by keyboard and by mouse', async ({ page }) => {
  const title = `Stapel ${Date.now()}`
  for (const part of ['een', 'twee'])
    await page.request.post('/staff-api/posts', { data: { title: `${title} ${part}` } })
  await page.goto(`/wp-admin/posts?filter=${asFilter({ q: title })}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alles kiezen' }).press('Space')
  await page.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Doorgaan' }).press('Enter')
  await expect(page.getByText('Gepubliceerd', { exact: true })).toHaveCount(2)
  expect(await asVisitor(page, '/nieuws/')).toContain(`${title} twee`)
  await page.getByRole('checkbox', { name: 'Alles kiezen' }).click()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect.poll(() => asVisitor(page, '/nieuws/')).not.toContain(title)
})

test('EDIT-05 without a connection what was done waits and is sent once, and closing the window asks first', async ({
  page,
}) => {
  const title = `Wachtend ${Date.now()}`
  await page.request.post('/staff-api/posts', { data: { title } })
  await page.goto(`/wp-admin/posts?filter=${asFilter({ q: title })}`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  await page.getByRole('checkbox', { name: 'Alles kiezen' }).check()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await page.context().setOffline(true)
  const certain = page.getByRole('dialog').getByRole('button', { name: 'Doorgaan' })
  await certain.click()
  await expect(page.getByText('Er is geen verbinding.')).toBeVisible()
  await expect(certain).toBeDisabled()

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  await page.context().setOffline(false)
  await expect(page.getByText('Gepubliceerd', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('EDIT-05 a template for one type is made, and takes nothing from visitors before it is published', async ({
  page,
}) => {
  await page.goto('/wp-admin/post-new.php?post_type=elementor_library')
  await page.getByRole('combobox', { name: 'Wat u maakt' }).click()
  await page.getByRole('option', { name: 'Overzicht', exact: true }).click()
  await page.getByRole('radio', { name: /^Voor één soort inhoud/ }).check()
  await page.getByRole('combobox', { name: /^Soort/ }).click()
  await page.getByRole('option', { name: 'Nieuws', exact: true }).click()
  await page.getByRole('button', { name: 'Maken en opmaken' }).click()
  await expect(page).toHaveURL(/\/wp-admin\/edit\/\d+$/)
  await expect(page.getByRole('button', { name: 'Publiceren' })).toBeEnabled()
  expect(await asVisitor(page, '/nieuws/')).toContain('<h1')

  await page.goto('/wp-admin/documents')
  const row = page.getByRole('row', { name: 'Overzicht: Nieuws' })
  await expect(row).toContainText('Concept')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(row).toHaveCount(0)
})

test('EDIT-06 an address of the classic staff area leads on; one that leads nowhere says so', async ({
  page,
}) => {
  await page.goto('/wp-admin/edit.php?post_type=page')
  await expect(titleOf(page)).toHaveText('Pagina’s')
  await page.goto('/wp-admin/plugins.php')
  await expect(page.getByRole('heading', { name: 'Deze pagina is er niet' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Naar het overzicht' }).click()
  await expect(titleOf(page)).toHaveText('Overzicht')
})

test('EDIT-05 of several menus the one in use stays, which is said, and the other goes', async ({ page }) => {
  const name = `Proef ${Date.now()}`
  await page.goto('/wp-admin/menus')
  await page.getByRole('link', { name: 'Nieuw menu' }).click()
  await page.getByRole('textbox', { name: 'Naam' }).fill(name)
  await page.getByRole('button', { name: 'Menu maken' }).click()
  await page.getByRole('button', { name: 'Onderdeel toevoegen' }).click()
  await page.getByLabel('Tekst').fill('Nieuws')
  await page.getByLabel('Adres').fill('/nieuws/')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
  await page.goto('/wp-admin/menus')
  for (const menu of [name, 'Kop van de site'])
    await page.getByRole('row', { name: menu }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('1 gedaan, maar dit niet:')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('in gebruik')
  await expect(page.getByRole('row', { name })).toHaveCount(0)
  await expect(page.getByRole('row', { name: 'Kop van de site' })).toBeVisible()
})

test('EDIT-05 a link that leads nowhere is told, and found where it stands', async ({ page }) => {
  const nowhere = `/is-er-niet-${Date.now()}/`
  const title = `Met een dode link ${Date.now()}`
  const post = await page.request.post('/staff-api/posts', {
    data: { title, status: 'published', body: `<p><a href="${nowhere}">weg</a></p>` },
  })
  const { id } = await post.json()
  await page.goto('/wp-admin/broken-links')
  await page.getByRole('button', { name: 'Nu opnieuw zoeken' }).click()
  await expect(page.getByText('Er wordt gezocht.', { exact: false })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Vernieuwen' }).click()
    await expect(page.getByRole('row').filter({ hasText: nowhere })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.goto('/wp-admin/')
  // Other journeys may leave links of their own.
  await expect(page.getByRole('link', { name: /^\d+ links? leid(t|en) nergens heen$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Kapotte links bekijken' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(titleOf(page)).toHaveText(`Nieuwsbericht: ${title}`)
  await page.request.delete(`/staff-api/posts/${id}`)
  await page.request.post('/staff-api/broken-links/all/check')
})

test('EDIT-05 a post is written with the keyboard alone', async ({ page }) => {
  const title = `Met toetsen ${Date.now()}`
  await page.goto('/wp-admin/posts/create')
  await page.getByRole('textbox', { name: 'Titel', exact: true }).focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Vet' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Cursief' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Een ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('vet')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' woord.')
  await page.getByRole('button', { name: 'Opslaan' }).focus()
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText(`Nieuwsbericht: ${title}`)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { body } = await (await page.request.get(`/staff-api/posts/${id}`)).json()
  expect(body).toBe('<p>Een <strong>vet</strong> woord.</p>')
  await page.request.delete(`/staff-api/posts/${id}`)
})

test('RUN-06 on a phone every list fits, and what is done to several rows is said in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const list of ['documents', 'products', 'pages', 'texts']) {
    await page.goto(`/wp-admin/${list}`)
    const box = page.locator('tbody').getByRole('checkbox').first()
    await box.check()
    await expect(page.getByText('1 gekozen')).toBeVisible()
    const over = await page
      .locator('.RaList-content')
      .evaluate((element) =>
        Math.max(...[element, ...element.children].map((e) => e.scrollWidth - e.clientWidth)),
      )
    expect(over, list).toBeLessThanOrEqual(0)
  }
  await page.goto('/wp-admin/posts')
  await page.locator('tbody').getByRole('checkbox').first().check()
  for (const words of ['Publiceren', 'Van de site halen', 'Verwijderen']) {
    const button = page.getByRole('button', { name: words, exact: true })
    const shown = await button.evaluate((element) => [
      element.textContent,
      getComputedStyle(element, '::after').content,
    ])
    expect(shown.join()).toContain(words)
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }

  // A phone that was turned: the menu lies over the page when it is asked for, and not before.
  const news = page.getByRole('link', { name: 'Nieuws', exact: true })
  await page.setViewportSize({ width: 780, height: 360 })
  await expect(news).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(news).toBeHidden()
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect(news).toBeVisible()
})
