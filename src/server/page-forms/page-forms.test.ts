import { once } from 'node:events'
import { connect } from 'node:net'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let test: StaffTest
let site: TestSite
let address: string
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test, {})
  const block = {
    type: 'form',
    props: {
      id: 'form-1',
      title: 'Contact',
      to: 'bestuur@schelp.example, geen adres',
      thanks: 'Dank je wel.',
    },
  }
  const entry = await test.program.content.addEntry({
    type: 'page',
    title: 'Contact',
    status: 'published',
    document: { root: { props: {} }, content: [block] },
  })
  address = `/formulier/${entry.documentId}/form-1/`
})
beforeEach(async () => {
  await test.program.handle.pool.query('truncate form_entries, platform_rate_limits, platform_mails cascade')
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const good = {
  'veld-naam': 'Anna',
  'veld-e-mailadres': 'Anna@schelp.example',
  'veld-bericht': 'Ik vond een schelp.',
  pagina: '/contact/',
}
const send = (fields: Record<string, string>, to = address) =>
  fetch(site.address + to, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin: site.address },
  })
const entries = async () => (await test.call('editor', 'form-entries')).body.data
const mails = async () => (await test.program.mailbox.list({ words: 'bestuur@', page: 1, perPage: 50 })).mails

describe('EDIT-05 a form of a page', () => {
  it('is on the page with labels, and is sent without scripts', async () => {
    const html = await (await fetch(`${site.address}/contact/`)).text()
    expect(html).toContain(`action="${address}"`)
    expect(html).toMatch(/<label for="form-1-veld-naam">Naam<\/label>/)
  })

  it('is saved, mailed to the volunteer with the sender’s address for replies, and acknowledged', async () => {
    const answer = await send(good)
    expect(answer.status).toBe(303)
    const to = answer.headers.get('location') ?? ''
    const html = await (await fetch(site.address + to)).text()
    expect(html).toContain('Dank je wel.')
    expect(html).toContain('href="/contact/"')
    expect(await entries()).toMatchObject([
      {
        form: 'Contact',
        page: '/contact/',
        status: 'new',
        email: 'anna@schelp.example',
        answers: [{ value: 'Anna' }, { value: 'Anna@schelp.example' }, { value: 'Ik vond een schelp.' }],
      },
    ])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'bestuur@schelp.example', subject: expect.stringContaining('Contact') })
    expect(mail?.text).toContain('Bericht: Ik vond een schelp.')
  })

  it('comes back with what is wrong and with all typed values', async () => {
    const answer = await send({ ...good, 'veld-e-mailadres': 'anna', 'veld-naam': '' })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('Vul ‘Naam’ in.')
    expect(html).toMatch(/href="#form-1-veld-e-mailadres"/)
    expect(html).toContain('value="anna"')
    expect(html).toContain('Ik vond een schelp.</textarea>')
    expect(await entries()).toEqual([])
  })

  it('is one entry and one mail however often the button is pressed', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send(good)))
    expect(await entries()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is full of links', { 'veld-bericht': 'https://a.nl https://b.nl https://c.nl https://d.nl' }],
  ])('saves a post that %s as spam and mails it to nobody, with the same answer', async (_, more) => {
    expect((await send({ ...good, ...more })).status).toBe(303)
    expect(await entries()).toMatchObject([{ status: 'spam' }])
    expect(await mails()).toEqual([])
  })

  it('abuse 22: accepts twenty an hour from one visitor, and then gives back the typed values', async () => {
    for (let count = 0; count < 20; count += 1) await send({ ...good, 'veld-bericht': `Bericht ${count}` })
    const html = await (await send({ ...good, 'veld-bericht': 'De laatste' })).text()
    expect(html).toContain('over een uur')
    expect(html).toContain('De laatste</textarea>')
    expect(await entries()).toHaveLength(20)
  })

  it('abuse 16: shows typed values as text', async () => {
    const html = await (
      await send({ ...good, 'veld-naam': '"><script>alert(1)</script>', 'veld-e-mailadres': '' })
    ).text()
    expect(html).not.toContain('<script>alert(1)')
  })

  it('abuse 15: leads back to this site only', async () => {
    for (const pagina of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const to = (await send({ ...good, 'veld-bericht': pagina, pagina })).headers.get('location') ?? ''
      expect(decodeURIComponent(to)).toMatch(/verstuurd=\/$/)
    }
    const html = await (await fetch(`${site.address}${address}?verstuurd=//evil.example`)).text()
    expect(html).not.toContain('evil.example"')
  })

  it('that staff removed gives back the typed values', async () => {
    const answer = await send(good, '/formulier/999999/form-1/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Ik vond een schelp.')
  })

  it('abuse 29: of a page that was withdrawn or deleted is not shown and accepts nothing', async () => {
    const { content, handle } = test.program
    const block = { type: 'form', props: { id: 'form-1', title: 'Bestuur zoekt penningmeester' } }
    const { id, documentId } = await content.addEntry({
      type: 'page',
      title: 'Vacature',
      status: 'published',
      document: { root: { props: {} }, content: [block] },
    })
    const own = `/formulier/${documentId}/form-1/`
    expect((await send(good, own)).status).toBe(303)
    for (const away of [
      () => content.changeEntry(id, { status: 'draft' }),
      () => content.changeEntry(id, { status: 'published', publishedAt: new Date('2100-01-01') }),
      () => content.deleteEntry(id),
    ]) {
      await away()
      expect((await fetch(site.address + own)).status).toBe(404)
      const answer = await send({ ...good, 'veld-bericht': `Ik, na ${away}` }, own)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Ik, na')])
    }
    expect(await handle.db.$count(sql`form_entries`)).toBe(1)
  })

  it('is exported as one table, with a column for each question, in which a spreadsheet calculates nothing (abuse 16)', async () => {
    await send({ ...good, 'veld-naam': '=HYPERLINK("http://evil.example")' })
    const { id } = (await entries())[0]
    await test.program.handle.db.execute(sql`
      insert into form_entries overriding system value
      select (jsonb_populate_record(made, jsonb_build_object('id', 500000 + turn, 'digest', turn::text))).*
      from form_entries made, generate_series(1, 150) turn where made.id = ${id}`)
    const table = await test.call('editor', 'form-entries/all/csv')
    const [head, ...rows] = parse(String(table.body), { delimiter: ';', bom: true })
    expect(head).toEqual(['Ontvangen', 'Formulier', 'Pagina', 'Staat', 'Naam', 'E-mailadres', 'Bericht'])
    expect(rows).toHaveLength(151)
    expect(String(table.body)).toContain(`'=HYPERLINK`)
    for (const role of ['customer', undefined] as const)
      expect((await test.call(role, 'form-entries/all/csv')).status).toBeGreaterThan(400)
  })

  it('is marked and deleted by staff', async () => {
    await send(good)
    const [{ id }] = await entries()
    expect((await test.call('editor', `form-entries/${id}`, 'PUT', { status: 'done' })).status).toBe(200)
    expect((await test.call('editor', 'form-entries?filter={"status":"done"}')).body.data).toHaveLength(1)
    expect((await test.call('editor', `form-entries/${id}`, 'DELETE')).status).toBe(200)
    expect(await entries()).toEqual([])
  })
})

describe('SITE-06 a file sent with a form', () => {
  let withFile: string
  beforeAll(async () => {
    const question = (label: string, kind: string, more: object = {}) => ({ label, kind, ...more })
    const entry = await test.program.content.addEntry({
      type: 'page',
      title: 'Gevonden',
      status: 'published',
      document: {
        root: { props: {} },
        content: [
          {
            type: 'form',
            props: {
              id: 'form-2',
              title: 'Gevonden',
              to: 'bestuur@schelp.example',
              keptDays: 1,
              confirm: true,
              confirmText: 'Dank je wel.',
              answerPage: '/contact/',
              questions: [
                question('Wat', 'text', { isRequired: true }),
                question('E-mailadres', 'email'),
                question('Foto', 'file', { accept: 'pictures' }),
                question('Stuk', 'file', { accept: 'documents' }),
              ],
            },
          },
        ],
      },
    })
    withFile = `/formulier/${entry.documentId}/form-2/`
  })

  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_000, 7)])
  const post = (fields: Record<string, string | File>, to = withFile) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ 'veld-wat': 'Een bril', ...fields }))
      body.append(name, value)
    return fetch(site.address + to, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { origin: site.address },
    })
  }
  const photo = (contents: Uint8Array = png, name = 'bril.png') =>
    ({ 'veld-foto': new File([new Uint8Array(contents)], name) }) as const
  const files = async () => (await test.program.handle.pool.query('select name, size from form_files')).rows

  it('is uploaded without scripts, and the form says which size and kinds are allowed', async () => {
    const html = await (await fetch(`${site.address}/gevonden/`)).text()
    expect(html).toMatch(/enctype="multipart\/form-data"/i)
    expect(html).toMatch(
      /<input[^>]*type="file"[^>]*name="veld-foto"|<input[^>]*name="veld-foto"[^>]*type="file"/,
    )
    expect(html).toContain('jpg, png, webp, heic, hoogstens 5 MB.')
  })

  it('is kept with its entry, downloaded by staff only, and shown by no browser', async () => {
    const answer = await post(photo())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/'])
    const [entry] = await entries()
    expect(entry.files).toMatchObject([{ label: 'Foto', name: 'bril.png', size: png.length }])
    expect(entry.answers).toContainEqual({ label: 'Foto', value: 'bril.png' })
    const path = `form-entries/${entry.id}/file?file=${entry.files[0].id}`
    const { status, headers } = await test.call('editor', path)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="bril.png"/)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    for (const role of ['customer', undefined] as const)
      expect((await test.call(role, path)).status).toBeGreaterThan(400)
    for (const other of [
      `form-entries/${entry.id + 1}/file?file=${entry.files[0].id}`,
      `form-entries/${entry.id}/file`,
    ])
      expect((await test.call('editor', other)).status).toBe(404)
  })

  it('is deleted with its entry, whether staff delete it, it expires, or its sender is erased', async () => {
    const { forms, handle } = test.program
    for (const away of [
      async (id: number) => void (await forms.forget(id)),
      async () => {
        await handle.pool.query("update form_entries set ends_at = '2020-01-01'")
        await forms.sweep()
      },
      async () => {
        await handle.db.transaction((tx) =>
          forms.personalData.erase({ email: 'anna@schelp.example', userId: undefined }, tx),
        )
      },
    ]) {
      await post({ ...photo(), 'veld-e-mailadres': 'anna@schelp.example' })
      expect(await files()).toHaveLength(1)
      await away((await entries())[0].id)
      expect(await files()).toEqual([])
    }
  })

  it.each([
    ['another kind', { 'veld-foto': new File(['MZ'], 'bril.exe') }, 'van een soort die we niet aannemen'],
    ['another kind than its name', photo(Buffer.from('<svg onload="alert(1)">')), 'van een soort'],
    [
      'two kinds at once',
      photo(Buffer.concat([png.subarray(0, 20), Buffer.from('%PDF-1.7')])),
      'van een soort',
    ],
    ['a second extension', photo(png, 'bril.png.html'), 'van een soort'],
    ['a document where a photo is asked for', photo(Buffer.from('%PDF-1.7'), 'a.pdf'), 'van een soort'],
    ['nothing in it', photo(Buffer.alloc(0)), 'is leeg'],
    ['more than 5 MB', photo(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])), 'te groot'],
  ])('abuse 14: with %s is refused in words, and no typed value is lost', async (_, sent, words) => {
    const answer = await post(sent)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([200, expect.stringContaining(words)])
    expect(html).toContain('value="Een bril"')
    expect(await files()).toEqual([])
  })

  it('abuse 27: too many from one house are refused before they are read, and so is what is larger than all files together', async () => {
    const other = await openTestSite(test, {})
    const send = (bytes: number) =>
      fetch(other.address + withFile, {
        method: 'POST',
        redirect: 'manual',
        body: `veld-wat=${'x'.repeat(bytes)}`,
        headers: { origin: other.address, 'content-type': 'application/x-www-form-urlencoded' },
      }).then(({ status }) => status)
    expect(await send(12 * 1024 * 1024).catch(() => 413)).toBe(413)
    const answers: number[] = []
    for (let n = 1; n < 21; n += 1) answers.push(await send(300_000))
    expect(answers.slice(0, 19)).not.toContain(429)
    expect(answers.at(-1)).toBe(429)
    await other.close()
  })

  it('must be chosen again when something else was wrong, and the page says so', async () => {
    const html = await (await post({ ...photo(), 'veld-wat': '' })).text()
    expect(html).toContain('Vul ‘Wat’ in.')
    expect(html).toContain('Kies het bestand bij ‘Foto’ opnieuw')
  })

  it('abuse 13, 15: keeps its name without folders, line breaks and bidirectional marks', async () => {
    await post(photo(png, '../../etc/\u202egnp.bril.png'))
    const [file] = await files()
    expect(file.name).toBe('gnp.bril.png')
  })

  it('is not kept when the hidden field is filled in', async () => {
    await post({ ...photo(), website: 'x' })
    expect(await entries()).toMatchObject([{ status: 'spam', files: [] }])
  })

  it('abuse 21: on a full disk is answered in words, and no typed value is lost', async () => {
    const { pool } = test.program.handle
    await pool.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
    await pool.query(
      'create trigger full_disk before insert on form_files for each statement execute function full_disk()',
    )
    const answer = await post(photo())
    await pool.query('drop function full_disk cascade')
    const html = await answer.text()
    expect(answer.status).toBe(507)
    expect(html).toContain('Onze schijf is vol')
    expect(html).toContain('value="Een bril"')
    expect(html).toContain('Kies het bestand bij ‘Foto’ opnieuw')
    expect(await entries()).toEqual([])
  })

  it('abuse 22, 27: is not read when the form has no file field, or when it is larger than two files', async () => {
    const large = photo(Buffer.concat([png, Buffer.alloc(400_000)]))
    expect((await post(large, address)).status).toBe(413)
    expect((await post(large, '/formulier/999999/form-1/')).status).toBe(413)
    expect((await post(photo(Buffer.alloc(12 * 1024 * 1024)))).status).toBe(413)
    expect((await post(large)).status).toBe(303)
  })

  it('abuse 22: one visitor’s slow files have a share of the memory, and an end that makes room again', async () => {
    const { hostname, port, host, origin } = new URL(site.address)
    const head = [
      `POST ${withFile} HTTP/1.1`,
      `host: ${host}`,
      `origin: ${origin}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 5000000',
      '',
      '--x',
    ].join('\r\n')
    const slow = [1, 2, 3, 4, 5, 6, 7, 8].map(() => connect(Number(port), hostname))
    const answers = slow.map((socket) => once(socket, 'data'))
    for (const socket of slow) socket.on('error', () => undefined).write(head)
    // Whichever comes last is refused at once; the others are still being read.
    expect(String(await Promise.race(answers))).toMatch(/^HTTP\/1.1 503 /)
    for (const socket of slow) socket.destroy()
    const large = photo(Buffer.concat([png, Buffer.alloc(400_000)]))
    await expect.poll(async () => (await post(large)).status).toBe(303)
  })

  it('the sender is told that it arrived, at most five times a day, without any words of theirs', async () => {
    const email = 'anna@schelp.example'
    for (let count = 0; count < 7; count += 1)
      await post({ 'veld-wat': `https://kwaad.example ${count}`, 'veld-e-mailadres': email })
    const { mails } = await test.program.mailbox.list({ words: email, page: 1, perPage: 50 })
    const told = mails.filter(({ to }) => to === email)
    expect(told).toHaveLength(5)
    expect(told[0]?.text).toContain('Dank je wel.')
    expect(told[0]?.text).not.toContain('kwaad')
    expect(await entries()).toHaveLength(7)
  })
})
