import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCsv } from '../../kernel/csv.ts'
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
    ...{ type: 'page', title: 'Contact', status: 'published' },
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
  ...{
    'veld-naam': 'Anna',
    'veld-e-mailadres': 'Anna@schelp.example',
    'veld-bericht': 'Ik vond een schelp.',
  },
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
  it('stands on the page with labels, and is sent without scripts', async () => {
    const html = await (await fetch(`${site.address}/contact/`)).text()
    expect(html).toContain(`action="${address}"`)
    expect(html).toMatch(/<label for="form-1-veld-naam">Naam<\/label>/)
  })

  it('is kept, mailed to the volunteer with the sender to answer to, and thanked for', async () => {
    const answer = await send(good)
    expect(answer.status).toBe(303)
    const to = answer.headers.get('location') ?? ''
    const html = await (await fetch(site.address + to)).text()
    expect(html).toContain('Dank je wel.')
    expect(html).toContain('href="/contact/"')
    expect(await entries()).toMatchObject([
      {
        ...{ form: 'Contact', page: '/contact/', status: 'new', email: 'anna@schelp.example' },
        answers: [{ value: 'Anna' }, { value: 'Anna@schelp.example' }, { value: 'Ik vond een schelp.' }],
      },
    ])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'bestuur@schelp.example', subject: expect.stringContaining('Contact') })
    expect(mail?.text).toContain('Bericht: Ik vond een schelp.')
  })

  it('comes back with what is wrong and with all that was typed', async () => {
    const answer = await send({ ...good, 'veld-e-mailadres': 'anna', 'veld-naam': '' })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('Vul ‘Naam’ in.')
    expect(html).toMatch(/href="#form-1-veld-e-mailadres"/)
    expect(html).toContain('value="anna"')
    expect(html).toContain('Ik vond een schelp.</textarea>')
    expect(await entries()).toEqual([])
  })

  it('is one entry and one mail however often it is pressed', async () => {
    await Promise.all(Array.from({ length: 6 }, () => send(good)))
    expect(await entries()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is full of links', { 'veld-bericht': 'https://a.nl https://b.nl https://c.nl https://d.nl' }],
  ])('of who %s is kept as spam and mailed to nobody, with the same answer', async (_, more) => {
    expect((await send({ ...good, ...more })).status).toBe(303)
    expect(await entries()).toMatchObject([{ status: 'spam' }])
    expect(await mails()).toEqual([])
  })

  it('abuse 22: takes twenty in an hour from one visitor, and loses nothing that was typed after', async () => {
    for (let count = 0; count < 20; count += 1) await send({ ...good, 'veld-bericht': `Bericht ${count}` })
    const html = await (await send({ ...good, 'veld-bericht': 'De laatste' })).text()
    expect(html).toContain('over een uur')
    expect(html).toContain('De laatste</textarea>')
    expect(await entries()).toHaveLength(20)
  })

  it('abuse 16: shows what was typed as words', async () => {
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

  it('that staff took away gives back what was typed', async () => {
    const answer = await send(good, '/formulier/999999/form-1/')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Ik vond een schelp.')
  })

  it('comes as one table, with a column for each question, in which a spreadsheet reckons nothing (abuse 16)', async () => {
    await send({ ...good, 'veld-naam': '=HYPERLINK("http://evil.example")' })
    const { id } = (await entries())[0]
    await test.program.handle.db.execute(sql`
      insert into form_entries overriding system value
      select (jsonb_populate_record(made, jsonb_build_object('id', 500000 + turn, 'digest', turn::text))).*
      from form_entries made, generate_series(1, 150) turn where made.id = ${id}`)
    const table = await test.call('editor', 'form-entries/all/csv')
    const [head, ...rows] = readCsv(String(table.body))
    expect(head).toEqual(['Ontvangen', 'Formulier', 'Pagina', 'Staat', 'Naam', 'E-mailadres', 'Bericht'])
    expect(rows).toHaveLength(151)
    expect(String(table.body)).toContain(`'=HYPERLINK`)
    for (const role of ['customer', undefined] as const)
      expect((await test.call(role, 'form-entries/all/csv')).status).toBeGreaterThan(400)
  })

  it('is marked and forgotten by staff', async () => {
    await send(good)
    const [{ id }] = await entries()
    expect((await test.call('editor', `form-entries/${id}`, 'PUT', { status: 'done' })).status).toBe(200)
    expect((await test.call('editor', 'form-entries?filter={"status":"done"}')).body.data).toHaveLength(1)
    expect((await test.call('editor', `form-entries/${id}`, 'DELETE')).status).toBe(200)
    expect(await entries()).toEqual([])
  })
})
