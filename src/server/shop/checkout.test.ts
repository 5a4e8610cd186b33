import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'
import { accountTest, password } from '../account/testing.ts'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
  type TestBrowser,
  wordsOf,
} from './testing.ts'

let bench: StaffTest
let site: TestSite
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  guide = await productOf(bench, 'Gids')
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

/** Opens a browser at checkout, with a guide in the cart. */
async function atCheckout(id = guide, house?: string): Promise<TestBrowser> {
  const browser = createBrowser(site, house)
  await browser.get(`/?add-to-cart=${id}`)
  return browser
}

/** Returns the checkout form, filled in, with the button that orders. */
const filled = async (browser: TestBrowser, change: Record<string, string> = {}) => ({
  ...formIn(await browser.look('/checkout/'), '/checkout/'),
  ...buyer,
  ...placing,
  ...change,
})

/** Returns the same form, with the button that only recalculates. */
const recalculating = ({ woocommerce_checkout_place_order: _, ...fields }: Record<string, string>) => ({
  ...fields,
  woocommerce_checkout_update_totals: '1',
})

const order = async (browser: TestBrowser, change: Record<string, string> = {}) => {
  const answer = await browser.post('/checkout/', await filled(browser, change))
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

describe('the form', () => {
  it('SHOP-10 is shown when there is something to order; an empty cart leads to the cart', async () => {
    const empty = await createBrowser(site).get('/checkout/')
    expect([empty.status, empty.headers.get('location')]).toEqual([302, '/cart/'])
    const page = await (await atCheckout()).get('/checkout/')
    expect(page.status).toBe(200)
  })

  it('abuse 19 no shared cache keeps it', async () => {
    const browser = await atCheckout()
    for (const path of ['/checkout/', '/cart/', '/my-account/', '/herroepen/'])
      expect([path, (await browser.get(path)).headers.get('cache-control')]).toEqual([
        path,
        expect.stringContaining('no-store'),
      ])
  })

  it('SHOP-10 asks for the country first, and has the autocomplete names of its fields', async () => {
    const html = await (await atCheckout()).look('/checkout/')
    const names = [...html.matchAll(/ name="(billing_\w+)"/g)].map(([, name]) => name)
    expect(names).toEqual([
      'billing_country',
      'billing_postcode',
      'billing_house_number',
      'billing_house_number_suffix',
      'billing_address_1',
      'billing_city',
      'billing_first_name',
      'billing_last_name',
      'billing_company',
      'billing_email',
    ])
    const token = (name: string) =>
      /autocomplete="([^"]*)"/i.exec(
        new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '',
      )?.[1]
    expect(token('billing_postcode')).toBe('section-billing billing postal-code')
    expect(token('shipping_city')).toBe('section-shipping shipping address-level2')
  })

  it('SHOP-20 the button says that ordering means paying, right below the total, whatever staff write', async () => {
    const { content } = bench.program
    await content.changeSettings({ texts: { 'checkout.order': 'Verder' } })
    const html = await (await atCheckout()).look('/checkout/')
    await content.changeSettings({ texts: {} })
    expect(html).toMatch(
      /<\/table>\s*<button[^>]*name="woocommerce_checkout_place_order"[^>]*>Bestellen en betalen</,
    )
  })

  it('SHOP-10 calculates shipping and VAT by the choices, without scripts', async () => {
    const browser = await atCheckout()
    expect(wordsOf(await browser.look('/checkout/'))).toMatch(
      /Verzenden naar Nederland € 4,95 Totaal € 23,45/,
    )
    const there = await browser.send('/checkout/', {
      ...(await filled(browser, { billing_country: 'BE' })),
      woocommerce_checkout_place_order: '',
      woocommerce_checkout_update_totals: '1',
    })
    expect(wordsOf(there)).toContain('Gids')
  })

  it('SHOP-10 goods shipped as a parcel cost the parcel rate, also next to collected goods and in the order', async () => {
    const classRates = [{ name: 'pakket', cents: 1250 }]
    const { shop } = bench.program
    await shop.staff.createShippingZone({ label: 'Luxemburg', countries: ['LU'], cents: 950, classRates })
    const browser = await atCheckout()
    await browser.get(`/?add-to-cart=${await productOf(bench, 'Atlas', { shippingClass: 'Pakket' })}`)
    const fields = recalculating(await filled(browser, { billing_country: 'LU' }))
    const reckon = async (delivery: string) =>
      wordsOf(await browser.send('/checkout/', { ...fields, 'shipping_method[0]': delivery }))
    expect(await reckon('local_pickup')).toContain('Luxemburg € 12,50')
    expect(await reckon('flat_rate')).toContain('Verzenden naar Luxemburg € 12,50')
    const { to } = await order(browser, { billing_country: 'LU', billing_postcode: 'L-1009' })
    expect(wordsOf(await browser.look(to))).toContain('Luxemburg € 12,50')
  })

  it('SHOP-10 another country, another address and collecting change the costs', async () => {
    const browser = await atCheckout()
    const fields = recalculating(await filled(browser))
    const reckon = async (change: Record<string, string>) =>
      wordsOf(await browser.send('/checkout/', { ...fields, ...change }))
    expect(await reckon({ billing_country: 'BE' })).toContain('Verzenden naar België € 9,50 Totaal € 28,00')
    expect(await reckon({ ship_to_different_address: '1', shipping_country: 'BE' })).toContain(
      'Totaal € 28,00',
    )
    expect(await reckon({ 'shipping_method[0]': 'local_pickup' })).toContain('Afhalen Gratis Totaal € 18,50')
  })
})

describe('mistakes', () => {
  it('SHOP-10 are named beside their fields and at the top, which gets the focus; no typed value is lost', async () => {
    const browser = await atCheckout()
    const html = await browser.send(
      '/checkout/',
      await filled(browser, {
        billing_house_number: '14bis',
        billing_house_number_suffix: '',
        billing_city: '',
        billing_email: 'marijke@voorbeeld',
        order_comments: 'Het is een "cadeau"',
        terms: '',
      }),
    )
    expect(html).toMatch(/<div[^>]*tabindex="-1"[^>]*autofocus[^>]*role="alert"/i)
    const words = wordsOf(html)
    expect(words).toContain('Er kloppen nog 4 dingen niet')
    expect(words).toContain('Zet ‘bis’ in het vakje Toevoeging.')
    expect(words).toContain('Er mist een stuk na de @, zoals marijke@voorbeeld.nl.')
    expect(html).toContain('href="#billing_city"')
    expect(html).toMatch(
      /<input[^>]*aria-invalid="true"[^>]*name="billing_city"|<input[^>]*name="billing_city"[^>]*aria-invalid="true"/,
    )
    const again = formIn(await browser.look('/checkout/'), '/checkout/')
    expect(again).toMatchObject({
      billing_house_number: '14bis',
      billing_email: 'marijke@voorbeeld',
      billing_first_name: 'Marijke',
      payment_method: 'bacs',
    })
    expect(again.order_comments).toContain('cadeau')
  })

  it('SHOP-10 at the top it is said of each whether it is about the delivery address', async () => {
    const browser = await atCheckout()
    const html = await browser.send(
      '/checkout/',
      await filled(browser, { ship_to_different_address: '1', billing_postcode: '' }),
    )
    const [, top = ''] = /<div[^>]*class="errs"[^>]*>(.*?)<\/div>/s.exec(html) ?? []
    expect(wordsOf(top)).toMatch(/Vul je postcode in\. Bezorgadres: Vul je postcode in\./)
    expect(top).toContain('href="#shipping_postcode"')
  })

  it('SHOP-10 typed values are shown again after a restart of the program', async () => {
    const browser = await atCheckout()
    await browser.send('/checkout/', await filled(browser, { billing_city: 'Zeerijp', terms: '' }))
    const restarted = await openTestSite(bench)
    const answer = await fetch(`${restarted.address}/checkout/`, {
      headers: { cookie: `schelp_cart=${browser.cookie('schelp_cart')}` },
    })
    expect(formIn(await answer.text(), '/checkout/')).toMatchObject({ billing_city: 'Zeerijp' })
    await restarted.close()
  })

  it('SHOP-10 an unknown shipping method is not replaced by another', async () => {
    const browser = await atCheckout()
    const html = await browser.send('/checkout/', await filled(browser, { 'shipping_method[0]': 'koerier' }))
    expect(wordsOf(html)).toContain('Kies hoe je de bestelling wilt krijgen.')
  })

  it('abuse 16 a made-up notice names no field of its own and runs no script', async () => {
    const browser = await atCheckout()
    const made = encodeURIComponent('/checkout/ checkout:wrong:<script>=missing:x=<b>:billing_city=missing')
    const answer = await fetch(`${site.address}/checkout/`, {
      headers: { cookie: `schelp_cart=${browser.cookie('schelp_cart')}; schelp_notice=${made}` },
    })
    const html = await answer.text()
    expect(wordsOf(html)).toContain('Er klopt nog iets niet Vul de plaats in.')
    expect(html).not.toContain('<script>=')
  })
})

describe('ordering', () => {
  it('SHOP-10, SHOP-11 leads to the summary, with the next steps and the bank details', async () => {
    const browser = await atCheckout()
    const { status, to } = await order(browser)
    expect([status, to]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\/order-received\/\d+\/\?key=wc_order_\w{24}$/),
    ])
    const html = await browser.look(to)
    const words = wordsOf(html)
    expect(words).toContain('Dankjewel, Marijke')
    expect(words).toContain('NL91 ABNA 0417 1643 00')
    expect(words).toContain('€ 23,45')
    expect(words).toContain('Oudegracht 14 bis')
    expect(html).toContain('aria-label="QR-code voor de overschrijving"')
    expect(browser.cookie('woocommerce_items_in_cart')).toBeUndefined()
  })

  it('SHOP-18 a double click, a second tab and a retry give the same order', async () => {
    const browser = await atCheckout()
    const fields = await filled(browser)
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.post('/checkout/', fields)))
    const late = await browser.post('/checkout/', fields)
    const ways = new Set([...answers, late].map((answer) => answer.headers.get('location')))
    expect(ways.size).toBe(1)
    expect([...ways][0]).toMatch(/order-received/)
  })

  it('abuse 6 a price that changed meanwhile is shown first, and the buyer confirms again', async () => {
    const id = await productOf(bench, 'Kaart', { regularCents: 1000 })
    const browser = await atCheckout(id)
    const fields = await filled(browser)
    await bench.program.shop.staff.changeProduct(id, { regularCents: 1200 })
    const html = await browser.send('/checkout/', fields)
    expect(wordsOf(html)).toContain('Je bestelling is veranderd')
    expect(wordsOf(html)).toContain('Totaal € 16,95')
    expect((await order(browser)).to).toContain('order-received')
  })

  it('abuse 6 scripts find what a recalculation changed in one place, also when nothing is left to order', async () => {
    const { staff } = bench.program.shop
    const id = await productOf(bench, 'Zingen', { stock: 4 })
    const browser = await atCheckout(id)
    await browser.get(`/?add-to-cart=${id}&quantity=2`)
    const fields = recalculating(await filled(browser))
    await staff.changeProduct(id, { stock: 1 })
    expect(await browser.send('/checkout/', fields)).toMatch(
      /<div data-part="changes"><div[^>]*role="alert"[^>]*>.*Van ‘Zingen’ zijn er nog 1; het aantal ging van 3 naar 1\./,
    )
    expect(await browser.send('/checkout/', fields)).toContain('<div data-part="changes"></div>')
    await staff.changeProduct(id, { stock: 0 })
    expect((await browser.get('/checkout/')).headers.get('location')).toBe('/cart/')
    expect(await browser.look('/cart/')).toMatch(
      /<div data-part="changes"><div[^>]*role="alert"[^>]*>.*‘Zingen’ is er niet meer/,
    )
  })

  it('abuse 3, abuse 6 a coupon that this customer used up is told at checkout, and leaves the cart', async () => {
    const { shop } = bench.program
    await shop.staff.addCoupon({ code: 'VRIENDEN', kind: 'fixed', amount: 500, limitPerCustomer: 1 })
    const withCoupon = async () => {
      const browser = await atCheckout()
      await browser.post('/cart/', { apply_coupon: '1', coupon_code: 'VRIENDEN' })
      return browser
    }
    const billing_email = 'vriend@voorbeeld.nl'
    expect((await order(await withCoupon(), { billing_email })).to).toContain('order-received')
    for (const sent of [recalculating, (fields: Record<string, string>) => fields]) {
      const again = await withCoupon()
      const fields = sent(await filled(again, { billing_email }))
      expect(wordsOf(await again.send('/checkout/', fields))).toContain(
        'Kortingscode VRIENDEN is weggehaald. Deze code is al zo vaak gebruikt als mocht.',
      )
      expect(wordsOf(await again.look('/cart/'))).not.toContain('VRIENDEN')
    }
  })

  it('abuse 1 a product sold out meanwhile is reported, and not sold', async () => {
    const id = await productOf(bench, 'Laatste', { stock: 1 })
    const [one, other] = [await atCheckout(id), await atCheckout(id)]
    const fields = await filled(other)
    expect((await order(one)).to).toContain('order-received')
    const refused = await other.post('/checkout/', fields)
    expect(refused.headers.get('location')).toBe('/checkout/')
    expect((await other.get('/checkout/')).headers.get('location')).toBe('/cart/')
    expect(wordsOf(await other.look('/cart/'))).toContain('‘Laatste’ is er niet meer')
  })
})

describe('a session that ends at checkout', () => {
  const changed = `${password}-2`

  /** Fills in the form as a customer, whose session then ends: another password was set elsewhere. */
  async function left(email: string) {
    const browser = await accountTest(bench, site).customer(email)
    await browser.get(`/?add-to-cart=${guide}`)
    const fields = await filled(browser, { billing_email: email, order_comments: 'Bel even aan' })
    const other = createBrowser(site)
    await other.post('/my-account/', { email, password })
    await other.post('/my-account/edit-account/', {
      save_password: '1',
      password_current: password,
      password_1: changed,
    })
    return { browser, fields }
  }
  const typed = { billing_city: 'Utrecht', order_comments: 'Bel even aan', terms: buyer.terms }

  it('SHOP-10, abuse 30 is told once before an order is made without the account; what was typed is kept', async () => {
    const { browser, fields } = await left('verlopen-bij-kassa@schelp.example')
    expect(wordsOf(await browser.send('/checkout/', recalculating(fields)))).not.toContain('uitgelogd')
    const html = await browser.send('/checkout/', fields)
    expect(wordsOf(html)).toMatch(/Je bent intussen uitgelogd\. Log in ?, of bestel zonder account\./)
    expect(html).toMatch(
      /role="alert".*uitgelogd.{0,20}<a href="\/my-account\/\?redirect_to=%2Fcheckout%2F">/,
    )
    const again = formIn(html, '/checkout/')
    expect(again).toMatchObject(typed)
    const placed = await browser.post('/checkout/', { ...again, ...placing })
    expect(placed.headers.get('location')).toContain('order-received')
  })

  it('SHOP-10, abuse 30 who signs in again orders in the account, with what was typed', async () => {
    const email = 'weer-ingelogd@schelp.example'
    const { browser, fields } = await left(email)
    await browser.send('/checkout/', fields)
    const back = { email, password: changed, redirect_to: '/checkout/' }
    const again = formIn(await browser.send('/my-account/', back), '/checkout/')
    expect(again).toMatchObject(typed)
    const placed = await browser.post('/checkout/', { ...again, ...placing })
    expect(placed.headers.get('location')).toContain('order-received')
    expect(wordsOf(await browser.look('/my-account/orders/'))).toMatch(/S-\d{4}-\d{4} 1 artikel/)
  })
})

describe('the delivery address of a customer', () => {
  const theirs = {
    shipping_country: 'BE',
    shipping_postcode: '2000',
    shipping_house_number: '5',
    shipping_address_1: 'Groenplaats',
    shipping_city: 'Antwerpen',
    shipping_first_name: 'Marijke',
    shipping_last_name: 'Hoekstra',
  }
  const same = Object.fromEntries(
    Object.entries(buyer)
      .filter(([name]) => name.startsWith('billing_'))
      .map(([name, value]) => [name.replace('billing_', 'shipping_'), value]),
  )

  /** Opens a browser at checkout for a customer who saved these addresses. */
  async function known(email: string, shipping: Record<string, string>) {
    const browser = await accountTest(bench, site).customer(email)
    await browser.post('/my-account/edit-address/billing/', buyer)
    await browser.post('/my-account/edit-address/shipping/', shipping)
    await browser.get(`/?add-to-cart=${guide}`)
    return browser
  }

  it('SHOP-10 is ticked when it is another than the billing address, and shipping is priced for it', async () => {
    const browser = await known('elders@schelp.example', theirs)
    const html = await browser.look('/checkout/')
    expect(wordsOf(html)).toContain('Verzenden naar België € 9,50 Totaal € 28,00')
    const form = formIn(html, '/checkout/')
    expect(form).toMatchObject({ ship_to_different_address: '1', shipping_city: 'Antwerpen' })
    const placed = await browser.post('/checkout/', { ...form, ...buyer, ...placing })
    const words = wordsOf(await browser.look(placed.headers.get('location') ?? ''))
    expect(words).toContain('Antwerpen')
    expect(words).toContain('€ 28,00')
  })

  it('SHOP-10 is not ticked when it is the billing address, there is none, or the customer unticked it', async () => {
    for (const [email, shipping] of [
      ['zelfde@schelp.example', same],
      ['geen@schelp.example', {}],
    ] as const) {
      const browser = await known(email, shipping)
      const form = formIn(await browser.look('/checkout/'), '/checkout/')
      expect([email, form.ship_to_different_address]).toEqual([email, undefined])
    }
    const browser = await known('uitgevinkt@schelp.example', theirs)
    const { ship_to_different_address: ticked, ...fields } = formIn(
      await browser.look('/checkout/'),
      '/checkout/',
    )
    expect(ticked).toBe('1')
    const html = await browser.send('/checkout/', { ...fields, woocommerce_checkout_update_totals: '1' })
    expect(wordsOf(html)).toContain('Verzenden naar Nederland € 4,95')
  })
})

describe('making an account', () => {
  it('SHOP-10 a bad password is told together with all other mistakes, and alone orders nothing', async () => {
    const browser = await atCheckout()
    const account = { createaccount: '1', account_password: 'kort' }
    const words = wordsOf(
      await browser.send('/checkout/', await filled(browser, { ...account, billing_city: '', terms: '' })),
    )
    expect(words).toContain('Er kloppen nog 3 dingen niet')
    for (const told of ['Vul de plaats in.', 'Dit wachtwoord is te kort', 'Ga akkoord met de voorwaarden'])
      expect(words).toContain(told)
    for (const bad of ['kort', '']) {
      const html = await browser.send(
        '/checkout/',
        await filled(browser, { ...account, account_password: bad }),
      )
      expect(wordsOf(html)).toContain('Er klopt nog iets niet')
      expect(html).toContain('href="#account_password"')
      expect(wordsOf(html)).not.toContain('Je bestelling is veranderd')
    }
    expect((await order(browser, { account_password: password })).to).toContain('order-received')
  })

  /** Its pieces are no other test's. */
  const ownProduct = () => productOf(bench, 'Wandelgids')
  const tokenFor = async (email: string) => {
    const [, token = ''] =
      /confirm\/\?token=(\S+)/.exec((await accountTest(bench, site).mailTo(email))?.text ?? '') ?? []
    return token
  }
  const wishing = (email: string) => ({
    billing_email: email,
    createaccount: '1',
    account_password: password,
  })

  it('SHOP-10, SHOP-12 the page and the mail say what to do; the link signs in and brings the order along', async () => {
    expect(wordsOf(await (await atCheckout()).look('/checkout/'))).toContain(
      'Open die: dan ben je ingelogd en staat deze bestelling in je account.',
    )
    const test = accountTest(bench, site)
    const email = 'eerst-gast@schelp.example'
    await test.buy(createBrowser(site), await ownProduct(), { billing_email: email })
    const guest = createBrowser(site)
    const { to, id } = await test.buy(guest, await ownProduct(), wishing(email))
    expect(wordsOf(await guest.look(to))).toContain(`We hebben een link gemaild naar ${email}.`)
    const { title } = await bench.program.content.settings()
    const mail = await test.mailTo(email)
    expect(mail?.subject).toBe(`Bevestig je account bij ${title}`)
    expect(mail?.text).toContain('Dan ben je meteen ingelogd en staat je bestelling in je account')
    const token = await tokenFor(email)
    expect(await guest.look(`/my-account/confirm/?token=${token}`)).not.toContain('type="password"')
    expect(wordsOf(await guest.send('/my-account/confirm/', { token }))).toContain(
      'Je account is klaar en je bent ingelogd. Je bestelling staat erin.',
    )
    expect((await guest.get(`/my-account/view-order/${id}/`)).status).toBe(200)
    expect(wordsOf(await guest.look(to))).not.toContain('We hebben een link gemaild')
    // Orders of before join by a code, as ever.
    expect(await guest.look('/my-account/orders/')).toMatch(
      /id="eerder-besteld"><h2>Eerder besteld zonder account\?/,
    )
  })

  it('abuse 32 in another browser the link asks for a password, and forgets the one of the form', async () => {
    const email = 'niet-gevraagd@schelp.example'
    await accountTest(bench, site).buy(createBrowser(site), await ownProduct(), wishing(email))
    const token = await tokenFor(email)
    const owner = createBrowser(site)
    const page = await owner.look(`/my-account/confirm/?token=${token}`)
    expect(wordsOf(page)).toContain('Typ het wachtwoord dat je koos, of kies een nieuw.')
    expect(wordsOf(await owner.send('/my-account/confirm/', { token, password: 'kort' }))).toContain(
      'Dit wachtwoord is te kort',
    )
    await owner.post('/my-account/confirm/', { token, password: 'alleen-van-de-eigenaar' })
    expect(wordsOf(await owner.look('/my-account/'))).toContain('Dag Marijke')
    const stranger = createBrowser(site)
    await stranger.post('/my-account/', { email, password })
    expect(stranger.cookie('schelp.session_token')).toBeUndefined()
  })

  it('abuse 9 the page says the same when the address has an account already', async () => {
    const test = accountTest(bench, site)
    const email = 'al-klant@schelp.example'
    await test.customer(email)
    const guest = createBrowser(site)
    const { to } = await test.buy(guest, await ownProduct(), wishing(email))
    expect(wordsOf(await guest.look(to))).toContain(`We hebben een link gemaild naar ${email}.`)
    expect((await test.mailTo(email))?.text).toContain('Dan haal je die bestelling daarna in je account op')
  })
})

describe('access to an order', () => {
  it('abuse 8 a shared link shows no name, address or e-mail until the buyer’s address is given', async () => {
    const browser = await atCheckout()
    const { to } = await order(browser)
    const stranger = createBrowser(site)
    const page = await stranger.get(to)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const words = wordsOf(await page.text())
    expect(words).not.toMatch(/Marijke|Hoekstra|Oudegracht|voorbeeld\.nl/)
    expect(words).toContain('Ben jij de besteller?')
    const wrong = await stranger.post(to, { email: 'iemand@voorbeeld.nl' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).not.toContain('Oudegracht')
    expect(await (await stranger.post(to, { email: 'MARIJKE@voorbeeld.nl' })).text()).toContain('Oudegracht')
  })

  it('abuse 8 tried numbers with another key, or none, all give the same 404', async () => {
    const { to } = await order(await atCheckout())
    const key = to.split('key=')[1] ?? ''
    const id = Number(/\/(\d+)\//.exec(to)?.[1])
    const stranger = createBrowser(site)
    const asked = [
      `${id}/`,
      `${id}/?key=`,
      `${id}/?key=${key.slice(0, -1)}_`,
      `${id + 1}/?key=${key}`,
      '999999999/?key=x',
      'x/?key=x',
    ]
    for (const path of asked)
      for (const kind of ['order-received', 'order-pay']) {
        const answer = await stranger.get(`/checkout/${kind}/${path}`)
        expect([path, answer.status]).toEqual([path, 404])
      }
  })

  it('SHOP-11 an unpaid order can be paid in another way', async () => {
    const browser = await atCheckout()
    const { to } = await order(browser)
    expect(to).toContain('/order-received/')
    const pay = to.replace('order-received', 'order-pay')
    const html = await browser.look(pay)
    expect(wordsOf(html)).toContain('Hoe wil je betalen?')
    expect((await browser.post(pay, { payment_method: 'goud' })).headers.get('location')).toBe(pay)
    expect((await browser.post(pay, { payment_method: 'bacs' })).headers.get('location')).toBe(to)
  })
})

it('SHOP-11 the page that pays an order says what is still due, where it is less than the total', async () => {
  const browser = await atCheckout()
  const { to } = await order(browser)
  const pay = to.replace('order-received', 'order-pay')
  const due = async () =>
    /Nog te betalen € (\d+,\d\d)/.exec(wordsOf(await browser.look(pay)).replaceAll('\u00a0', ' '))?.[1]
  expect(await due()).toBeUndefined()
  const id = Number(/\/(\d+)\//.exec(to)?.[1])
  const { orders } = bench.program.shop
  const { totalCents = 0 } = (await orders.details(id)) ?? {}
  await orders.receivePayment(id, totalCents, '1')
  await orders.refund(id, { cents: 500 }, '1')
  await orders.step(id, 'cancelled', '1')
  await orders.refund(id, {}, '1')
  await orders.step(id, 'pending', '1')
  expect(await due()).toBe(((totalCents - 500) / 100).toFixed(2).replace('.', ','))
})

describe('what is said of a bank transfer', () => {
  const shipped = 'We verzenden zodra het geld er is.'
  const plain = 'Zodra het geld er is, krijg je een bericht.'

  it('SHOP-10, SHOP-11 speaks of shipping only to those who get a parcel, at checkout and when they pay later', async () => {
    const browser = await atCheckout()
    expect(wordsOf(await browser.look('/checkout/'))).toContain(shipped)
    const sent = await order(browser)
    expect(wordsOf(await browser.look(sent.to.replace('order-received', 'order-pay')))).toContain(shipped)
    const download = await productOf(bench, 'Fietsgids', { virtual: true, fileIds: [12] })
    for (const [id, change] of [
      [download, { download_consent: '1' }],
      [guide, { 'shipping_method[0]': 'local_pickup' }],
    ] as const) {
      const other = await atCheckout(id)
      const shown = await other.send('/checkout/', recalculating(await filled(other, change)))
      const { to } = await order(other, change)
      expect(to).toContain('/order-received/')
      for (const html of [shown, await other.look(to.replace('order-received', 'order-pay'))]) {
        expect(wordsOf(html)).toContain(plain)
        expect(wordsOf(html)).not.toContain(shipped)
      }
    }
  })
})

describe('withdrawing', () => {
  const typed = { name: 'Marijke Hoekstra', email: 'marijke@voorbeeld.nl', text: '' }

  it('SHOP-20 is linked on every page, takes two steps and no sign-in, and gives a receipt with its time', async () => {
    const browser = createBrowser(site)
    for (const path of ['/', '/shop/', '/my-account/', '/bestaat-niet/'])
      expect([path, await browser.look(path)]).toEqual([
        path,
        expect.stringMatching(/<a[^>]*href="\/herroepen\/">Overeenkomst herroepen hier<\/a>/),
      ])
    const check = await browser.send('/herroepen/', { ...typed, order: 'S-2026-0001', step: 'check' })
    expect(wordsOf(check)).toContain('Klopt dit?')
    expect((await bench.program.shop.orders.withdrawals({ page: 1, perPage: 5 })).total).toBe(0)
    const received = await browser.send('/herroepen/', { ...formIn(check, '/herroepen/'), step: 'confirm' })
    expect(wordsOf(received)).toMatch(/We hebben je herroeping ontvangen op \d+ \w+ \d{4}/)
    expect((await bench.program.shop.orders.withdrawals({ page: 1, perPage: 5 })).total).toBe(1)
  })

  it('abuse 9 gives the same answer whether the order exists or not', async () => {
    const { to } = await order(await atCheckout())
    const id = Number(/\/(\d+)\//.exec(to)?.[1])
    const number = (await bench.program.shop.orders.details(id))?.number ?? ''
    const said = async (order: string) => {
      const words = wordsOf(
        await createBrowser(site).send('/herroepen/', { ...typed, order, step: 'confirm' }),
      )
      return words.replaceAll(/\d{1,2}:\d{2}/g, '')
    }
    expect(await said(number)).toBe(await said('S-2026-9999'))
  })

  it('SHOP-20 says what is missing, and keeps the typed values', async () => {
    const html = await createBrowser(site).send('/herroepen/', {
      ...typed,
      order: '',
      email: 'mis',
      step: 'check',
    })
    expect(wordsOf(html)).toContain('Vul het bestelnummer in.')
    expect(html).toContain('href="#email"')
    expect(formIn(html, '/herroepen/')).toMatchObject({ name: 'Marijke Hoekstra', email: 'mis' })
  })
})

describe('hostile buyers', () => {
  it('abuse 22, abuse 34 a house is refused after many orders, not after many mistakes', async () => {
    const house = '203.0.113.34'
    const browser = await atCheckout(guide, house)
    const mistaken = await filled(browser, { terms: '' })
    for (let time = 0; time < 45; time++) await browser.post('/checkout/', mistaken)
    expect((await order(browser)).to).toContain('order-received')
    for (let time = 0; time < 39; time++) await bench.program.limits.consume('checkout', house)
    const next = await atCheckout(guide, house)
    const html = await next.send('/checkout/', await filled(next))
    expect(wordsOf(html)).toContain('Er is te vaak besteld vanaf deze plek.')
    expect(formIn(html, '/checkout/')).toMatchObject({ billing_last_name: 'Hoekstra' })
    expect((await order(await atCheckout())).to).toContain('order-received')
  })

  it('abuse 22 withdrawals and guesses of an address are rate-limited', async () => {
    const { to } = await order(await atCheckout())
    const stranger = createBrowser(site)
    for (let time = 0; time < 10; time++) await stranger.post(to, { email: `poging${time}@voorbeeld.nl` })
    const guessed = await stranger.post(to, { email: 'marijke@voorbeeld.nl' })
    expect(await guessed.text()).not.toContain('Oudegracht')
    const withdrawal = { name: 'Wie', email: 'wie@voorbeeld.nl', order: '1', text: '', step: 'confirm' }
    for (let time = 0; time < 10; time++) await stranger.post('/herroepen/', withdrawal)
    const before = (await bench.program.shop.orders.withdrawals({ page: 1, perPage: 1 })).total
    await stranger.post('/herroepen/', withdrawal)
    expect((await bench.program.shop.orders.withdrawals({ page: 1, perPage: 1 })).total).toBe(before)
  })

  it('abuse 22 withdrawals fill nobody’s mailbox with receipts', async () => {
    const withdrawal = { name: 'Wie', order: '1', text: '', step: 'confirm' }
    const send = (email: string) => createBrowser(site).post('/herroepen/', { ...withdrawal, email })
    const receipts = async (words: string) =>
      (await bench.program.mailbox.list({ words, page: 1, perPage: 1 })).total
    for (let time = 0; time < 5; time++) await send('vol@voorbeeld.nl')
    await send('laatste@voorbeeld.nl')
    await vi.waitFor(async () => expect(await receipts('laatste@voorbeeld.nl')).toBe(1))
    expect(await receipts('vol@voorbeeld.nl')).toBe(3)
  })

  it('abuse 15, abuse 16 a buyer’s text is text wherever it is shown, and begins no mail header', async () => {
    const browser = await atCheckout()
    const { to } = await order(browser, {
      billing_first_name: '<script>alert(1)</script>',
      billing_last_name: 'X\r\nBcc: a@b.nl',
      order_comments: '<img src=x onerror=alert(1)>',
    })
    expect(to).toContain('order-received')
    for (const path of [to, to.replace('order-received', 'order-pay')])
      expect([path, await browser.look(path)]).toEqual([
        path,
        expect.not.stringMatching(/<script>alert|<img src=x/),
      ])
    const id = Number(/\/(\d+)\//.exec(to)?.[1])
    expect((await bench.program.shop.orders.details(id))?.billing.lastName).toBe('X Bcc: a@b.nl')
  })
})
