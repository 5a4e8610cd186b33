import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { createBrowser, formIn, openTestShop, productOf, wordsOf } from './testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  await bench.program.content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: { root: { props: {} }, content: [{ type: 'product-summary', props: { id: 's' } }] },
  })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const home = '/weer-op-voorraad/'
const mailsTo = async (words: string) => wholeMails(bench.program, words)
const linkTo = async (email: string) => /token=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
/** Sends the form from a new address. */
const ask = (productId: number, email: string) =>
  createBrowser(site).send(home, { product_id: String(productId), email })
const setStock = (productId: number, stock: number) =>
  bench.program.shop.staff.changeProduct(productId, { stock })
const waiting = async () =>
  (await bench.program.handle.db.execute(sql`select 1 from shop_stock_alerts`)).rowCount

describe('Mail mij als het er weer is', () => {
  it('SHOP-17 is on a sold-out product, asks for an address, mails once when it is back, and deletes the address', async () => {
    const { shop } = bench.program
    const pin = await productOf(bench, 'Speldje', { stock: 0 })
    await productOf(bench, 'Gids')
    const email = 'wacht@schelp.example'
    const visitor = createBrowser(site)
    expect(formIn(await visitor.look('/product/speldje/'), home)).toMatchObject({ product_id: String(pin) })
    expect(await visitor.look('/product/gids/')).not.toContain(home)
    expect(wordsOf(await ask(pin, email))).toContain('Er is een bericht onderweg')
    // Opening the link, as mail scanners do, confirms nothing: even with stock, nothing is sent.
    const token = await linkTo(email)
    expect(wordsOf(await visitor.look(`${home}?token=${token}`))).toContain('Ja, mail mij')
    await setStock(pin, 5)
    await shop.catalogue.tellWhoWaits()
    await setStock(pin, 0)
    expect(wordsOf(await visitor.send(home, { token }))).toContain('één bericht')
    await shop.catalogue.tellWhoWaits()
    expect(await mailsTo(email)).toHaveLength(1)
    await setStock(pin, 5)
    await Promise.all([shop.catalogue.tellWhoWaits(), shop.catalogue.tellWhoWaits()])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Speldje is er weer',
      'Bevestig: we mailen je als Speldje er weer is',
    ])
    expect(await waiting()).toBe(0)
    expect(wordsOf(await visitor.send(home, { token }))).toContain('werkt niet meer')
  })

  it('SHOP-17 gives back an invalid address, and leads to a product that is in stock again', async () => {
    const lamp = await productOf(bench, 'Lantaarn', { stock: 0 })
    const page = await ask(lamp, 'geen "adres"')
    expect(wordsOf(page)).toContain('Vul een e-mailadres in')
    expect(formIn(page, home)).toEqual({ product_id: String(lamp), email: 'geen &quot;adres&quot;' })
    await setStock(lamp, 1)
    const late = await createBrowser(site).post(home, {
      product_id: String(lamp),
      email: 'laat@schelp.example',
    })
    expect(late.headers.get('location')).toBe('/product/lantaarn/')
    for (const product_id of ['', 'x', '999999999']) {
      const fields = { product_id, email: 'x@schelp.example' }
      expect((await createBrowser(site).post(home, fields)).headers.get('location')).toBe('/shop/')
    }
  })

  it('SHOP-17 the same link also deletes the address', async () => {
    const bell = await productOf(bench, 'Bel', { stock: 0 })
    const email = 'toch-niet@schelp.example'
    await ask(bell, email)
    const token = await linkTo(email)
    const visitor = createBrowser(site)
    await visitor.send(home, { token })
    expect(wordsOf(await visitor.send(home, { token, deed: 'forget' }))).toContain(
      'We zijn je adres vergeten',
    )
    expect(await waiting()).toBe(0)
  })

  it('abuse 9 gives the same answer to a new address, an unconfirmed one, and a confirmed one', async () => {
    const horn = await productOf(bench, 'Hoorn', { stock: 0 })
    const email = 'bekend@schelp.example'
    const first = wordsOf(await ask(horn, email))
    expect(wordsOf(await ask(horn, email.toUpperCase()))).toBe(first)
    await createBrowser(site).send(home, { token: await linkTo(email) })
    expect(wordsOf(await ask(horn, email))).toBe(first)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('abuse 22 floods no mailbox, from however many visitors and for however many products', async () => {
    const email = 'slachtoffer@schelp.example'
    const said = new Set<string>()
    for (let turn = 0; turn < 9; turn++) {
      const product = await productOf(bench, `Uitverkocht ${turn}`, { stock: 0 })
      said.add(wordsOf(await ask(product, email)).replaceAll(/Uitverkocht \d/g, ''))
    }
    expect(await mailsTo(email)).toHaveLength(6)
    expect(said.size).toBe(1)
    const from = createBrowser(site)
    const last = await productOf(bench, 'Laatste', { stock: 0 })
    for (let turn = 0; turn < 12; turn++)
      await from.send(home, { product_id: String(last), email: `vreemd-${turn}@voorbeeld.example` })
    expect(await mailsTo('@voorbeeld.example')).toHaveLength(10)
  })

  it('SHOP-17 unconfirmed addresses, and those that waited too long, are deleted', async () => {
    const { handle, shop } = bench.program
    await handle.db.execute(sql`delete from shop_stock_alerts`)
    const drum = await productOf(bench, 'Trom', { stock: 0 })
    const emails = ['stil', 'lang', 'kort'].map((name) => `${name}@schelp.example`)
    for (const email of emails) await ask(drum, email)
    for (const email of emails.slice(1)) await createBrowser(site).send(home, { token: await linkTo(email) })
    const age = (email: string | undefined, days: number) =>
      handle.db.execute(
        sql`update shop_stock_alerts set asked_at = now() - ${`${days} days`}::interval where email = ${email}`,
      )
    await age(emails[0], 3)
    await age(emails[1], 366)
    await age(emails[2], 3)
    await shop.sweep()
    const { rows } = await handle.db.execute(sql`select email from shop_stock_alerts`)
    expect(rows).toEqual([{ email: 'kort@schelp.example' }])
  })
})
