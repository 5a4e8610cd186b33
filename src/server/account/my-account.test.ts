import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { postedForms } from '../forms/posted-forms.ts'
import { createCartActions } from '../shop/cart.ts'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
  type TestBrowser,
  wordsOf,
} from '../shop/testing.ts'
import { type AccountTest, accountTest, password } from './testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  guide = await productOf(bench, 'Gids')
  test = accountTest(bench, site)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const customer = (email: string) => test.customer(email)
const mailTo = (address: string) => test.mailTo(address)
/** The token of a link to choose a new password. */
async function linkFor(email: string): Promise<string> {
  await createBrowser(site).post('/my-account/lost-password/', { email })
  return vi.waitFor(async () => {
    const [, token] = /lost-password\/\?token=(\S+)/.exec((await mailTo(email))?.text ?? '') ?? []
    return token ?? expect.fail('no link yet')
  })
}
const buy = (browser: TestBrowser, change?: Record<string, string>) => test.buy(browser, guide, change)

const rooms = [
  '',
  'orders/',
  'downloads/',
  'edit-address/',
  'edit-address/billing/',
  'edit-address/verzending/',
  'edit-account/',
  'passkeys/',
  'my-data/',
]

describe('the account', () => {
  it('SHOP-12 is created, confirmed and opened; all its pages exist', async () => {
    const browser = await customer('nieuw@schelp.example')
    expect(wordsOf(await browser.look('/my-account/'))).toContain('Dag Marijke')
    for (const room of rooms) {
      const answer = await browser.get(`/my-account/${room}`)
      expect([room, answer.status, answer.headers.get('cache-control')]).toEqual([
        room,
        200,
        'private, no-store',
      ])
    }
  })

  it('SHOP-12 asks visitors who are not signed in to sign in first, and leads back', async () => {
    for (const room of [...rooms.slice(1), 'view-order/1/']) {
      const answer = await createBrowser(site).get(`/my-account/${room}`)
      expect([room, answer.headers.get('location')]).toEqual([
        room,
        `/my-account/?redirect_to=${encodeURIComponent(`/my-account/${room}`)}`,
      ])
    }
  })

  it('abuse 18 is not signed out by opening a link', async () => {
    const browser = await customer('blijft@schelp.example')
    await browser.get('/my-account/customer-logout/')
    expect(wordsOf(await browser.look('/my-account/'))).toContain('Dag Marijke')
    await browser.post('/my-account/customer-logout/', {})
    expect(wordsOf(await browser.look('/my-account/'))).toContain('Inloggen')
  })

  it('abuse 9 registering gives the same answer for an address that has an account', async () => {
    await customer('bekend@schelp.example')
    const said = async (email: string) =>
      wordsOf(await createBrowser(site).send('/my-account/', { register: '1', name: 'X', email, password }))
    expect(await said('bekend@schelp.example')).toBe(await said('onbekend@schelp.example'))
  })

  it('SHOP-12 everything that is wrong with a registration is told at once', async () => {
    const html = await createBrowser(site).send('/my-account/', {
      register: '1',
      email: 'geen adres',
      password: '',
    })
    expect(html).toContain('href="#reg_email"')
    expect(html).toContain('href="#reg_password"')
  })

  it('SHOP-13 every password field of every form has its labels', async () => {
    const { program } = bench
    const actions = createCartActions({
      ...program,
      siteUrl: site.address,
      customerOf: async () => undefined,
    })
    const paths = postedForms(program, actions).map(({ path }) =>
      path.replace(':kind', 'billing').replace(/:\w+/g, '12'),
    )
    const browser = await customer('velden@schelp.example')
    const guest = createBrowser(site)
    await guest.get(`/?add-to-cart=${guide}`)
    const asking = new Set<string>()
    const check = (path: string, html: string) => {
      const fields = html.match(/type="password"/g)?.length ?? 0
      const labels = /data-show="Wachtwoord weergeven" data-hide="Wachtwoord verbergen"/g
      expect([path, html.match(labels)?.length ?? 0]).toEqual([path, fields])
      if (fields > 0) asking.add(path)
    }
    const token = await linkFor('velden@schelp.example')
    for (const path of paths) {
      for (const visitor of [guest, browser]) check(path, await visitor.look(`${path}?token=${token}`))
      check(path, await (await createBrowser(site).post(path, {})).text())
    }
    check('wrong', await browser.send('/my-account/edit-account/', { save_password: '1' }))
    expect([...asking].sort()).toEqual([
      '/checkout/',
      '/my-account/',
      '/my-account/edit-account/',
      '/my-account/lost-password/',
      '/my-account/passkeys/',
      '/my-account/two-step/',
      'wrong',
    ])
  })
})

it('SHOP-12 a link to choose a new password that was used or never sent says so before one is typed', async () => {
  await customer('vergeten@schelp.example')
  const token = await linkFor('vergeten@schelp.example')
  const browser = createBrowser(site)
  const path = '/my-account/lost-password/'
  expect(wordsOf(await browser.look(`${path}?token=${token}`))).toContain('Nieuw wachtwoord')
  await browser.post(path, { token, password: 'een nieuw wachtwoord' })
  for (const dead of [token, 'verzonnen'])
    expect(wordsOf(await browser.look(`${path}?token=${dead}`))).toContain('Deze link werkt niet meer')
})

it('SHOP-12 a confirmation that was pressed before says what then, with a link', async () => {
  const browser = createBrowser(site)
  const html = await browser.send('/my-account/confirm/', { token: 'gebruikt' })
  expect(wordsOf(html)).toContain(
    'Deze link werkt niet meer. Heb je je account al bevestigd? Log dan in; anders vraag je hem opnieuw aan. Mijn account',
  )
  expect(html).toMatch(/<a[^>]*href="\/my-account\/"[^>]*>Mijn account<\/a>/)
})

it('SHOP-12 an address that is kept is shown, also without a city', async () => {
  const browser = await customer('zonder-plaats@schelp.example')
  const path = '/my-account/edit-address/facturatie/'
  const page = wordsOf(await browser.send(path, { ...buyer, billing_city: '' }))
  expect(page).toContain('Oudegracht 14 bis')
  expect(page.match(/Nog geen adres\./g)).toHaveLength(1)
  const empty = Object.keys(buyer).map((name) => [name, ''])
  const emptied = await browser.send(path, { ...Object.fromEntries(empty), billing_country: 'NL' })
  expect(wordsOf(emptied).match(/Nog geen adres\./g)).toHaveLength(2)
})

describe('orders of a customer', () => {
  it('SHOP-12 are listed in the account, and can be ordered again', async () => {
    const browser = await customer('koper@schelp.example')
    const { id } = await buy(browser, { billing_email: 'koper@schelp.example' })
    const number = (await bench.program.shop.orders.details(id))?.number ?? ''
    expect(wordsOf(await browser.look('/my-account/orders/'))).toContain(number)
    const page = wordsOf(await browser.look(`/my-account/view-order/${id}/`))
    expect(page).toContain('Wacht op betaling')
    expect(page).toContain('Oudegracht 14 bis')
    expect(page).toContain('Overeenkomst herroepen hier')
    const again = await browser.send(`/my-account/view-order/${id}/`, { deed: 'again' })
    expect(wordsOf(again)).toContain('Wat nog te koop is, ligt in je mand.')
    expect(wordsOf(again)).toContain('1 artikel')
  })

  it('SHOP-20 say in the account when a withdrawal was received', async () => {
    const email = 'herroept@schelp.example'
    const browser = await customer(email)
    const { id } = await buy(browser, { billing_email: email })
    const look = async () => wordsOf(await browser.look(`/my-account/view-order/${id}/`))
    const order = (await bench.program.shop.orders.details(id))?.number ?? ''
    const withdraw = (email: string) =>
      browser.post('/herroepen/', { order, email, name: 'Marijke', text: '', step: 'confirm' })
    await withdraw('ander@schelp.example')
    expect(await look()).toContain('kun je zonder reden van je bestelling af')
    await withdraw(email)
    const page = await look()
    expect(page).toMatch(/Herroeping ontvangen op \d+ \w+ \d{4}\./)
    expect(page).not.toContain('kun je zonder reden van je bestelling af')
  })

  it('SHOP-12 a hundred of them are listed on pages; after the last page there is none', async () => {
    const browser = await customer('honderd@schelp.example')
    expect(wordsOf(await browser.look('/my-account/orders/'))).toContain('Je hebt hier nog niets besteld.')
    const { id } = await buy(browser, { billing_email: 'honderd@schelp.example' })
    await bench.program.handle.db.execute(sql`
      insert into shop_orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object(
        'id', 100000 + n, 'key', 'copy ' || n, 'checkout_key', null, 'placed_at', o.placed_at - n * interval '1 day'
      ))).* from shop_orders o, generate_series(1, 99) n where o.id = ${id}`)
    const seen = new Set<string>()
    for (const page of ['', 'page/2/', 'page/3/', 'page/4/', 'page/5/']) {
      const html = await browser.look(`/my-account/orders/${page}`)
      const links = [...html.matchAll(/href="\/my-account\/view-order\/(\d+)\/"/g)].map(
        ([, order = '']) => order,
      )
      expect([page, new Set(links).size]).toEqual([page, 20])
      for (const order of links) seen.add(order)
    }
    expect(seen.size).toBe(100)
    for (const page of ['page/6/', 'page/0/', 'page/x/'])
      expect([page, (await browser.get(`/my-account/orders/${page}`)).status]).toEqual([page, 404])
  })

  it('SHOP-12, abuse 9 another e-mail address needs the password; the name does not', async () => {
    const email = 'open@schelp.example'
    const browser = await customer(email)
    const send = (change: Record<string, string>) =>
      browser.send('/my-account/edit-account/', {
        account_name: 'Marijke van Dam',
        account_email: email,
        save_account_details: '1',
        ...change,
      })
    const own = await bench.program.accounts.personOf(email)
    const profile = () => bench.program.accounts.profile(String(own.userId))
    for (const account_password of ['', 'geraden-woord']) {
      const refused = await send({ account_email: 'dief@schelp.example', account_password })
      expect(wordsOf(refused)).toContain('Vul je huidige wachtwoord in om je e-mailadres te veranderen')
      expect(formIn(refused, '/my-account/edit-account/')).toMatchObject({
        account_email: 'dief@schelp.example',
        account_password: '',
      })
    }
    expect((await profile())?.name).not.toBe('Marijke van Dam')
    await send({})
    expect((await profile())?.name).toBe('Marijke van Dam')
    await send({ account_email: 'nieuw-open@schelp.example', account_password: password })
    expect((await mailTo('nieuw-open@schelp.example'))?.text).toContain('/my-account/confirm/')
  })

  it('SHOP-12 a form whose session has ended comes back with the typed values, and saves nothing', async () => {
    const email = 'verlopen@schelp.example'
    const browser = await customer(email)
    const other = createBrowser(site)
    await other.post('/my-account/', { email, password })
    const change = { save_password: '1', password_current: password, password_1: `${password}-2` }
    await other.post('/my-account/edit-account/', change)
    const address = { billing_city: 'Onnen', billing_address_1: 'Jacobspad' }
    const again = await browser.send('/my-account/edit-address/billing/', address)
    expect(wordsOf(again)).toContain('Je bent intussen uitgelogd')
    expect(formIn(again, '/my-account/edit-address/billing/')).toMatchObject(address)
    expect(again).not.toContain('Mijn gegevens')
    expect(await other.look('/my-account/edit-address/')).not.toContain('Onnen')
    const details = { account_name: 'Marijke van Dam', account_email: email }
    const form = await browser.send('/my-account/edit-account/', { ...details, save_account_details: '1' })
    expect(formIn(form, '/my-account/edit-account/')).toMatchObject(details)
    // Passwords must be typed again.
    const secret = await browser.send('/my-account/edit-account/', {
      ...change,
      password_1: 'geheim-en-lang',
    })
    expect(secret).not.toContain('geheim-en-lang')
  })

  it('SHOP-10 address and choices of the last order are filled in at checkout', async () => {
    const browser = await customer('vaste@schelp.example')
    await buy(browser, { billing_email: 'vaste@schelp.example', 'shipping_method[0]': 'local_pickup' })
    await browser.get(`/?add-to-cart=${guide}`)
    expect(formIn(await browser.look('/checkout/'), '/checkout/')).toMatchObject({
      billing_city: 'Utrecht',
      billing_house_number: '14',
      billing_email: 'vaste@schelp.example',
      'shipping_method[0]': 'local_pickup',
      payment_method: 'bacs',
    })
  })

  it('abuse 8 another customer’s order does not exist, whatever its number, and cannot be ordered again', async () => {
    const { id } = await buy(await customer('een@schelp.example'), { billing_email: 'een@schelp.example' })
    const other = await customer('twee@schelp.example')
    for (const number of [id, id - 1, id + 1, 999_999_999])
      expect((await other.get(`/my-account/view-order/${number}/`)).status).toBe(404)
    await other.post(`/my-account/view-order/${id}/`, { deed: 'again' })
    expect(wordsOf(await other.look('/cart/'))).toContain('Je mand is leeg')
  })

  it('abuse 8 no page of an account shows data of another customer', async () => {
    const owner = await customer('eigen@schelp.example')
    const street = 'Verborgenstraat'
    const address = { billing_address_1: street, billing_email: 'eigen@schelp.example' }
    const { id } = await buy(owner, address)
    expect(await owner.look('/my-account/edit-address/billing/')).toContain(street)
    const other = await customer('nieuwsgierig@schelp.example')
    for (const room of [...rooms, `view-order/${id}/`, `edit-address/billing/?user=1&id=1&order=${id}`]) {
      const page = await other.look(`/my-account/${room}`)
      expect([room, page.includes(street), page.includes('eigen@schelp')]).toEqual([room, false, false])
    }
  })

  it('abuse 18 a session planted in a browser is replaced at sign-in', async () => {
    const email = 'vastgezet@schelp.example'
    const stranger = await customer('vreemde@schelp.example')
    await customer(email)
    const name = 'schelp.session_token'
    const planted = stranger.cookie(name) ?? ''
    expect(planted).not.toBe('')
    const answer = await fetch(`${site.address}/my-account/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: `${name}=${planted}`, 'x-forwarded-for': '198.51.100.77' },
      body: new URLSearchParams({ email, password }),
    })
    const given = answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`))
    expect(given).toBeDefined()
    expect(given?.split(/[=;]/)[1]).not.toBe(planted)
    // The stranger who planted the session keeps their own account.
    expect(await stranger.look('/my-account/edit-account/')).not.toContain(email)
  })

  it('SHOP-12, abuse 8, 19 the invoice of a paid order is a PDF for its customer alone', async () => {
    const browser = await customer('factuur@schelp.example')
    const { id } = await buy(browser, { billing_email: 'factuur@schelp.example' })
    await bench.program.shop.orders.receivePayment(id, 2345, '1')
    const link = /href="(\/my-account\/view-order\/[^"]*\.pdf)"/.exec(
      await browser.look(`/my-account/view-order/${id}/`),
    )?.[1]
    const paper = await browser.get(link ?? '')
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(paper.headers.get('cache-control')).toBe('private, no-store')
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-')
    for (const other of [createBrowser(site), await customer('ander-mens@schelp.example')])
      expect((await other.get(link ?? '')).status).toBe(404)
  })

  it('SHOP-12, abuse 8 a guest’s orders join only by the mailed code', async () => {
    const { id } = await buy(createBrowser(site), { billing_email: 'gast@schelp.example' })
    const browser = await customer('gast@schelp.example')
    expect((await browser.get(`/my-account/view-order/${id}/`)).status).toBe(404)
    await browser.send('/my-account/orders/', { deed: 'send' })
    const code = /\b(\d{6})\b/.exec((await mailTo('gast@schelp.example'))?.text ?? '')?.[1] ?? ''
    const wrong = await browser.send('/my-account/orders/', { deed: 'join', code: '12' })
    expect(wordsOf(wrong)).toContain('Deze code klopt niet.')
    expect(wordsOf(await browser.send('/my-account/orders/', { deed: 'join', code }))).toContain(
      'Je eerdere bestellingen staan er nu bij.',
    )
    expect((await browser.get(`/my-account/view-order/${id}/`)).status).toBe(200)
  })

  it('SHOP-12 a guest’s cart is merged at sign-in, which is announced once', async () => {
    const email = 'mand@schelp.example'
    const phone = await customer(email)
    await phone.get(`/?add-to-cart=${guide}`)
    await phone.post('/my-account/customer-logout/', {})
    await phone.post('/my-account/', { email, password })
    const desk = createBrowser(site)
    const map = await productOf(bench, 'Sterrenkaart')
    await desk.get(`/?add-to-cart=${map}`)
    const notice = 'Wat je eerder in je mand had, ligt er weer bij.'
    await desk.post('/my-account/', { email, password })
    expect(wordsOf(await desk.look('/my-account/'))).toContain(notice)
    const cart = wordsOf(await desk.look('/cart/'))
    for (const title of ['Gids', 'Sterrenkaart']) expect(cart).toContain(title)
    expect(cart).not.toContain(notice)
  })
})

describe('making an account at checkout', () => {
  it('SHOP-12 is offered, at the account and at checkout, only where staff allow it', async () => {
    const { shop } = bench.program
    const { registration } = await shop.settings()
    const browser = createBrowser(site)
    await browser.get(`/?add-to-cart=${guide}`)
    const offers = async () => [
      (await browser.look('/my-account/')).includes('name="register"'),
      (await browser.look('/checkout/')).includes('name="createaccount"'),
    ]
    await expect.poll(offers).toEqual([true, true])
    try {
      await shop.staff.changeSettings({ registration: { atAccount: false, atCheckout: true } })
      await expect.poll(offers).toEqual([false, true])
      const email = 'dicht@schelp.example'
      await browser.post('/my-account/', { register: '1', name: 'X', email, password })
      expect(await mailTo(email)).toBeUndefined()
      await shop.staff.changeSettings({ registration: { atAccount: true, atCheckout: false } })
      await expect.poll(offers).toEqual([true, false])
      await buy(browser, { billing_email: email, createaccount: '1', account_password: password })
      const { mails } = await bench.program.mailbox.list({ words: email, page: 1, perPage: 9 })
      expect(mails.filter(({ subject }) => subject.startsWith('Bevestig je account'))).toEqual([])
    } finally {
      await shop.staff.changeSettings({ registration })
      await browser.get(`/?add-to-cart=${guide}`)
      await expect.poll(offers).toEqual([true, true])
    }
  })

  it('SHOP-10 asks for an acceptable password, and then mails the link', async () => {
    const browser = createBrowser(site)
    await browser.get(`/?add-to-cart=${guide}`)
    const fields = {
      ...formIn(await browser.look('/checkout/'), '/checkout/'),
      ...buyer,
      ...placing,
      createaccount: '1',
    }
    const short = await browser.send('/checkout/', { ...fields, account_password: 'kort' })
    expect(wordsOf(short)).toContain('Dit wachtwoord is te kort')
    expect(short).not.toContain('kort"')
    const email = 'samen@schelp.example'
    const again = formIn(await browser.look('/checkout/'), '/checkout/')
    const placed = await browser.post('/checkout/', {
      ...again,
      ...buyer,
      ...placing,
      createaccount: '1',
      billing_email: email,
      account_password: password,
    })
    expect(placed.headers.get('location')).toContain('order-received')
    const { mails } = await bench.program.mailbox.list({ words: email, page: 1, perPage: 9 })
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Bevestig je account/))
  })
})
