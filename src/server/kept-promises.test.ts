import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../platform/rate-limit.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../staff-api/testing.ts'
import type { TestSite } from '../testing.ts'
import { type AccountTest, accountTest, password } from './account/testing.ts'
import { createBrowser, openTestShop, productOf, type TestBrowser, wordsOf } from './shop/testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let form: string
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  test = accountTest(bench, site)
  const props = { id: 'form-1', title: 'Aanmelden', confirm: true, confirmText: 'Je staat op de lijst.' }
  const entry = await bench.program.content.addEntry({
    type: 'page',
    title: 'Aanmelden',
    status: 'published',
    document: { root: { props: {} }, content: [{ type: 'form', props }] },
  })
  form = `/formulier/${entry.documentId}/form-1/`
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

type Stranger = () => TestBrowser
/** Each from another house, so that only the address is counted. */
const stranger: Stranger = () => createBrowser(site)
const mailsTo = (email: string) => wholeMails(bench.program, email)
const tokenIn = (text = '') => decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
/** Lets a day pass for every limit that is counted by address. */
const nextDay = () => bench.program.handle.pool.query('truncate platform_rate_limits')
/** The page without what differs between any two visits. */
const said = (page: string, own: string) => wordsOf(page).replaceAll(own, '…')

/** What strangers use up with an address, and how its owner still gets what the answer promised. */
const promises: Readonly<Record<string, () => Promise<void>>> = {
  async 'link-address'() {
    const email = 'wachtwoord@schelp.example'
    await test.customer(email)
    const ask = (browser: TestBrowser) => browser.send('/my-account/lost-password/', { email: email })
    const first = said(await ask(stranger()), email)
    const links = async () => (await mailsTo(email)).filter(({ subject }) => /nieuw wachtwoord/.test(subject))
    await expect.poll(async () => (await links()).length).toBe(1)
    for (let turn = 1; turn < limits['link-address'].points + 2; turn += 1) await ask(stranger())
    expect(said(await ask(stranger()), email)).toBe(first)
    await expect.poll(async () => (await links()).length).toBe(limits['link-address'].points)
    for (const { text } of await links())
      expect(await bench.program.accounts.isResetLink(tokenIn(text))).toBe(true)
  },

  async 'register-address'() {
    const email = 'nieuw-hier@schelp.example'
    const register = (browser: TestBrowser) =>
      browser.send('/my-account/', { register: '1', name: 'Anna', email, password })
    const first = said(await register(stranger()), email)
    for (let turn = 0; turn < limits['register-address'].points + 2; turn += 1)
      await stranger().send('/my-account/', {
        register: '1',
        name: 'X',
        email,
        password: `vreemd-woord-${turn}`,
      })
    // Beyond the limit, an order that wished for an account still joins it, by whichever link is followed.
    const guide = await productOf(bench, 'Gids voor onderweg')
    const browser = stranger()
    const wish = { billing_email: email, createaccount: '1', account_password: password }
    const { id } = await test.buy(browser, guide, wish)
    const links = (await mailsTo(email)).filter(({ text }) => tokenIn(text) !== '')
    expect(said(await register(stranger()), email)).toBe(first)
    const token = tokenIn(links[0]?.text)
    const page = await browser.send('/my-account/confirm/', { token, password: 'heel-nieuw-woord-9' })
    expect(wordsOf(page)).toContain(String(id))
    expect(wordsOf(await browser.look('/my-account/orders/'))).toContain(String(id))
  },

  async 'stock-alert-address'() {
    const email = 'wacht-op-veel@schelp.example'
    const ask = async (title: string) => {
      const product_id = String(await productOf(bench, title, { stock: 0 }))
      return said(await stranger().send('/weer-op-voorraad/', { product_id, email }), title)
    }
    const first = await ask('Vreemd 0')
    const { points } = limits['stock-alert-address']
    for (let turn = 1; turn < points; turn += 1) await ask(`Vreemd ${turn}`)
    for (const title of ['Schelp van glas', 'Staf van es']) expect(await ask(title)).toBe(first)
    expect(await mailsTo(email)).toHaveLength(points)
    await bench.program.shop.catalogue.mailHeldLinks()
    expect(await mailsTo(email), 'not on the same day').toHaveLength(points)

    await nextDay()
    // Who asks on is no quicker than what waits.
    for (let turn = 0; turn < points; turn += 1) await ask(`Later ${turn}`)
    expect(await mailsTo(email)).toHaveLength(points)
    await bench.program.shop.catalogue.mailHeldLinks()
    await bench.program.shop.catalogue.mailHeldLinks()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(points + 1)
    const links = [...(mails[0]?.text ?? '').matchAll(/^(.+):\n\S+token=(\S+)$/gm)]
    expect(links.map(([, title]) => title)).toEqual([
      'Schelp van glas',
      'Staf van es',
      ...Array.from({ length: points }, (_, turn) => `Later ${turn}`),
    ])
    const [, , token = ''] = links[1] ?? []
    expect(wordsOf(await stranger().look(`/weer-op-voorraad/?token=${token}`))).toContain('Staf van es')
    expect(wordsOf(await stranger().send('/weer-op-voorraad/', { token }))).toContain('één bericht')
  },

  async 'form-confirm'() {
    const email = 'formulier@schelp.example'
    const send = (message: string) =>
      stranger().send(form, {
        'veld-naam': 'Anna',
        'veld-e-mailadres': email,
        'veld-bericht': message,
        pagina: '/',
      })
    const first = wordsOf(await send('Ik kom.'))
    const { points } = limits['form-confirm']
    for (let turn = 0; turn < points; turn += 1) await send(`Van een vreemde ${turn}`)
    expect(wordsOf(await send('Ik kom toch niet.'))).toBe(first)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(points)
    // Each says what the next would.
    expect(new Set(mails.map(({ subject, text }) => subject + text)).size).toBe(1)
    expect((await bench.call('editor', 'form-entries')).body.data).toHaveLength(points + 2)
  },
}

describe('abuse 34 beyond a limit on an address', () => {
  it('each limit has its promise here', () => {
    const byAddress = Object.entries(limits).filter(([, { by }]) => by === 'mail address')
    expect(Object.keys(promises).sort()).toEqual(byAddress.map(([name]) => name).sort())
  })

  it.each(Object.keys(promises))(
    '%s: the answer stays the same, and what it promised holds',
    async (name) => {
      await promises[name]?.()
    },
  )

  it('registrations of strangers take nobody’s link for a new password, nor the other way round', async () => {
    const email = 'al-bekend@schelp.example'
    await test.customer(email)
    for (let turn = 0; turn < 5; turn += 1)
      await stranger().send('/my-account/', { register: '1', name: 'X', email, password })
    await stranger().send('/my-account/lost-password/', { email: email })
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject).join()
    await expect.poll(subjects).toContain('nieuw wachtwoord')

    const unknown = 'nog-onbekend@schelp.example'
    for (let turn = 0; turn < 5; turn += 1)
      await stranger().send('/my-account/lost-password/', { email: unknown })
    await stranger().send('/my-account/', { register: '1', name: 'Anna', email: unknown, password })
    expect(tokenIn((await mailsTo(unknown))[0]?.text)).not.toBe('')
  })
})

describe('abuse 34 beyond a limit of a house', () => {
  it('a stock alert is refused in words, with what was typed', async () => {
    const product_id = String(await productOf(bench, 'Pelgrimsfles', { stock: 0 }))
    const house = createBrowser(site, '203.0.113.7')
    for (let turn = 0; turn < limits['stock-alert'].points; turn += 1)
      await house.post('/weer-op-voorraad/', { product_id, email: `huis-${turn}@voorbeeld.example` })
    const answer = await house.post('/weer-op-voorraad/', { product_id, email: 'te-veel@voorbeeld.example' })
    const page = await answer.text()
    expect([answer.status, wordsOf(page)]).toEqual([429, expect.stringContaining('over een uur')])
    expect(page).toContain('value="te-veel@voorbeeld.example"')
    expect(await mailsTo('te-veel@voorbeeld.example')).toEqual([])
    await stranger().send('/weer-op-voorraad/', { product_id, email: 'te-veel@voorbeeld.example' })
    expect(await mailsTo('te-veel@voorbeeld.example')).toHaveLength(1)
  })

  it('a consent is refused with 429, and the log goes on for every other house', async () => {
    const post = (house: string, path: string, fields: Record<string, string>) =>
      createBrowser(site, house).post(path, fields)
    const save = (house: string) =>
      post(house, '/wp-admin/admin-ajax.php', {
        action: 'cn_save_cases',
        data: JSON.stringify({ choice: 'accepted', purposes: ['video'], receipt: 'abc-123' }),
      })
    const logged = async () => (await bench.program.statistics.consents({ page: 1, perPage: 1 })).total
    const flood = '203.0.113.9'
    const { points } = limits.consent
    const statuses: number[] = []
    for (let turn = 0; turn < points + 20; turn += 20)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => save(flood))))
        statuses.push(status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(points)
    expect(await logged()).toBe(points)
    const refused = await save(flood)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await post(flood, '/toestemming/', { choice: 'accept' })).status).toBe(429)
    expect(await logged(), 'nothing is kept that was refused').toBe(points)
    expect((await save('198.51.100.4')).status).toBe(200)
    expect((await post('198.51.100.5', '/toestemming/', { choice: 'accept' })).status).toBe(303)
    expect(await logged()).toBe(points + 2)
  })
})
