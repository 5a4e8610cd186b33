import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { alone } from '../../classic-site/index.ts'
import { writeWxr } from '../../classic-site/testing/write-wxr.ts'
import { writeZip } from '../../classic-site/testing/write-zip.ts'
import type { WrittenSite } from '../../classic-site/testing/written-site.ts'
import { runCommand } from '../../cli/run-command.ts'
import { workFor } from '../../cli/work-for-staff.ts'
import { type RunEnded, workOnImports } from '../../import-worker.ts'
import { readConfig } from '../../platform/config.ts'
import { answerStaffApi } from '../staff-api.ts'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())
beforeEach(async () => {
  const { sources, runs } = bench.program.siteImports
  await sources.dropAll()
  for (let run = await runs.next(); run; run = await runs.next())
    await runs.change(run.id, { state: 'stopped' })
})

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)

/** One piece after the other, as the screen sends a file. */
async function send(name: string, contents: Buffer | string, pieceBytes = 50_000): Promise<string> {
  const bytes = Buffer.from(contents)
  const begun = await call('import-uploads', 'POST', { name, size: bytes.length })
  expect(begun.status).toBe(201)
  for (let at = 0; at < bytes.length; at += pieceBytes)
    expect((await sendPiece(begun.body.id, at, bytes.subarray(at, at + pieceBytes))).status).toBe(200)
  return begun.body.id
}

async function sendPiece(id: string, offset: number, bytes: Buffer): Promise<Response> {
  const headers = await bench.signIn('administrator')
  const request = new Request(`http://localhost:3000/staff-api/import-uploads/${id}`, {
    method: 'PATCH',
    headers: { ...Object.fromEntries(headers), 'upload-offset': String(offset) },
    body: new Uint8Array(bytes),
  })
  return answerStaffApi(bench.features, await bench.program.accounts.viewerOf(headers), request)
}

/** Does what was asked, in this process. */
async function work(id: number): Promise<void> {
  expect((await workFor(bench.program, { dataDir: bench.dataDir }, id)).ok).toBe(true)
}

async function run(path: 'begin' | 'take-out', body: object) {
  const begun = await call(`site-imports/all/${path}`, 'POST', body)
  expect([begun.status, begun.body]).toEqual([200, { id: expect.any(Number) }])
  await work(begun.body.id)
  return (await call(`site-imports/${begun.body.id}`)).body
}

const oldSite = (home: string, more: WrittenSite['posts'] = []): WrittenSite => ({
  site: { name: 'Oud-Schelp', home, language: 'nl-NL' },
  posts: [
    { id: 812, type: 'page', title: 'Over ons', slug: 'over-ons', content: '[onbekend_blok]Wij zijn er.' },
    { id: 813, title: 'Wandeling', slug: 'wandeling', content: '<p>Om tien uur.</p>' },
    { id: 814, title: 'Weg', slug: 'weg', status: 'trash' },
    ...more,
  ],
})

const stored = async (prefix: string) => {
  const keys: string[] = []
  for await (const key of bench.program.storage.list(prefix)) keys.push(key)
  return keys
}

it('EDIT-07 brings a site over from the staff area: dry run, import, report, undo', async () => {
  await send('uitvoer.xml', writeWxr(oldSite('https://een.example')), 700)
  expect((await call('import-sources')).body.data).toMatchObject([{ name: 'uitvoer.xml' }])

  const tried = await run('begin', { kind: 'try' })
  expect(tried).toMatchObject({
    state: 'done',
    kind: 'try',
    by: 'administrator',
    oldSite: 'https://een.example',
  })
  expect(tried.sources).toMatchObject([{ kind: 'wxr', name: 'uitvoer.xml' }])
  expect(tried.summary.sorts).toContainEqual(
    expect.objectContaining({ name: 'Bladzijden en berichten', found: 3, comes: 2, left: 1 }),
  )
  expect((await bench.program.content.search('Wandeling', 1, 5)).entries).toEqual([])

  const brought = await run('begin', { kind: 'bring' })
  expect(brought).toMatchObject({ state: 'done', summary: { minutes: expect.any(Number) } })
  // What was sent is not needed any more, and stands nowhere.
  expect((await call('import-sources')).body.data).toEqual([])
  expect(await stored('passing')).toEqual([])
  expect(await readdir(bench.dataDir)).not.toContain('way-in')

  const lines = async (filter: object) =>
    (await call(`import-lines?filter=${encodeURIComponent(JSON.stringify({ run: brought.id, ...filter }))}`))
      .body
  expect(await lines({ kind: 'left' })).toMatchObject({
    total: 1,
    data: [
      {
        name: expect.stringContaining('Weg'),
        old: 'https://een.example/?p=814',
        text: 'lag in de prullenbak',
      },
    ],
  })
  const lost = (await lines({ kind: 'lost', q: 'ONBEKEND' })).data
  expect(lost).toMatchObject([
    {
      name: 'Over ons',
      old: 'https://een.example/?p=812',
      here: '/over-ons/',
      screen: expect.stringMatching(/^\/(edit|pages)\/\d+$/),
    },
  ])
  const csv = await call(`site-imports/${brought.id}/file?as=csv`)
  expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="overzetten-${brought.id}.csv"`)
  expect(csv.body).toContain('lag in de prullenbak')
  expect((await call(`site-imports/${brought.id}/file?as=json`)).status).toBe(200)

  await bench.program.content.changeEntry(813, { title: 'Wandeling, hier veranderd' })
  const { body: edited } = await call('site-imports/all/edited')
  expect(edited).toMatchObject({
    source: 'https://een.example',
    names: ['Wandeling, hier veranderd'],
    total: 1,
  })
  const undone = await run('take-out', {})
  expect(undone).toMatchObject({
    state: 'done',
    takenBack: { kept: ['Wandeling, hier veranderd'], keptCount: 1 },
  })
  expect(await bench.program.content.staffEntry(812)).toBeUndefined()
  expect(await bench.program.content.staffEntry(813)).toMatchObject({ title: 'Wandeling, hier veranderd' })
  expect((await call('site-imports/all/edited')).body).toEqual({ names: [], total: 0 })
})

it('EDIT-07 lists what the command did beside what staff asked', async () => {
  const file = join(bench.dataDir, 'uitvoer.xml')
  await writeFile(file, writeWxr(oldSite('https://opdracht.example')))
  const env = { DATA_DIR: bench.dataDir, DATABASE_URL: bench.databaseUrl, LOG_LEVEL: 'silent', SEED: 'none' }
  expect(await runCommand(['import:site', file, '--dry-run'], env)).toBe(0)
  const { body } = await call('site-imports')
  expect(body.data[0]).toMatchObject({
    kind: 'try',
    state: 'done',
    byCommand: true,
    oldSite: 'https://opdracht.example',
  })
  expect((await call(`site-imports/${body.data[0].id}`)).body.summary.sorts.length).toBeGreaterThan(0)
})

it('EDIT-07 one at a time: a second run is refused, and one beside the command waits', async () => {
  await send('uitvoer.xml', writeWxr(oldSite('https://twee.example')))
  const begun = await call('site-imports/all/begin', 'POST', { kind: 'try' })
  const second = await call('site-imports/all/begin', 'POST', { kind: 'try' })
  expect([second.status, second.body.error]).toEqual([409, 'import-under-way'])
  expect((await call('import-uploads', 'POST', { name: 'nog.xml', size: 5 })).body.error).toBe('under-way')
  await alone(bench.program.handle, async () => {
    expect(await workFor(bench.program, { dataDir: bench.dataDir }, begun.body.id)).toMatchObject({
      code: 'busy',
    })
  })
  await work(begun.body.id)
  expect((await call(`site-imports/${begun.body.id}`)).body.state).toBe('done')
})

it('EDIT-07 stops when asked, keeps what was brought, and goes on from there', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    id: 2_000 + at,
    title: `Bericht ${at}`,
    slug: `bericht-${at}`,
    content: '<p>Tekst.</p>',
    type: at % 2 === 0 ? 'post' : 'page',
  }))
  await send('uitvoer.xml', writeWxr(oldSite('https://drie.example', many)))
  const { body } = await call('site-imports/all/begin', 'POST', { kind: 'bring' })
  let isAsked = false
  const slow = {
    ...bench.program,
    // On a database on which each batch takes its time, so that the stop is heard of before the end.
    async unitOfWork<Answer>(act: () => Promise<Answer>) {
      const answer = await bench.program.unitOfWork(act)
      if (!isAsked) expect((await call(`site-imports/${body.id}/halt`, 'POST')).status).toBe(200)
      isAsked = true
      await new Promise((resolve) => setTimeout(resolve, 500))
      return answer
    },
  }
  await workFor(slow, { dataDir: bench.dataDir }, body.id)
  const stopped = (await call(`site-imports/${body.id}`)).body
  expect([stopped.state, stopped.problem]).toEqual(['stopped', undefined])
  expect((await call('import-sources')).body.total).toBe(1)
  expect((await call(`site-imports/${body.id}/go-on`, 'POST')).status).toBe(200)
  await work(body.id)
  expect((await call(`site-imports/${body.id}`)).body.state).toBe('done')
  const found = await bench.program.content.staffEntries({ words: 'Bericht', perPage: 1 })
  expect(found.total).toBe(20)
  await run('take-out', { force: true })
})

it('abuse 21 after a kill −9 of the process or the site the run goes on; one that always ends it is given up in words', async () => {
  const { jobs, siteImports } = bench.program
  const log = { ...bench.program.log, error: () => undefined }
  const config = readConfig({ DATA_DIR: bench.dataDir, DATABASE_URL: bench.databaseUrl })
  let ends: RunEnded[] = ['gone', 'done']
  const worked: number[] = []
  const imports = workOnImports({ jobs, siteImports, log }, config, async (id) => {
    worked.push(id)
    const end = ends.shift() ?? 'gone'
    if (end === 'done') await siteImports.runs.change(id, { state: 'done' })
    return end
  })
  await send('uitvoer.xml', writeWxr(oldSite('https://vier.example')))
  await siteImports.runs.ask({ kind: 'try', askedBy: '1' })
  const first = (await siteImports.runs.next())?.id ?? 0
  // As a killed site left it.
  await siteImports.runs.begin(first)
  await jobs.start()
  await imports.start()
  await expect.poll(async () => (await siteImports.runs.find(first))?.state).toBe('done')
  expect(worked).toEqual([first, first])
  ends = []
  const { body } = await call('site-imports/all/begin', 'POST', { kind: 'try' })
  await expect
    .poll(async () => (await call(`site-imports/${body.id}`)).body)
    .toMatchObject({ state: 'failed', problem: expect.stringContaining('vanzelf afgebroken') })
  await imports.close()
  await jobs.stop()
})

it('abuse 21 an upload that broke off goes on where it is, twice the same piece changes nothing, and days later it is gone', async () => {
  const contents = Buffer.from('0123456789')
  const begin = () => call('import-uploads', 'POST', { name: 'a.sql', size: 10, lastModified: 5 })
  const { id } = (await begin()).body
  expect((await sendPiece(id, 0, contents.subarray(0, 4))).status).toBe(200)
  const again = await sendPiece(id, 0, contents.subarray(0, 4))
  expect([again.status, again.headers.get('upload-offset')]).toEqual([409, '4'])
  expect((await begin()).body).toMatchObject({ id, offset: 4 })
  expect((await sendPiece(id, 4, Buffer.from('too many bytes'))).status).toBe(413)
  const unfinished = await call('site-imports/all/begin', 'POST', { kind: 'try' })
  expect(unfinished.body.error).toBe('import-not-whole')
  await bench.program.handle.pool.query("update way_in.sources set touched_at = now() - interval '8 days'")
  await bench.program.siteImports.sources.sweep()
  expect([await stored('passing'), (await call('import-sources')).body.total]).toEqual([[], 0])
})

it('abuse 21 what is too large for the limits, or for the disk, is refused in words before a byte is sent', async () => {
  const begin = (name: string, size: number) => call('import-uploads', 'POST', { name, size })
  const giga = 1024 ** 3
  expect((await begin('leeg.xml', 0)).body.message).toBe('Dit bestand is leeg.')
  expect((await begin('groot.zip', 21 * giga)).body.error).toBe('too-large')
  const { sources } = bench.program.siteImports
  await bench.program.handle.pool.query(
    `insert into way_in.sources (id, name, size, sent_at, touched_at) values ('x', 'x.zip', ${35 * giga}, now(), now())`,
  )
  const answer = await begin('groot.zip', 19 * giga)
  expect(['too-much', 'no-room']).toContain(answer.body.error)
  await sources.dropAll()
})

it('abuse 15 abuse 16 names of files and texts of a source stay names and texts', async () => {
  await send(
    '..\\..\\<img src=x>\r\nSet-Cookie: a=b/../../etc/\u202epasswd.xml',
    writeWxr(
      oldSite('javascript:alert(1)', [
        { id: 900, title: '=HYPERLINK("x")<script>alert(1)</script>', slug: 'x', status: 'trash' },
      ]),
    ),
  )
  const [source] = (await call('import-sources')).body.data
  expect(source.name).toBe('passwd.xml')
  const brought = await run('begin', { kind: 'try' })
  const { body } = await call(
    `import-lines?filter=${encodeURIComponent(JSON.stringify({ run: brought.id }))}`,
  )
  for (const { old = 'https:', here = '/' } of body.data)
    expect([old, here]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/^\//)])
  const csv: string = (await call(`site-imports/${brought.id}/file`)).body
  expect(csv.split(/[;\r\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([])
})

it('abuse 20 staff cannot have the server ask its own network, nor read its files by entities of XML', async () => {
  let asked = 0
  const inside = createServer((_, response) => {
    asked += 1
    response.end('geheim')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  const home = 'https://vijf.example'
  const photo = {
    id: 950,
    type: 'attachment',
    title: 'Foto',
    slug: 'foto',
    status: 'inherit',
    mimeType: 'image/png',
    attachmentUrl: `http://127.0.0.1:${port}/wp-content/uploads/foto.png`,
  }
  await send(
    'uitvoer.xml',
    writeWxr(oldSite(home, [photo]))
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss')
      .replace('Om tien uur.', 'Om &x; tien uur.'),
  )
  for (const base of [
    `http://127.0.0.1:${port}`,
    'http://localhost',
    'http://2130706433',
    'http://[::1]',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'http://piet:geheim@oud.example',
    'http://router.lan',
    'https://oud.example:8443',
  ]) {
    const refused = await call('site-imports/all/begin', 'POST', { kind: 'try', base })
    expect([base, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([base, 422, ['base']])
  }
  // A name of the internet that leads into the network is refused when it is asked.
  const { value } = (await bench.program.siteImports.ask({
    kind: 'bring',
    base: `http://localhost:${port}`,
    askedBy: '1',
  })) as { value: { id: number } }
  await work(value.id)
  expect(asked).toBe(0)
  const report = JSON.stringify((await call(`site-imports/${value.id}/file?as=json`)).body)
  expect(report).not.toMatch(/geheim|root:/)
  expect((await call(`site-imports/${value.id}`)).body.summary.findings.join(' ')).toMatch(/entiteiten/i)
  await run('take-out', { force: true })
  inside.close()
})

it('abuse 28 a zip bomb, members that lead out of their archive, and what is no source end in words', async () => {
  const bomb = writeZip([
    {
      name: 'wp-content/uploads/a.zip',
      bytes: writeZip([{ name: 'site.sql', bytes: Buffer.alloc(80 * 1024 ** 2, 0x20) }]),
    },
    { name: '../../etc/cron.d/x.xml', bytes: writeWxr(oldSite('https://zes.example')) },
  ])
  await send('bom.zip', bomb, 4 * 1024 ** 2)
  const tried = await run('begin', { kind: 'try' })
  expect(tried.state === 'failed' ? tried.problem : tried.summary.findings.join(' ')).toMatch(/bom\.zip/)
  expect(await readdir(bench.dataDir)).not.toContain('way-in')
  await bench.program.siteImports.sources.dropAll()
  await send('brief.pdf', '%PDF-1.4 en verder niets')
  expect(await run('begin', { kind: 'try' })).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('In ‘brief.pdf’ zit niets dat overgezet kan worden'),
  })
})

it('abuse 33 no secret of the old site or of this one stands in what staff read of an import', async () => {
  const person = {
    id: 7,
    login: 'piet',
    email: 'piet@oud.example',
    name: 'Piet',
    roles: ['administrator'],
    passwordHash: '$P$Bgeheimgeheimgeheimgeheimgeheim',
  }
  await send('uitvoer.xml', writeWxr({ ...oldSite('https://zeven.example'), authors: [person] }))
  const brought = await run('begin', { kind: 'bring' })
  const told = JSON.stringify([
    brought,
    (await call(`site-imports/${brought.id}/file?as=json`)).body,
    (await call('site-imports')).body,
  ])
  expect(told).not.toMatch(/piet@oud\.example|\$P\$|postgres:/)
  await run('take-out', { force: true })
})
