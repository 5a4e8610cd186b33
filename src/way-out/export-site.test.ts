import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptTables } from '../export-format/index.ts'
import { operatorSentence } from '../platform/operator-error.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { type ExportReport, exportSite } from './export-site.ts'
import { fillSmallSite, mollieKey, odd } from './testing.ts'

const siteUrl = 'http://localhost:3000'

let site: StaffTest
let base: string
let out: string
let report: ExportReport
let made: Awaited<ReturnType<typeof fillSmallSite>>

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'schelp-way-out-'))
  site = await createStaffTest()
  made = await fillSmallSite(site)
  out = join(base, 'uitvoer')
  report = await exportSite(site.program, out)
}, 300_000)
afterAll(async () => {
  await site?.close()
  rmSync(base, { recursive: true, force: true })
})

const read = (name: string) => readFileSync(join(out, name), 'utf8')
const json = (name: string): Record<string, unknown>[] => JSON.parse(read(`content/${name}.json`))
const csv = (name: string): Record<string, string>[] =>
  parse(read(name), { columns: true, bom: true, relax_column_count: false, skip_empty_lines: false })

/** Each item of the export for WordPress, by its plain elements; what repeats is a list of its own. */
function items(): {
  values: Map<string, string>
  meta: Map<string, string>
  terms: string[]
  comments: Map<string, string>[]
}[] {
  const found: ReturnType<typeof items> = []
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  let words = ''
  let key = ''
  let nicename = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    words = ''
    if (name === 'item') found.push({ values: new Map(), meta: new Map(), terms: [], comments: [] })
    if (name === 'wp:comment') found.at(-1)?.comments.push(new Map())
    if (name === 'category') nicename = `${attributes.domain?.value}/${attributes.nicename?.value}`
  })
  const add = (text: string) => {
    words += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    path.pop()
    const item = found.at(-1)
    if (!item || !path.includes('item')) return
    if (name === 'wp:meta_key') key = words
    else if (name === 'wp:meta_value') item.meta.set(key, words)
    else if (name === 'category') item.terms.push(nicename)
    else if (path.at(-1) === 'wp:comment') item.comments.at(-1)?.set(name, words)
    else if (path.at(-1) === 'item') item.values.set(name, words)
  })
  parser.write(read('wordpress.xml')).close()
  return found
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

it('EDIT-08: every entry stands in the file of its kind with its fields, terms, text, picture and document', async () => {
  const { rows } = await site.program.handle.pool.query<{ type: string; count: number }>(
    'select type, count(*)::int as count from content_entries group by type',
  )
  for (const { type, count } of rows) expect(json(type), type).toHaveLength(count)
  expect(json('post')).toMatchObject([
    {
      id: made.post.id,
      title: 'Nieuws met ]]> & <tekens>',
      address: `${siteUrl}${made.post.url}`,
      author: 'administrator',
      html: '<p>Zie <a href="/over-ons/">ons</a>.</p>',
      excerpt: '=SOM(1)',
      terms: [{ taxonomy: 'onderwerp', path: 'wandelen-meer/friesland', name: 'Friesland' }],
    },
  ])
  const [post] = json('post')
  expect(statSync(join(out, String(post?.picture))).size).toBeGreaterThan(50)
  const page = json('page').find(({ id }) => id === made.page.id)
  expect(page?.html).toMatch(/<h\d id="[^"]*">Wie wij zijn<\/h\d>|<h\d>Wie wij zijn<\/h\d>/)
  expect(page?.html).toContain('<p>Een <strong>vereniging</strong> van pelgrims.</p>')
  expect(page?.html).not.toContain('class=')
  expect(page?.document).toMatchObject({ published: { content: [{ type: 'heading' }, { type: 'text' }] } })
  expect(json('jacobalia')).toMatchObject([
    { fields: { place: 'Zeerijp' }, position: { latitude: 53.34, longitude: 6.75, precision: 'exact' } },
  ])
  expect(json('product').find(({ id }) => id === made.shirt.id)).toMatchObject({
    product: { sku: 'SHIRT', variants: [{ sku: 'SHIRT-S', stock: 3 }, { sku: 'SHIRT-M' }] },
  })
  expect(json('menus')).toMatchObject([
    { name: 'main', items: [{ label: 'Over ons', items: [{ label: 'Nieuws' }] }] },
  ])
  expect(json('comments')).toMatchObject([{ text: 'Mooi!', answer: 'Dank je.', approved: true }])
  expect(report.undrawn).toBe(0)
})

it('EDIT-08: the files stand in their folders under safe names, byte for byte, and the table says which are locked', () => {
  const table = csv('files.csv')
  expect(table).toHaveLength(odd.length)
  expect(new Set(table.map(({ path }) => path?.toLowerCase())).size).toBe(odd.length)
  for (const [at, id] of made.files.entries()) {
    const row = table.find((one) => one.id === String(id))
    const path = String(row?.path)
    expect(path).toMatch(/^files\/Archief- jaren ’90\/naamloos\/[^/\\]+\.txt$/)
    expect(readFileSync(join(out, path), 'utf8')).toBe(`inhoud van ${odd[at]}`)
    expect(row).toMatchObject({
      category_path: 'Archief: jaren ’90 > ..',
      tags: 'oud',
      description: "'@tekst",
      missing: '0',
      title: odd[at]?.startsWith('=') ? `'${odd[at]}` : odd[at],
      locked: at === 0 ? '1' : '0',
    })
  }
  expect(allFiles(join(out, 'files'))).toHaveLength(odd.length)
})

it('EDIT-08: the pictures stand there as they were uploaded, with what is known of them', async () => {
  const [row, ...others] = csv('media.csv')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    title: 'Kerk van Zeerijp.png',
    alt: 'De kerk',
    maker: 'Jan',
    licence: 'CC BY 4.0',
    missing: '0',
  })
  expect(row?.path).toBe(`media/${made.pictureId}-kerk-van-zeerijp.png`)
  expect(await sharp(join(out, row?.path ?? '')).metadata()).toMatchObject({
    format: 'png',
    width: 40,
    height: 30,
  })
})

it('EDIT-08: products and their variants stand in the columns that WooCommerce reads', () => {
  const table = csv('products.csv')
  expect(table.map(({ Type }) => Type)).toEqual([
    'simple, downloadable',
    'variable',
    'variation',
    'variation',
  ])
  const [book, shirt, small, wide] = table
  expect(book).toMatchObject({
    ID: String(made.book.id),
    SKU: 'GIDS',
    'Regular price': '18.50',
    'Sale price': '15.00',
    Stock: '10',
    'Tax class': 'reduced-rate',
    'Weight (kg)': '0.25',
    Categories: 'Boeken\\, kaarten',
    Published: '1',
    Description: '<p>Regel\\nwijs</p>',
    'Download 1 name': 'a/b',
    'In stock?': '1',
  })
  expect(book?.Images).toMatch(/^http:\/\/localhost:3000\/media\/\d+\/kerk-van-zeerijp-[0-9a-f]{10}-40\.jpg$/)
  expect(book?.['Download 1 URL']).toMatch(/^http:\/\/localhost:3000\/download\//)
  expect(shirt).toMatchObject({
    'Attribute 1 name': 'Maat',
    'Attribute 1 value(s)': 'S, M\\, ruim',
    Upsells: 'GIDS',
  })
  expect(small).toMatchObject({
    Parent: 'SHIRT',
    'Attribute 1 value(s)': 'S',
    'Regular price': '20.00',
    Stock: '3',
  })
  expect(wide).toMatchObject({
    Parent: 'SHIRT',
    'Attribute 1 value(s)': 'M\\, ruim',
    'Regular price': '21.00',
    Stock: '',
  })
})

it('EDIT-08: each line of an order stands in the table with what the order was', () => {
  const { order } = made
  expect(csv('orders.csv')).toMatchObject([
    {
      order_id: String(order.id),
      status: 'on-hold',
      email: 'marijke@schelp.example',
      billing_city: 'Utrecht',
      note: '\'=HYPERLINK("x")',
      shipping_total: '4.95',
      total: (order.totalCents / 100).toFixed(2),
      line: '1',
      sku: 'GIDS',
      title: 'Gids',
      quantity: '2',
      unit_price: '15.00',
      line_total: '30.00',
    },
  ])
})

it('EDIT-08: redirects, accounts and readers stand in tables of their own', () => {
  expect(csv('redirects.csv')).toEqual([
    { source: '/kerk/', target: made.place.url, code: '301' },
    { source: '/oud/', target: '/over-ons/', code: '301' },
  ])
  expect(csv('users.csv')).toMatchObject([{ email: 'administrator@schelp.example', role: 'administrator' }])
  const [reader] = csv('newsletter.csv')
  expect(reader).toMatchObject({
    email: 'lezer@schelp.example',
    status: 'pending',
    asked_on: '/nieuwsbrief/',
  })
  expect(new Date(String(reader?.asked_at)).getTime()).toBeGreaterThan(0)
})

it('EDIT-08: the export for WordPress is well-formed and holds texts, terms, comments with answers, pictures and menus', () => {
  const all = items()
  const of = (type: string) => all.filter(({ values }) => values.get('wp:post_type') === type)
  expect(new Set(all.map(({ values }) => values.get('wp:post_id'))).size).toBe(all.length)
  expect(of('product')).toEqual([])
  expect(of('page')).toHaveLength(2)
  const [post] = of('post')
  expect(post?.values.get('title')).toBe('Nieuws met ]]> & <tekens>')
  expect(post?.values.get('content:encoded')).toBe(`<p>Zie <a href="${siteUrl}/over-ons/">ons</a>.</p>`)
  expect(post?.terms).toEqual(['category/friesland'])
  expect(post?.values.get('dc:creator')).toBe('administrator')
  expect(post?.comments.map((comment) => comment.get('wp:comment_content'))).toEqual(['Mooi!', 'Dank je.'])
  expect(post?.comments[1]?.get('wp:comment_parent')).toBe(post?.comments[0]?.get('wp:comment_id'))
  const [picture] = of('attachment')
  expect(post?.meta.get('_thumbnail_id')).toBe(picture?.values.get('wp:post_id'))
  expect(picture?.values.get('wp:attachment_url')).toBe(csv('media.csv')[0]?.address)
  expect(
    of('page')
      .find(({ values }) => values.get('title') === 'Over ons')
      ?.values.get('content:encoded'),
  ).toContain('van pelgrims')
  const [first, second] = of('nav_menu_item')
  expect(first?.meta.get('_menu_item_url')).toBe(`${siteUrl}/over-ons/`)
  expect(second?.meta.get('_menu_item_menu_item_parent')).toBe(first?.values.get('wp:post_id'))
  expect(second?.terms).toEqual(['nav_menu/main'])
  expect(of('jacobalia')[0]?.meta.get('place')).toBe('Zeerijp')
})

it('EDIT-08: no password, key, token or code of any table stands in any file', async () => {
  const { pool } = site.program.handle
  const { rows: columns } = await pool.query<{ place: string; name: string }>(`
    select quote_ident(table_name) as place, quote_ident(column_name) as name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'password|token|secret|key|digest|code|credential|identifier|receipt'`)
  // Names that people gave, or paths.
  const open = ['shop_coupons.code', 'shop_coupon_uses.code', 'platform_provenance.key']
  const secrets = new Set([mollieKey, 'sesam-open-u-1', site.password])
  for (const { place, name } of columns.filter((one) => !open.includes(`${one.place}.${one.name}`))) {
    const { rows } = await pool.query<{ value: string | null }>(`select ${name}::text as value from ${place}`)
    for (const { value } of rows) if (value && value.length >= 8) secrets.add(value)
  }
  expect(secrets.size).toBeGreaterThan(12)
  for (const path of allFiles(out)) {
    const contents = readFileSync(path, 'latin1')
    for (const secret of secrets) expect(contents.includes(secret), `${path} holds ${secret}`).toBe(false)
  }
  expect(read('orders.csv')).toContain('marijke@schelp.example')
  expect(json('shop-settings')).toContainEqual(expect.objectContaining({ name: 'payment' }))
})

it('EDIT-08: the folder is readable for its owner alone, and says in Dutch what is what', () => {
  expect(statSync(out).mode & 0o077).toBe(0)
  for (const path of allFiles(out)) expect(statSync(path).mode & 0o077).toBe(0)
  const readme = read('README.txt')
  for (const name of readdirSync(out)) if (name !== 'README.txt') expect(readme).toContain(name)
  for (const name of readdirSync(join(out, 'content')).filter(
    (one) => !/^(page|post|jacobalia|product)\./.test(one),
  ))
    expect(readme, name).toContain(name)
})

it('EDIT-08: all is as of one moment, whatever is changed meanwhile', async () => {
  const { program } = site
  const place = join(base, 'moment')
  let change: Promise<unknown> | undefined
  await exportSite(program, place, {
    onProgress: () => {
      change ??= program.content.addEntry({ type: 'post', title: 'Erna', status: 'published' })
    },
  })
  await change
  const posts: unknown[] = JSON.parse(readFileSync(join(place, 'content/post.json'), 'utf8'))
  expect(posts).toHaveLength(1)
})

it('EDIT-08: a folder that is not empty is refused, and stays as it is', async () => {
  const filled = join(base, 'vol')
  mkdirSync(filled)
  writeFileSync(join(filled, 'van-mij.txt'), 'x')
  await expect(exportSite(site.program, filled)).rejects.toThrow(
    `${filled} is not empty: name a new or an empty folder.`,
  )
  expect(readdirSync(filled)).toEqual(['van-mij.txt'])
  await expect(exportSite(site.program, join(filled, 'van-mij.txt'))).rejects.toThrow('is a file')
  await expect(exportSite(site.program, join(base, 'geen', 'map'))).rejects.toThrow('make it first')
})

it('EDIT-08: a run that is stopped or finds the disk full leaves nothing behind', async () => {
  const { program } = site
  const before = readdirSync(base)
  const stop = new AbortController()
  const stopped = exportSite(program, join(base, 'gestopt'), {
    onProgress: () => stop.abort(),
    signal: stop.signal,
  })
  await expect(stopped).rejects.toThrow()
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const storage = { ...program.storage, read: () => Promise.reject(full) }
  const error: unknown = await exportSite({ ...program, storage }, join(base, 'propvol')).catch(
    (reason: unknown) => reason,
  )
  expect(operatorSentence(error)).toMatch(/^The disk is full; [^\n]*\.$/)
  expect(readdirSync(base)).toEqual(before)
})

it('EDIT-08: contents that the site lost are named, and the rest comes out', async () => {
  const { program } = site
  const { rows } = await program.handle.pool.query<{ key: string }>(
    'select storage_key as key from library_contents where file_id = $1',
    [made.files[3]],
  )
  await program.storage.delete(rows[0]?.key ?? '')
  const place = join(base, 'kwijt')
  const { lost } = await exportSite(program, place)
  expect(lost).toHaveLength(1)
  expect(existsSync(join(place, lost[0] ?? ''))).toBe(false)
  expect(readFileSync(join(place, 'README.txt'), 'utf8')).toContain(lost[0])
})

/** What nobody takes along: secrets, what is made of other rows, what is under way, and what staff undo with. */
const staysHere = new Set([
  ...[
    'account_sessions',
    'account_credentials',
    'account_two_factors',
    'account_passkeys',
    'account_verifications',
  ],
  ...['account_saved_views', 'platform_mail_secrets', 'platform_rate_limits'],
  ...['library_index', 'library_frequent_words', 'library_frequent_word_changes', 'library_title_words'],
  ...[
    'content_broken_links',
    'library_zips',
    'library_uploads',
    'library_upload_parts',
    'library_left_files',
  ],
  ...['shop_carts', 'shop_cart_lines', 'shop_checkout_drafts'],
  ...['shop_stock_alerts'],
  ...['content_document_visits', 'platform_provenance', 'platform_trash'],
  ...['platform_trash_rows', 'platform_row_versions', 'platform_form_drafts', 'platform_proposals'],
  ...[
    'platform_staff_acts',
    'platform_mails',
    'platform_mail_attachments',
    'platform_made_rows',
    'seed_runs',
  ],
])

it('EDIT-08: every table of the site is taken out, or is named among those that stay', async () => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const code = [
    ...sources.map((name) => readFileSync(join(folder, name), 'utf8')),
    JSON.stringify(keptTables),
  ].join('\n')
  const { rows } = await site.program.handle.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const names = rows.map(({ name }) => name)
  expect(names.filter((name) => !staysHere.has(name) && !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
  expect(
    [...staysHere].filter((name) => !names.includes(name) || new RegExp(`\\b${name}\\b`).test(code)),
  ).toEqual([])
})
