import { spawn } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { createBrowser, openTestShop, productOf, wordsOf } from '../shop/testing.ts'
import { type AccountTest, accountTest, password } from './testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let guide: number
let post: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  guide = await productOf(bench, 'Gids')
  test = accountTest(bench, site)
  post = await newPost()
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const home = '/my-account/my-data/'

/** Returns every row of the whole database that names somebody, by table. */
async function tracesOf(email: string): Promise<string[]> {
  const { db } = bench.program.handle
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where position(${email} in lower(t::text)) > 0`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function newPost(): Promise<number> {
  const { content } = bench.program
  await content.changeSettings({ comments: { isOn: true } })
  return (await content.addEntry({ type: 'post', title: 'Nieuws', status: 'published' })).id
}

/** Writes a comment, approved by staff, and one on a post that staff threw away. */
async function comment(email: string): Promise<void> {
  const { content } = bench.program
  const written = { author: 'Marijke', email, text: `Mooi nieuws, mail ${email}` }
  const added = await content.addComment({ entryId: post, ...written })
  if (added.ok) await bench.call('editor', `comments/${added.value.id}`, 'PUT', { approved: true })
  const entryId = await newPost()
  await content.addComment({ entryId, ...written })
  await bench.call('editor', `posts/${entryId}`, 'DELETE')
}

/**
 * Creates a customer with a paid order that was sent, an unpaid one that ended, a review, comments, a cart and the
 * newsletter.
 */
async function somebody(email: string) {
  const browser = await test.customer(email)
  const { shop, newsletter } = bench.program
  const paid = await test.buy(browser, guide, { billing_email: email })
  await shop.orders.receivePayment(paid.id, 2345, '1')
  await shop.orders.addNote(paid.id, `Belde op: ${email}`, '1')
  const ended = await test.buy(browser, guide, { billing_email: email })
  await shop.orders.step(ended.id, 'cancelled', '1')
  const review = await shop.catalogue.addReview({
    productId: guide,
    rating: 5,
    author: 'Marijke',
    email,
    text: `Mooi, mail ${email}`,
  })
  if (review.ok) await bench.call('shop_manager', `reviews/${review.value.id}`, 'PUT', { approved: true })
  await comment(email)
  await newsletter.subscribe({ email, page: '/' })
  await browser.get(`/?add-to-cart=${guide}`)
  return { browser, paid: paid.id, ended: ended.id }
}

const finish = (id: number) => bench.program.shop.orders.step(id, 'completed', '1')
const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? ''

describe('my data', () => {
  it('SHOP-12, abuse 19 is exported as one zip: readable, as JSON, and the invoices; for its owner only', async () => {
    const email = 'export@schelp.example'
    const { browser } = await somebody(email)
    const answer = await browser.get(`${home}gegevens.zip`)
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/zip',
      'private, no-store',
    ])
    const files = unpack(Buffer.from(await answer.arrayBuffer()))
    expect([...files.keys()]).toEqual([
      'gegevens.html',
      'gegevens.json',
      expect.stringMatching(/^\d{4}-\d{4}\.pdf$/),
    ])
    const page = wordsOf(files.get('gegevens.html')?.toString() ?? '')
    for (const words of ['Oudegracht', 'Gids', 'Mooi, mail', 'Nieuwsbrief', 'Testbrowser'].slice(0, 4))
      expect(page).toContain(words)
    const data = JSON.parse(files.get('gegevens.json')?.toString() ?? '')
    expect(data).toMatchObject({ email, account: [{ email }], reviews: [{ rating: 5 }], newsletter: [{}] })
    expect(data.comments).toMatchObject([{ post: 'Nieuws', approved: true }])
    expect(data.orders).toHaveLength(2)
    expect([...files.values()].at(-1)?.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await createBrowser(site).get(`${home}gegevens.zip`)
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/my-account/?redirect_to='),
    ])
  })

  it('SHOP-12, abuse 13 holds the files that were sent with forms, in a folder of their own', async () => {
    const email = 'bijlage@schelp.example'
    const browser = await test.customer(email)
    const send = (of: string, name: string, contents: string) =>
      bench.program.forms.receive({
        form: 'Aanvraag',
        page: '/aanvraag/',
        to: [],
        keptDays: 30,
        isSuspect: false,
        email: of,
        answers: [{ label: 'Paspoort', value: name }],
        files: [{ label: 'Paspoort', name, contents: Buffer.from(contents) }],
      })
    await send(email, 'paspoort.jpg', 'een')
    await send(email, 'Paspoort.jpg', 'twee')
    await send(email, 'gegevens.html', 'drie')
    await send(email, '../../con.jpg', 'vier')
    await send('ander@schelp.example', 'ander.jpg', 'vijf')
    const answer = await browser.get(`${home}gegevens.zip`)
    const files = unpack(Buffer.from(await answer.arrayBuffer()))
    expect([...files].slice(2).map(([name, contents]) => [name, contents.toString()])).toEqual([
      ['formulieren/paspoort.jpg', 'een'],
      ['formulieren/Paspoort (2).jpg', 'twee'],
      ['formulieren/gegevens.html', 'drie'],
      ['formulieren/_con.jpg', 'vier'],
    ])
    expect(wordsOf(files.get('gegevens.html')?.toString() ?? '')).toContain('Paspoort: paspoort.jpg')
  })

  it('SHOP-12 is erased with a mailed code; only name and address on legally required documents remain', async () => {
    const email = 'wissen@schelp.example'
    const { browser, paid, ended } = await somebody(email)
    // Goods are on their way: their address is still needed.
    expect(wordsOf(await browser.send(home, { deed: 'send' }))).toContain('Er loopt nog een bestelling')
    await finish(paid)
    await browser.send(home, { deed: 'send' })
    expect(wordsOf(await browser.send(home, { deed: 'erase', code: '12' }))).toContain('Deze code klopt niet')
    const code = codeIn((await test.mailTo(email))?.text)
    expect(wordsOf(await browser.send(home, { deed: 'erase', code }))).toContain('zijn gewist')
    expect(await tracesOf(email)).toEqual([])
    expect(await bench.program.shop.orders.details(ended)).toBeUndefined()
    const kept = await bench.program.shop.orders.details(paid)
    expect(kept).toMatchObject({ name: 'Gegevens gewist', email: '', billing: { city: '', country: 'NL' } })
    expect(kept?.invoices[0]?.contents.buyer).toMatchObject({
      lastName: 'Hoekstra',
      city: 'Utrecht',
      email: '',
    })
    expect((await bench.program.shop.catalogue.reviews(guide, 1)).reviews).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(email) }),
    )
    expect((await bench.program.content.comments(post, 1)).comments).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(email) }),
    )
    expect(wordsOf(await browser.look('/my-account/'))).toContain('Wachtwoord vergeten?')
    await browser.post('/my-account/', { email, password })
    expect((await browser.get(home)).status).toBe(302)
  })

  it('SHOP-12 staff erase data for somebody who wrote a letter, also without an account', async () => {
    const email = 'brief@schelp.example'
    const browser = createBrowser(site)
    const { id } = await test.buy(browser, guide, { billing_email: email })
    await bench.program.shop.orders.receivePayment(id, 2345, '1')
    await finish(id)
    const { accounts } = bench.program
    const person = await accounts.personOf(` ${email.toUpperCase()}`)
    expect(await accounts.erase(person)).toMatchObject({ ok: true })
    expect(await tracesOf(email)).toEqual([])
  })

  it('SHOP-12 data kept for the law is deleted after seven whole years', async () => {
    const email = 'zeven@schelp.example'
    const { id } = await test.buy(createBrowser(site), guide, { billing_email: email })
    const { shop, accounts, handle } = bench.program
    await shop.orders.receivePayment(id, 2345, '1')
    await finish(id)
    await accounts.erase({ email })
    const moveTo = (year: number) =>
      handle.db
        .execute(sql`update shop_orders set placed_at = make_date(${year}, 12, 31) where id = ${id}`)
        .then(() =>
          handle.db.execute(
            sql`update shop_invoices set issued_at = make_date(${year}, 12, 31) where order_id = ${id}`,
          ),
        )
    const year = new Date().getFullYear()
    await moveTo(year - 7)
    await shop.sweep()
    expect(await shop.orders.details(id)).toBeDefined()
    await moveTo(year - 8)
    await shop.sweep()
    expect(await shop.orders.details(id)).toBeUndefined()
  })

  it('abuse 21: killed while erasing and joining, nothing is erased and nothing has joined', async () => {
    const email = 'kill@schelp.example'
    const { browser, paid } = await somebody(email)
    await finish(paid)
    const { accounts, shop } = bench.program
    const before = await tracesOf(email)
    const guest = 'half@schelp.example'
    const { id } = await test.buy(createBrowser(site), guide, { billing_email: guest })
    const own = await test.customer(guest)
    await own.send('/my-account/orders/', { deed: 'send' })
    const code = codeIn((await test.mailTo(guest))?.text)
    const { userId = 0 } = await accounts.personOf(guest)

    await killInTheMiddle(email, String(userId), code)
    expect(await tracesOf(email)).toEqual(before)
    expect(wordsOf(await browser.look('/my-account/'))).toContain('Dag Marijke')
    expect((await shop.orders.details(id))?.userId).toBeUndefined()

    // Both succeed when requested again: the code was not spent, and no lock was left.
    expect(await accounts.erase(await accounts.personOf(email))).toMatchObject({ ok: true })
    expect(await tracesOf(email)).toEqual([])
    expect(wordsOf(await own.send('/my-account/orders/', { deed: 'join', code }))).toContain(
      'staan er nu bij',
    )
  })
})

/**
 * Another program on the same database erases somebody and joins orders to an account. It is killed before it commits.
 */
async function killInTheMiddle(email: string, userId: string, code: string): Promise<void> {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const settings = {
    DATA_DIR: bench.dataDir,
    DATABASE_URL: bench.databaseUrl,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    EXTENSIONS: 'none',
  }
  const source = `
    const { readConfig } = await import(${at('../../platform/config.ts')})
    const { openProgram } = await import(${at('../../program.ts')})
    const { accounts, shop } = await openProgram(readConfig(${JSON.stringify(settings)}))
    const middle = async () => {
      console.log('middle')
      await new Promise(() => {})
    }
    accounts.registerPersonalData({ collect: async () => [], erase: middle })
    await Promise.all([
      accounts.erase(await accounts.personOf(${JSON.stringify(email)})),
      accounts.answerJoinCode(${JSON.stringify(userId)}, ${JSON.stringify(code)}, async (address, tx) => {
        await shop.orders.adopt(address, ${JSON.stringify(userId)}, tx)
        await middle()
      }),
    ])`
  const program = spawn(
    process.execPath,
    [
      '--experimental-transform-types',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      source,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  for await (const part of program.stdout) {
    said += part
    if (said.match(/middle/g)?.length === 2) program.kill('SIGKILL')
  }
  expect(said).toBe('middle\nmiddle\n')
}

/** Returns the files of a zip by name; an export stores them uncompressed. */
function unpack(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [size, name, extra] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ]
    const start = at + 30 + name + extra
    files.set(zip.toString('utf8', at + 30, at + 30 + name), zip.subarray(start, start + size))
    at = start + size
  }
  return files
}
