import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainPicture } from '../features/content/media/testing.ts'
import { resources } from '../staff-api/resources/index.ts'
import { createEveryRow, type Known, type Rows } from '../staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

/** Redirects file writes to a full disk while `work` runs. */
async function withFullDisk<Value>(work: () => Promise<Value>): Promise<Value> {
  const { createWriteStream } = fs
  const { writeFile } = fs.promises
  fs.createWriteStream = () => createWriteStream('/dev/full')
  fs.promises.writeFile = (_, contents) => writeFile('/dev/full', contents)
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    fs.createWriteStream = createWriteStream
    fs.promises.writeFile = writeFile
    syncBuiltinESMExports()
  }
}

/** A full disk, as the system and the database report it: the program keeps running and says so in words (A8). */
let bench: StaffTest
let site: TestSite
let known: Known
let rows: Rows
let cookie: string
/** A product on sale. */
let product: string
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ known, rows } = await createEveryRow(bench))
  site = await openTestSite(bench, { SEED: 'demo' })
  const { entries } = await bench.program.content.list({ type: 'product', words: 'Speld' })
  product = String(entries[0]?.id)
  cookie = (await bench.signIn('administrator')).get('cookie') ?? ''
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

async function withFullDatabase<Value>(work: () => Promise<Value>): Promise<Value> {
  const { pool } = bench.program.handle
  const { rows: tables } = await pool.query(`select tablename from pg_tables where schemaname = 'public'`)
  await pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  for (const { tablename } of tables)
    await pool.query(
      `create trigger full_disk before insert or update on "${tablename}" for each statement execute function full_disk()`,
    )
  try {
    return await work()
  } finally {
    await pool.query('drop function full_disk cascade')
  }
}

const said = expect.stringContaining('De schijf van de server is vol')
const json = { 'content-type': 'application/json' }
const ajax = '/wp-admin/admin-ajax.php'

/** Sends a call, or a form posted from a page. */
async function send(path: string, fields: Record<string, string>, from: 'script' | 'page' = 'script') {
  const headers = { accept: from === 'page' ? 'text/html,*/*;q=0.8' : '*/*' }
  const answer = await fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') }
}
const staff = (path: string, method: string, body?: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${site.address}/staff-api/${path}`, {
    method,
    headers: { cookie, ...headers },
    ...(body && { body }),
  })

it('abuse 21 classic calls report the full disk, each in its own shape', async () => {
  await withFullDatabase(async () => {
    const inCart = await send('/?wc-ajax=add_to_cart', { product_id: product, quantity: '1' })
    expect([inCart.status, JSON.parse(inCart.text)]).toEqual([
      507,
      { error: true, product_url: false, message: said },
    ])
    const zip = await send(`${ajax}?action=wpfd&task=files.zipSeletedFilesMultipleCategories`, {
      filesId: String(known.file),
      selectedFileWithCategoryIds: JSON.stringify({ [known.file]: known.categories[0] }),
    })
    expect([zip.status, JSON.parse(zip.text)]).toEqual([507, { success: false, data: { message: said } }])
    const letter = await send(`${ajax}?action=tnp&na=sa`, { ne: 'vol@schelp.example', ny: '1' })
    expect([letter.status, letter.type, letter.text]).toEqual([507, 'text/html; charset=utf-8', said])
    const rest = await fetch(`${site.address}/wp-json/wp/v2/users/me`, {
      method: 'POST',
      headers: { cookie, ...json },
      body: JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
    })
    expect([rest.status, await rest.json()]).toEqual([
      507,
      { code: 'disk_full', message: said, data: { status: 507 } },
    ])
  })
})

it.each([
  ['/product/speld/', () => ({ 'add-to-cart': product, quantity: '3' })],
  ['/nieuwsbrief/', () => ({ ne: 'vol@schelp.example', nn: 'An "de" <Vries>', ny: '1' })],
  [
    '/herroepen/',
    () => ({
      order: '1001',
      name: 'Anna',
      email: 'a@schelp.example',
      text: 'Twee regels\nen meer',
      step: 'confirm',
    }),
  ],
  [
    `${ajax}?action=wpfd&task=files.zipSeletedFiles`,
    () => ({ filesId: String(known.file), wpfd_category_id: String(known.categories[0]), download: '1' }),
  ],
])(
  'abuse 21 a form posted to %s is not saved; the page says so, and can send it again as typed',
  async (path, fields) => {
    const typed: Record<string, string> = { ...fields(), password: 'geheim-woord' }
    const { status, text } = await withFullDatabase(() => send(path, typed, 'page'))
    expect([status, text]).toEqual([507, said])
    const { document } = new Window()
    document.body.innerHTML = text
    const form = document.querySelector('main form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path])
    const sent = [...document.querySelectorAll('main form input')].map((field) => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? '',
    ])
    const { password, ...kept } = typed
    expect(Object.fromEntries(sent)).toEqual(kept)
    expect(text).not.toContain(password)
  },
)

/** Changes to rows that cannot be sent as they are read. */
const otherwise: Readonly<Record<string, object>> = {
  documents: { state: 'published' },
  texts: { override: 'Anders' },
}
/** Ids of rows that every site has. */
const ids: Readonly<Record<string, string>> = { texts: 'account.signIn' }

it('abuse 21 every form of the staff app reports it, and is saved once there is room', async () => {
  for (const { name } of [...resources.values()].filter(({ changes }) => changes)) {
    const path = `${name}/${encodeURIComponent(ids[name] ?? String(await rows[name]?.()))}`
    const row = await (await staff(path, 'GET')).json()
    const change = otherwise[name] ?? row
    const save = () => staff(path, 'PUT', JSON.stringify(change), json)
    const refused = await withFullDatabase(save)
    expect([name, refused.status, await refused.json()]).toEqual([
      name,
      507,
      { error: 'disk_full', message: said },
    ])
    expect([name, (await save()).status]).toEqual([name, 200])
  }
})

it('abuse 21 an upload and a picture report the full disk, and continue once there is room', async () => {
  const about = { name: 'vol.txt', size: 6, categoryId: known.categories[0] }
  const { id } = await (await staff('uploads', 'POST', JSON.stringify(about), json)).json()
  const piece = () => staff(`uploads/${id}`, 'PATCH', 'inhoud', { 'upload-offset': '0' })
  const picture = () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], 'vol.png', { type: 'image/png' }))
    return staff('media', 'POST', form)
  }
  const bytes = await plainPicture(64, 48)
  for (const refused of await withFullDisk(async () => [await piece(), await picture()]))
    expect([refused.status, await refused.json()]).toEqual([507, { error: 'disk_full', message: said }])
  expect(await (await piece()).json()).toMatchObject({ fileId: expect.any(Number) })
  expect((await picture()).status).toBe(201)
})

it('abuse 21 pictures are shown although no smaller copies can be stored', async () => {
  const { picture } = await (await staff(`media/${known.pictures[0]}`, 'GET')).json()
  const shown = await withFullDisk(() => fetch(site.address + picture.src))
  expect([shown.status, (await shown.arrayBuffer()).byteLength > 0]).toEqual([200, true])
})
