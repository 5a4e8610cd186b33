import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { type AccountTest, accountTest } from '../account/testing.ts'
import { createBrowser, formIn, openTestShop, productOf, type TestBrowser, wordsOf } from './testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  test = accountTest(bench, site)
  guide = await productOf(bench, 'Gids')
  const { content } = bench.program
  await content.addTemplate({
    role: 'single',
    type: 'product',
    title: 'Product',
    data: {
      root: { props: {} },
      content: [
        { type: 'product-summary', props: { id: 's' } },
        { type: 'product-reviews', props: { id: 'r' } },
      ],
    },
  })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const path = '/product/gids/'
const written = (fields: Record<string, string> = {}) => ({
  comment_post_ID: String(guide),
  rating: '4',
  comment: 'Fijn boek',
  author: 'Lezer',
  email: 'lezer@schelp.example',
  ...fields,
})
const stored = async () => {
  const { rows } = await bench.program.handle.db.execute<{ id: number; verified: boolean; helpful: number }>(
    sql`select id, verified, helpful, reports from shop_reviews order by id`,
  )
  return rows
}
/** Places a paid and sent order for a guide; returns its number and key. */
async function buyer(browser: TestBrowser, email: string) {
  const { id } = await test.buy(browser, guide, { billing_email: email })
  const { orders } = bench.program.shop
  await orders.receivePayment(id, 2345, '1')
  await orders.step(id, 'completed', '1')
  const order = await orders.details(id)
  return { id, order: String(id), key: order?.key ?? '' }
}
const send = (browser: TestBrowser, fields: Record<string, string>) =>
  browser.post('/wp-comments-post.php', written(fields))

describe('reviews', () => {
  afterEach(async () => {
    await bench.program.handle.db.execute(sql`delete from shop_reviews`)
    await bench.program.shop.staff.changeSettings({
      reviews: { onlyBuyers: false, invite: false, inviteAfterDays: 10 },
    })
  })

  it('SHOP-04 are verified for signed-in buyers and by invitation; an e-mail address proves nothing', async () => {
    const email = 'koopt@schelp.example'
    const own = await test.customer(email)
    const { order, key } = await buyer(own, email)
    await send(own, { email })
    await send(createBrowser(site), { email: 'gast@schelp.example', order, key })
    await send(createBrowser(site), { email })
    await send(createBrowser(site), { email, order, key: `${key}x` })
    expect((await stored()).map(({ verified }) => verified)).toEqual([true, true, false, false])
    // A refunded product counts as not bought.
    await bench.program.shop.orders.refund(Number(order), { cents: 2345 }, '1')
    await send(own, { email })
    expect((await stored()).at(-1)?.verified).toBe(false)
  })

  it('SHOP-04 are accepted from buyers only when staff choose so', async () => {
    const guest = createBrowser(site)
    const { order, key } = await buyer(guest, 'alleen@schelp.example')
    const { shop } = bench.program
    await shop.staff.changeSettings({ reviews: { onlyBuyers: true, invite: false, inviteAfterDays: 10 } })
    const stranger = createBrowser(site)
    await expect.poll(() => stranger.look(path)).not.toContain('id="commentform"')
    expect(wordsOf(await stranger.look(path))).toContain('Wie dit product hier kocht')
    const refused = await stranger.post('/wp-comments-post.php', written())
    expect(wordsOf(await refused.text())).toContain('Wie dit product hier kocht')
    expect(await stored()).toEqual([])
    const form = formIn(await guest.look(`${path}?order=${order}&key=${key}`), '/wp-comments-post.php')
    expect(form).toMatchObject({ order, key })
    await guest.post('/wp-comments-post.php', { ...form, ...written(), order, key })
    expect(await stored()).toMatchObject([{ verified: true }])
  })

  it('SHOP-04 are marked helpful once by each visitor, sorted by it, and filtered by stars', async () => {
    const { shop } = bench.program
    const ids: number[] = []
    for (const [rating, author] of [
      [5, 'Anna'],
      [2, 'Bram'],
    ] as const) {
      const { email, text } = { email: `${author}@schelp.example`, text: `Van ${author}` }
      const added = await shop.catalogue.addReview({ productId: guide, rating, author, email, text })
      if (added.ok) ids.push(added.value.id)
    }
    for (const id of ids) await shop.staff.changeReview(id, { approved: true })
    const [anna] = ids
    const visitor = createBrowser(site)
    for (let turn = 0; turn < 3; turn++) await visitor.post(`/product-review/${anna}/`, { deed: 'helpful' })
    const other = createBrowser(site)
    expect(await other.send(`/product-review/${anna}/`, { deed: 'helpful' })).toMatch(
      /id="comment-\d+">(?:(?!<\/li>).)*Anna(?:(?!<\/li>).)*Nuttig \(2\)(?:(?!<\/li>).)*Dank je wel/s,
    )
    // Shown once, and to nobody else.
    for (const browser of [other, createBrowser(site)])
      expect((await browser.look(path)).includes('Dank je wel')).toBe(false)
    const wayOf = async (back: string) =>
      (await other.post(`/product-review/${anna}/`, { deed: 'helpful', back })).headers.get('location')
    const chosen = `${path}?sterren=5&volgorde=nuttig`
    expect(await wayOf(chosen)).toBe(`${chosen}#comment-${anna}`)
    for (const back of ['https://evil.example/', '//evil.example', '/my-account/', ''])
      expect(await wayOf(back)).toBe(`${path}#comment-${anna}`)
    expect((await stored()).map(({ helpful }) => helpful)).toEqual([2, 0])
    const authors = async (query: string) =>
      [...(await visitor.look(`${path}${query}`)).matchAll(/review__author">(\w+)/g)].map(([, name]) => name)
    await expect.poll(() => visitor.look(path)).toContain('Nuttig (2)')
    expect(await authors('')).toEqual(['Bram', 'Anna'])
    expect(await authors('?volgorde=nuttig')).toEqual(['Anna', 'Bram'])
    expect(await authors('?sterren=2')).toEqual(['Bram'])
    expect(await authors('?sterren=nul&volgorde=x')).toEqual(['Bram', 'Anna'])
  })

  it('SHOP-04, abuse 22 are reported in words, by anybody but within a limit, and staff see why', async () => {
    const { shop } = bench.program
    const added = await shop.catalogue.addReview({
      productId: guide,
      rating: 1,
      author: 'Boos',
      email: 'boos@schelp.example',
      text: 'Bah',
    })
    const id = added.ok ? added.value.id : 0
    const visitor = createBrowser(site)
    expect((await visitor.get(`/product-review/${id}/`)).status).toBe(404)
    await shop.staff.changeReview(id, { approved: true })
    const page = `/product-review/${id}/`
    expect(wordsOf(await visitor.look(page))).toContain('Bah')
    expect(wordsOf(await visitor.send(page, { deed: 'report', reason: ' ' }))).toContain(
      'Schrijf op wat er mis is',
    )
    expect(wordsOf(await visitor.send(page, { deed: 'report', reason: '<b>Onwaar</b>' }))).toContain(
      'Dank je wel',
    )
    for (let turn = 0; turn < 6; turn++) await visitor.post(page, { deed: 'report', reason: 'Nog eens' })
    const { body } = await bench.call('shop_manager', 'reviews?filter={"reported":true}')
    expect(body.data).toMatchObject([{ id, reports: expect.arrayContaining(['<b>Onwaar</b>']) }])
    expect(body.data[0].reports.length).toBeLessThan(6)
    // The staff member who looked at it closes it.
    await bench.call('shop_manager', `reviews/${id}/reports`, 'DELETE')
    expect((await bench.call('shop_manager', 'reviews?filter={"reported":true}')).body.total).toBe(0)
  })

  it('SHOP-04 buyers are invited once, some days after delivery, and can decline', async () => {
    const { shop, handle } = bench.program
    const email = 'gevraagd@schelp.example'
    const { id, order, key } = await buyer(createBrowser(site), email)
    const asked = async () => {
      const { rows } = await handle.db.execute<{ id: number }>(
        sql`select (data ->> 'orderId')::int as id from pgboss.job where name = 'shop-order-mail' and data -> 'mails' ? 'review'`,
      )
      return rows.filter((row) => row.id === id).length
    }
    expect(await shop.catalogue.inviteBuyers()).toBe(0)
    await shop.staff.changeSettings({ reviews: { onlyBuyers: false, invite: true, inviteAfterDays: 10 } })
    await shop.catalogue.inviteBuyers()
    expect(await asked()).toBe(0)
    await handle.db.execute(
      sql`update shop_orders set completed_at = now() - interval '11 days' where id = ${id}`,
    )
    const page = `/product-review/?order=${order}&key=${key}`
    const browser = createBrowser(site)
    expect(wordsOf(await browser.look(page))).toContain('Schrijf over Gids')
    expect((await browser.get(`/product-review/?order=${order}&key=x`)).status).toBe(404)
    expect(wordsOf(await browser.send('/product-review/', { order, key }))).toContain(
      'We vragen je niet meer',
    )
    await shop.catalogue.inviteBuyers()
    expect(await asked()).toBe(0)
    await handle.db.execute(sql`delete from shop_review_refusals`)
    await shop.catalogue.inviteBuyers()
    expect(await asked()).toBe(1)
    await expect
      .poll(async () =>
        (await bench.program.mailbox.list({ words: email, page: 1, perPage: 9 })).mails.map(
          ({ subject }) => subject,
        ),
      )
      .toContain('Hoe bevalt je bestelling?')
    await shop.catalogue.inviteBuyers()
    expect(await asked()).toBe(1)
  })

  it('SHOP-04 a buyer with two orders is invited once, about the newest, and not again the next day', async () => {
    const { shop, handle } = bench.program
    const email = 'tweemaal@schelp.example'
    const [first, second] = [await buyer(createBrowser(site), email), await buyer(createBrowser(site), email)]
    const delivered = (id: number, days: number) =>
      handle.db.execute(
        sql`update shop_orders set completed_at = now() - make_interval(days => ${days}) where id = ${id}`,
      )
    await delivered(first.id, 12)
    await delivered(second.id, 11)
    const asked = async () => {
      const mails = await wholeMails(bench.program, email)
      return mails.filter(({ subject }) => subject === 'Hoe bevalt je bestelling?').map(({ text }) => text)
    }
    await shop.staff.changeSettings({ reviews: { onlyBuyers: false, invite: true, inviteAfterDays: 10 } })
    await shop.catalogue.inviteBuyers()
    await expect.poll(asked).toEqual([expect.stringContaining(`order=${second.id}&`)])
    expect(await shop.catalogue.inviteBuyers()).toBe(0)
  })
})
