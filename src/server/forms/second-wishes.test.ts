import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../platform/rate-limit.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { type AccountTest, accountTest, password } from '../account/testing.ts'
import { createBrowser, openTestShop, productOf, wordsOf } from '../shop/testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  test = accountTest(bench, site)
  guide = await productOf(bench, 'Gids', { stock: 500 })
  const { content } = bench.program
  await content.changeSettings({ comments: { isOn: true } })
  await content.addTemplate({
    role: 'single',
    type: 'post',
    title: 'Nieuws',
    data: { root: { props: {} }, content: [{ type: 'entry-comments', props: { id: 'c' } }] },
  })
  await content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: {
      root: { props: {} },
      content: ['product-summary', 'product-reviews'].map((type) => ({ type, props: { id: type } })),
    },
  })
  await content.addEntry({ type: 'post', title: 'Nieuws', status: 'published' })
  const block = (type: string) => ({ type, props: { id: type, title: 'Contact' } })
  await content.addEntry({
    type: 'page',
    title: 'Contact',
    status: 'published',
    document: { root: { props: {} }, content: [block('form'), block('newsletter-form')] },
  })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

/** Boxes to tick that wish for something besides what the form is for. The next describe tells what becomes of each. */
const wishes = ['createaccount']
/** Boxes that only say more of what the form is for. */
const others = ['remember', 'ship_to_different_address', 'terms', 'download_consent', 'ny', 'nl[]', 'purpose']

it('SHOP-10 every box to tick of a public form is known: a new wish is told of, too', async () => {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${guide}`)
  const member = await test.customer('vinkt@schelp.example')
  const pages = await Promise.all([
    ...['/checkout/', '/my-account/', '/nieuws/nieuws/', '/product/gids/', '/contact/', '/nieuwsbrief/'].map(
      (path) => browser.look(path),
    ),
    ...['/herroepen/', '/toestemming/', '/cart/'].map((path) => browser.look(path)),
    ...['edit-account', 'edit-address/billing', 'orders', 'my-data', 'passkeys', 'two-step'].map((path) =>
      member.look(`/my-account/${path}/`),
    ),
  ])
  const boxes = pages
    .flatMap((page) => page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [])
    .map((tag) => / name="([^"]*)"/.exec(tag)?.[1])
    .filter((name) => name !== undefined)
  expect(boxes).toEqual(expect.arrayContaining(wishes))
  expect([...new Set(boxes)].filter((name) => !wishes.includes(name) && !others.includes(name))).toEqual([])
})

describe('an account that is asked for with an order', () => {
  const subjects = async (email: string) =>
    (await wholeMails(bench.program, email)).map(({ subject }) => subject).join()
  /** Buys and returns what the page says of the account. */
  async function buy(email: string, house?: string): Promise<string> {
    const browser = createBrowser(site, house)
    const wish = { billing_email: email, createaccount: '1', account_password: password }
    const { to } = await test.buy(browser, guide, wish)
    expect(to).toContain('order-received')
    return wordsOf(await browser.look(to))
  }
  const isMailed = expect.stringContaining('We hebben een link gemaild naar')
  const isLate = expect.stringContaining('een account konden we nu niet maken')

  it('SHOP-10 is told of, on the page and by mail, when it can be made', async () => {
    expect(await buy('eerste@schelp.example')).toEqual(isMailed)
    expect(await subjects('eerste@schelp.example')).toContain('Bevestig je account')
  })

  it('SHOP-10 abuse 9 is told of by mail when there is one already', async () => {
    await test.customer('klant@schelp.example')
    expect(await buy('klant@schelp.example')).toEqual(isMailed)
    expect(await subjects('klant@schelp.example')).toContain('Je hebt al een account')
  })

  it('SHOP-10 abuse 34 is told of when the house asked for too many links', async () => {
    const house = '203.0.113.77'
    for (let turn = 0; turn < limits['link-house'].points; turn += 1)
      await createBrowser(site, house).post('/my-account/lost-password/', { email: `x${turn}@a.example` })
    expect(await buy('te-laat@schelp.example', house)).toEqual(isLate)
    expect(await subjects('te-laat@schelp.example')).not.toContain('account')
  })

  it('SHOP-10 abuse 34 holds when the address got too many links: an earlier one brings the order along', async () => {
    const email = 'druk-adres@schelp.example'
    for (let turn = 0; turn < limits['register-address'].points; turn += 1)
      await createBrowser(site).post('/my-account/', { register: '1', name: 'X', email, password })
    expect(await buy(email)).toEqual(isMailed)
    const [mail] = (await wholeMails(bench.program, email)).filter(({ text }) => /token=/.test(text))
    const token = decodeURIComponent(/token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
    const page = await createBrowser(site).send('/my-account/confirm/', { token, password })
    expect(wordsOf(page)).toContain('Je bestelling staat erin.')
  })

  it('SHOP-10 is told of when accounts are not offered any more', async () => {
    const { shop } = bench.program
    const { registration } = await shop.settings()
    await shop.staff.changeSettings({ registration: { ...registration, atCheckout: false } })
    try {
      expect(await buy('niet-meer@schelp.example')).toEqual(isLate)
    } finally {
      await shop.staff.changeSettings({ registration })
    }
  })

  it('SHOP-10 two orders of one form’s password both join', async () => {
    const email = 'twee-keer@schelp.example'
    const browser = createBrowser(site)
    const wish = { billing_email: email, createaccount: '1', account_password: password }
    const ids = [(await test.buy(browser, guide, wish)).id, (await test.buy(browser, guide, wish)).id]
    const token = decodeURIComponent(/token=(\S+)/.exec((await test.mailTo(email))?.text ?? '')?.[1] ?? '')
    await browser.send('/my-account/confirm/', { token })
    for (const id of ids)
      expect([id, (await browser.get(`/my-account/view-order/${id}/`)).status]).toEqual([id, 200])
  })
})

describe('a name and another address in one form', () => {
  it('SHOP-12 are both told of: kept and mailed, or both shown again', async () => {
    const member = await test.customer('naam@schelp.example')
    const change = (name: string, email: string, typed = password) =>
      member.send('/my-account/edit-account/', {
        account_name: name,
        account_email: email,
        account_password: typed,
      })
    expect(wordsOf(await change('Nieuwe Naam', 'elders@schelp.example'))).toContain(
      'Je gegevens zijn bewaard. Bevestig je nieuwe e-mailadres',
    )
    expect(await member.look('/my-account/edit-account/')).toContain('value="Nieuwe Naam"')
    for (let turn = 0; turn < limits['link-account'].points; turn += 1)
      await change('Nieuwe Naam', `elders-${turn}@schelp.example`)
    const page = await change('Nog een naam', 'te-vaak@schelp.example')
    expect(page).toContain('value="Nog een naam"')
    expect(page).toContain('value="te-vaak@schelp.example"')
    expect(wordsOf(page)).toMatch(/te (?:vaak|veel)/)
    expect(await member.look('/my-account/edit-account/'), 'neither was kept').toContain(
      'value="Nieuwe Naam"',
    )
  })
})
