import type { Page } from '@playwright/test'
import type { Access } from './support/administrator.ts'
import { Desk } from './support/desk.ts'
import { tabTo, typeByKeys } from './support/keys.ts'
import { expect, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'
import { invite, test as staffTest } from './support/staff.ts'

/** Of the demo content. */
const map = '/product/kaart-van-de-zeventig-plaatsen/'
const guides = '/product/vier-stadsgidsen/'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const buttonOf = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()
const linkOf = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first()
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mijn account' }).getByRole('link', { name, exact: true })

async function signInByKeys(page: Page, { email, password }: Access): Promise<void> {
  const form = main(page).locator('form').first()
  await typeByKeys(page, [
    [form.getByLabel('E-mailadres'), email],
    [form.getByLabel('Wachtwoord', { exact: true }), password],
  ])
  await page.keyboard.press('Enter')
}

/** From a product to the form of the checkout. */
async function toCheckout(page: Page, product: string): Promise<void> {
  await page.goto(product)
  await buttonOf(page, 'In de winkelmand').press('Enter')
  await expect(page.getByRole('link', { name: 'Bekijk winkelwagen' }).first()).toBeVisible()
  await page.goto('/checkout/')
  await expect(title(page)).toHaveText('Afrekenen')
}

/** Agrees and orders; the number of the order. */
async function order(page: Page): Promise<string> {
  for (const box of await main(page)
    .getByRole('checkbox', { name: /akkoord|meteen/i })
    .all())
    await box.press('Space')
  await buttonOf(page, 'Bestellen en betalen').press('Enter')
  await expect(title(page)).toHaveText(/^Dankjewel/)
  return /order-received\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** A list of staff, searched. */
const listOf = (resource: string, q: string) =>
  `/wp-admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

/** Each journey is somebody else's, at an address of their own, for attempts are counted by it. */
let visitors = 0
const somebody = () => {
  visitors += 1
  return `bezoeker-${Date.now()}-${visitors}@schelp.example`
}

const widths = [
  { width: 360, javaScriptEnabled: false },
  { width: 1440, javaScriptEnabled: true },
] as const

for (const { width, javaScriptEnabled } of widths) {
  const how = `${width} px, by keyboard, ${javaScriptEnabled ? 'with' : 'without'} scripts`

  test.describe(how, () => {
    test.use({
      viewport: { width, height: 900 },
      javaScriptEnabled,
      // A wrong code is refused.
      expectedNoise: [/status of 403/],
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${width % 200}` },
    })
    let desk: Desk
    test.beforeEach(async ({ baseURL }) => {
      test.slow()
      desk = await Desk.open(baseURL ?? '')
    })
    test.afterEach(() => desk.close())

    test('SHOP-12 a returning customer buys files, finds them and the invoice, takes everything home and leaves', async ({
      page,
      baseURL,
    }) => {
      const own = await desk.customer(baseURL ?? '', somebody())
      await page.goto('/my-account/')
      await signInByKeys(page, own)
      await expect(title(page)).toHaveText('Dag Fenna')
      await expectSound(page)

      await toCheckout(page, guides)
      await expect(page.getByLabel('Plaats', { exact: true }).first()).toHaveValue('Utrecht')
      await desk.paid(await order(page))

      await page.goto('/my-account/')
      await tabTo(page, room(page, 'Bestellingen'))
      await page.keyboard.press('Enter')
      await expect(title(page)).toHaveText('Bestellingen')
      await expectSound(page)
      await linkOf(page, /^S-\d/).press('Enter')
      await expect(title(page)).toHaveText(/^Je bestelling van/)
      await expect(linkOf(page, /^Factuur/)).toHaveAttribute('href', /\.pdf$/)
      await expectSound(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        buttonOf(page, 'Alles in één zip').press('Enter'),
      ])
      expect(file.suggestedFilename()).toMatch(/\.zip$/)
      await buttonOf(page, 'Bestel dit opnieuw').press('Enter')
      await expect(page.getByText('Wat nog te koop is, ligt in je mand.')).toBeVisible()

      await page.goto('/my-account/')
      await room(page, 'Mijn gegevens').press('Enter')
      await expect(title(page)).toHaveText('Mijn gegevens')
      await expectSound(page)
      const [everything] = await Promise.all([
        page.waitForEvent('download'),
        linkOf(page, 'Download mijn gegevens').press('Enter'),
      ])
      expect(everything.suggestedFilename()).toBe('gegevens.zip')
      await room(page, 'Uitloggen').press('Enter')
      await buttonOf(page, 'Uitloggen').press('Enter')
      await expect(page).toHaveURL('/')
      await page.goto('/my-account/')
      await expect(title(page)).toHaveText('Inloggen')
    })

    test('SHOP-12 who only ever bought as a guest makes an account and proves by a code what is theirs', async ({
      page,
    }) => {
      const email = somebody()
      const password = 'schelp-en-staf-1'
      await toCheckout(page, map)
      const typed = {
        Postcode: '3511 AB',
        Huisnummer: '14',
        Straat: 'Oudegracht',
        Plaats: 'Utrecht',
        Voornaam: 'Marijke',
        Achternaam: 'Hoekstra',
        'E-mailadres': email,
      }
      for (const [label, value] of Object.entries(typed))
        await page.getByLabel(label, { exact: true }).first().fill(value)
      await order(page)

      await page.goto('/my-account/')
      await expectSound(page)
      const form = main(page)
        .locator('form')
        .filter({ has: page.getByRole('button', { name: 'Account maken' }) })
      await typeByKeys(page, [
        [form.getByLabel('Naam'), 'Marijke Hoekstra'],
        [form.getByLabel('E-mailadres'), email],
        [form.getByLabel('Wachtwoord', { exact: true }), password],
      ])
      await page.keyboard.press('Enter')
      await expect(page.getByText('Er is een bericht onderweg.')).toBeVisible()
      await page.goto(`/my-account/confirm/?token=${await desk.mailed(email, /confirm\/\?token=(\S+)/)}`)
      await buttonOf(page, 'Bevestigen').press('Enter')
      await expect(page.getByText('Je account is klaar en je bent ingelogd.')).toBeVisible()
      await expect(title(page)).toHaveText('Dag Marijke')

      await room(page, 'Bestellingen').press('Enter')
      await expect(page.getByText('Je hebt hier nog niets besteld.')).toBeVisible()
      await buttonOf(page, 'Stuur mij een code').press('Enter')
      await typeByKeys(page, [[page.getByLabel('De code uit de mail'), '12']])
      await page.keyboard.press('Enter')
      await expect(page.getByText('Deze code klopt niet.').first()).toBeVisible()
      await expectSound(page)
      await page.getByLabel('De code uit de mail').fill(await desk.mailed(email, /\b(\d{6})\b/))
      await page.getByLabel('De code uit de mail').press('Enter')
      await expect(page.getByText('Je eerdere bestellingen staan er nu bij.')).toBeVisible()
      await linkOf(page, /^S-\d/).press('Enter')
      await expect(page.getByText('Oudegracht 14').first()).toBeVisible()
    })
  })

  staffTest.describe(`${width} px, by keyboard`, () => {
    staffTest.use({ viewport: { width, height: 900 } })

    staffTest(
      'EDIT-05 the volunteer on a Monday morning takes in a payment, approves a review and knows a customer',
      async ({ page: administrator, browser, baseURL }) => {
        staffTest.slow()
        await administrator.goto('/health')
        const own = await invite(administrator, 'shop_manager')
        const customer = somebody()
        const text = `Hangt boven de bank, ${width} ${Date.now()}.`
        const product = Number(
          /data-product_id="(\d+)"/.exec(await (await administrator.request.get(map)).text())?.[1],
        )
        await administrator.request.post('/wp-comments-post.php', {
          maxRedirects: 0,
          // Reviews are counted by where they come from.
          headers: { 'x-forwarded-for': `192.0.2.${Date.now() % 250}` },
          form: { comment_post_ID: product, rating: '4', comment: text, author: 'Truus', email: customer },
        })
        const desk = await Desk.open(baseURL ?? '')
        const number = await desk.taken(product, customer)
        await desk.close()
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 900 },
          storageState: { cookies: [], origins: [] },
        })
        const page = await context.newPage()
        await page.goto('/wp-admin/orders')
        await signInByKeys(page, own)
        await expect(page).toHaveURL(/\/wp-admin\/orders/)
        await expect(title(page)).toHaveText('Bestellingen')
        await expectSound(page)

        await page.goto(listOf('orders', number))
        await page.getByRole('link', { name: number }).press('Enter')
        await page.getByRole('button', { name: 'Betaling noteren' }).press('Enter')
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expectSound(page)
        await dialog.getByRole('button').last().press('Enter')
        await expect(dialog).toHaveCount(0)
        await expect(page.getByText('Te verzenden').first()).toBeVisible()

        await page.goto('/wp-admin/reviews')
        const row = page.getByRole('row').filter({ hasText: text })
        await expect(row).toHaveCount(1)
        await expectSound(page)
        await row.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
        await expect(row).toHaveCount(0)

        await page.goto(listOf('customers', customer))
        await page.getByRole('link', { name: customer }).press('Enter')
        await page.getByLabel('Nieuwe notitie').fill(`Belde op maandag, ${width}.`)
        await page.getByRole('button', { name: 'Bewaar notitie' }).press('Enter')
        await expect(
          page.getByRole('listitem').filter({ hasText: `Belde op maandag, ${width}.` }),
        ).toBeVisible()
        await expectSound(page)
        await context.close()
      },
    )
  })
}
