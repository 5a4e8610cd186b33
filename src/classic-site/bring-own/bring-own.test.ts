import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { pack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { bringIn } from '../bring-in/bring-in.ts'
import { lastImport, takeBack } from '../bring-in/take-back.ts'
import { openSources } from '../sources/open-sources.ts'
import { writeZip } from '../testing/write-zip.ts'
import { bringExport } from './testing.ts'

let to: StaffTest
let base: string
let path: string

beforeAll(async () => {
  to = await createStaffTest()
  await to.signIn('administrator')
})
afterAll(() => to.close())
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'schelp-bring-own-'))
  path = join(base, 'uitvoer')
})
afterEach(async () => {
  const source = await lastImport(to.program)
  if (source) await takeBack(to.program, source, { force: true })
  rmSync(base, { recursive: true, force: true })
})

const manifest = {
  format: 'schelp-export',
  version: 1,
  site: 'https://oud.example',
  madeAt: '2026-11-28T12:00:00Z',
}
const moment = '2026-11-01T12:00:00+00:00'

function write(name: string, value: unknown): void {
  const file = join(path, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.isBuffer(value) ? value : JSON.stringify(value))
}

async function tarOf(members: readonly { name: string; bytes: Buffer }[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, bytes } of members) tar.entry({ name }, bytes)
  tar.finalize()
  return buffer(tar)
}

const account = (id: number, email: string, role = 'editor') => ({
  id,
  email,
  role,
  name: email.split('@')[0],
  email_verified: true,
  own_role_id: null,
  created_at: moment,
  updated_at: moment,
})

const page = (id: number, more: object = {}) => ({
  id,
  type: 'page',
  slug: `bladzijde-${id}`,
  above: '',
  parentId: null,
  title: `Bladzijde ${id}`,
  excerpt: '',
  body: '',
  status: 'published',
  publishedAt: moment,
  updatedAt: moment,
  authorId: null,
  termIds: [],
  pictureId: null,
  pictureIds: [],
  position: null,
  fields: {},
  searchTitle: '',
  searchDescription: '',
  document: null,
  ...more,
})

const documentOf = (content: unknown) => ({
  id: 500,
  kind: 'page',
  title: '',
  revision: 3,
  draft: null,
  draftSavedAt: null,
  draftSavedBy: null,
  published: { root: { props: {} }, content },
  publishedAt: moment,
  publishedBy: '1',
  planned: null,
  publishAt: null,
})

const ask = async <Row extends object>(query: string) => (await to.program.handle.pool.query<Row>(query)).rows

describe('EDIT-07: an export of Schelp', () => {
  it('is known by its contents in a zip and in a tar.gz, also within a folder of its own', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', [page(7)])
    const members = ['schelp-export.json', 'content/page.json'].map((name) => ({
      name,
      bytes: readFileSync(join(path, name)),
    }))
    const within = members.map(({ name, bytes }) => ({ name: `uitvoer/${name}`, bytes }))
    writeFileSync(join(base, 'a.tar.gz'), gzipSync(await tarOf(within)))
    writeFileSync(join(base, 'b.bin'), await tarOf(members))
    writeFileSync(join(base, 'c.zip'), writeZip(within))
    for (const name of ['a.tar.gz', 'b.bin', 'c.zip']) {
      const report = await bringExport(to, join(base, name))
      expect(report.sorts.entries, name).toMatchObject({ found: 1 })
    }
    expect(await ask('select id, slug from content_entries')).toEqual([{ id: 7, slug: 'bladzijde-7' }])
  })

  it('of a later program, or with something beside it, is refused before anything is done', async () => {
    write('schelp-export.json', { ...manifest, version: 2 })
    write('content/page.json', [page(7)])
    expect(await openSources([path])).toMatchObject({ ok: false, code: 'newer', detail: '2' })
    write('schelp-export.json', manifest)
    writeFileSync(join(base, 'dump.sql'), '-- MySQL dump\nCREATE TABLE `wp_posts` (`ID` int);\n')
    expect(await openSources([path, join(base, 'dump.sql')])).toMatchObject({
      ok: false,
      code: 'own-with-others',
    })
  })

  it('is refused by a site in use, which stays as it is', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', [page(7)])
    const made = await to.program.content.addEntry({ type: 'page', title: 'Van ons', status: 'published' })
    await expect(bringExport(to, path)).rejects.toThrow(/goes into an empty site, and this one has 1 pages/)
    expect(await ask('select id from content_entries')).toEqual([{ id: made.id }])
    await to.program.handle.pool.query('delete from content_entries')
  })

  it('changes nothing in a dry run', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', [page(7)])
    const opened = await openSources([path])
    if (!opened.ok) throw new Error(opened.code)
    const report = await bringIn(to.program, opened.value, { dryRun: true })
    await opened.value.close()
    expect(report.sorts.entries).toMatchObject({ found: 1, added: 1 })
    expect(await ask('select id from content_entries')).toEqual([])
    expect(await lastImport(to.program)).toBeUndefined()
  })

  it('abuse 16, 20: is checked as a save of staff is, and what fails stays behind with its reason', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', [
      page(7, { body: '<p onclick="a()">Dag<script>alert(1)</script></p>' }),
      page(8, { document: documentOf([{ type: 'text' }]) }),
    ])
    write('content/menus.json', [
      { name: 'kwaad', title: 'Kwaad', items: [{ label: 'x', url: 'javascript:alert(1)', items: [] }] },
    ])
    write('content/redirects.json', [{ from_path: '/a/', entry_id: null, to_url: 'javascript:alert(1)' }])
    const contents = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#883322' } })
      .png()
      .toBuffer()
    write('media/3-foto.png', contents)
    write('content/pictures.json', [
      {
        id: 3,
        name: 'foto.png',
        hash: '0000000000',
        format: 'png',
        width: 4,
        height: 4,
        alt: '',
        folders: [],
        edit: null,
        former_looks: [],
        caption: '',
        maker: '',
        licence: '',
        source: '',
        colour: '#883322',
        placeholder: '',
        created_at: moment,
        focal_x_percent: null,
        focal_y_percent: null,
      },
    ])
    const { sorts } = await bringExport(to, path)
    expect(await ask('select id, body from content_entries')).toEqual([{ id: 7, body: '<p>Dag</p>' }])
    expect(sorts.entries?.left).toMatchObject({ refused: { count: 1 } })
    expect(sorts.menus?.left).toMatchObject({ refused: { count: 1 } })
    expect(sorts.addresses?.left).toMatchObject({ refused: { count: 1 } })
    expect(sorts.media?.left).toMatchObject({ 'not-a-picture': { count: 1 } })
    expect(await ask('select name from content_menus')).toEqual([])
  })

  it('gives an account another number where its own is taken, also in documents, and leaves those that are here', async () => {
    const [mine] = await ask<{ id: number; email: string }>('select id, email from account_users')
    const taken = mine?.id ?? 0
    write('schelp-export.json', manifest)
    write('content/accounts.json', [
      account(taken, 'lies@oud.example'),
      account(taken + 900, mine?.email ?? '', 'customer'),
    ])
    const grid = { type: 'post-grid', props: { id: 'grid-1', author: taken } }
    const section = { type: 'section', props: { id: 'section-1', content: [grid] } }
    write('content/page.json', [
      page(7, { authorId: taken, document: documentOf([section]) }),
      page(8, { authorId: taken + 900 }),
    ])
    const { sorts } = await bringExport(to, path)
    expect(sorts.people?.left).toMatchObject({ 'part-of-other': { count: 1 } })
    const [lies] = await ask<{ id: number }>("select id from account_users where email = 'lies@oud.example'")
    expect(lies?.id).not.toBe(taken)
    expect(await ask('select author_id from content_entries order by id')).toEqual([
      { author_id: lies?.id },
      { author_id: taken },
    ])
    const [kept] = await ask<{ published: unknown }>('select published from content_documents')
    expect(JSON.stringify(kept?.published)).toContain(`"author":${lies?.id}`)
    expect(await ask(`select role from account_users where id = ${taken}`)).toEqual([
      { role: 'administrator' },
    ])
  })

  it('brings later what changed at the other site, and leaves what was changed here', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', [page(7), page(8)])
    await bringExport(to, path)
    await to.program.content.changeEntry(8, { title: 'Van ons' })
    write('content/page.json', [page(7, { title: 'Nieuw' }), page(8, { title: 'Nieuw' }), page(9)])
    const { sorts } = await bringExport(to, path)
    expect(sorts.entries).toMatchObject({ found: 3, added: 1, changed: 1, edited: 1 })
    expect(await ask('select title from content_entries order by id')).toEqual([
      { title: 'Nieuw' },
      { title: 'Van ons' },
      { title: 'Bladzijde 9' },
    ])
  })

  it('names this site where it named its own in full, and no other', async () => {
    write('schelp-export.json', manifest)
    const body = '<p><a href="https://oud.example/a/">a</a> <a href="https://oud.example.org/b/">b</a></p>'
    write('content/page.json', [page(7, { body })])
    await bringExport(to, path)
    expect(await ask('select body from content_entries')).toEqual([
      { body: body.replace('https://oud.example/', `${to.program.siteUrl}/`) },
    ])
  })

  it('that ends too early brings nothing of that file, and the next run goes on', async () => {
    write('schelp-export.json', manifest)
    write('content/page.json', Buffer.from(JSON.stringify([page(7)]).slice(0, -10)))
    await expect(bringExport(to, path)).rejects.toThrow('page.json')
    write('content/page.json', [page(7)])
    expect((await bringExport(to, path)).sorts.entries).toMatchObject({ found: 1, added: 1 })
  })
})
