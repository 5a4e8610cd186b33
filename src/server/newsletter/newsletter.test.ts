import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableForm } from '../../staff-api/testing/table-form.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let test: StaffTest
let site: TestSite
let visitor = 0
const nextVisitor = () => {
  visitor += 1
  return visitor
}
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test, { TRUST_PROXY: '1' })
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(site.address + path, {
    method: 'POST',
    body,
    headers: {
      origin: site.address,
      referer: `${site.address}/over-ons/`,
      // Each from another visitor, because requests are limited per visitor.
      'x-forwarded-for': `10.0.0.${nextVisitor()}`,
      ...headers,
    },
  })
}
const tnp = (fields: Record<string, string>, na = 'sa') =>
  post(`/wp-admin/admin-ajax.php?action=tnp&na=${na}`, fields)
const linkTo = async (email: string) => {
  const mails = await wholeMails(test.program, email)
  return new URL(/https?:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '')
}
const stateOf = async (email: string) =>
  (await test.program.newsletter.subscribers({ words: email, page: 1, perPage: 1 })).subscribers[0]

describe('WIRE-05 tnp', () => {
  it('returns HTML to put in place of the form, and keeps the page as proof', async () => {
    const answer = await tnp({ ne: 'wire@schelp.example', nn: 'Anna', ny: '1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toMatch(/^<p role="status">Bijna klaar\./)
    expect(await stateOf('wire@')).toMatchObject({ status: 'pending', name: 'Anna', askedOn: '/over-ons/' })
  })

  it.each([
    ['no address', { ny: '1' }, 'Dit e-mailadres klopt niet'],
    ['a broken address', { ne: '<b>@x', ny: '1' }, 'Dit e-mailadres klopt niet'],
    ['no consent', { ne: 'zonder@schelp.example' }, 'Vink aan'],
  ])('abuse 16 refuses %s in words, and repeats nothing that was typed', async (_, fields, words) => {
    const answer = await tnp(fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain(words)
    expect(html).not.toContain('<b>')
  })

  it('answers no other step, and abuse 18 nothing from another site', async () => {
    expect((await tnp({ ne: 'x@schelp.example', ny: '1' }, 'sx')).status).toBe(400)
    const foreign = await post(
      '/wp-admin/admin-ajax.php?action=tnp&na=sa',
      { ne: 'x@schelp.example', ny: '1' },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect(await stateOf('x@schelp')).toBeUndefined()
  })
})

describe('SITE-06 without scripts', () => {
  it('subscribes, follows the link of the mail, confirms with a button, and unsubscribes', async () => {
    const asked = await post('/nieuwsbrief/', { ne: 'lezer@schelp.example', ny: '1' })
    expect(await asked.text()).toContain('Bijna klaar')
    const link = await linkTo('lezer@')
    const page = await (await fetch(site.address + link.pathname + link.search)).text()
    expect(page).toContain('Bevestig mijn inschrijving')
    expect(await stateOf('lezer@'), 'a program that looks into mails confirms nothing').toMatchObject({
      status: 'pending',
    })
    const nk = link.searchParams.get('nk') ?? ''
    expect(page).toContain(`name="nk" value="${nk}"`)
    expect(await (await post('/nieuwsbrief/link/', { na: 'c', nk })).text()).toContain('is bevestigd')
    expect(await stateOf('lezer@')).toMatchObject({ status: 'confirmed' })
    expect(await (await post('/nieuwsbrief/link/', { na: 'u', nk })).text()).toContain('uitgeschreven')
    expect(await stateOf('lezer@')).toMatchObject({ status: 'unsubscribed' })
  })

  it('says what is wrong and keeps the typed values', async () => {
    const html = await (await post('/nieuwsbrief/', { ne: 'lezer@', ny: '1' })).text()
    expect(html).toContain('Dit e-mailadres klopt niet')
    expect(html).toContain('value="lezer@"')
    expect(await (await post('/nieuwsbrief/link/', { na: 'c', nk: 'verzonnen' })).text()).toContain(
      'werkt niet (meer)',
    )
  })

  it('SITE-06 staff export all subscribers as one table, safe in a spreadsheet (abuse 16)', async () => {
    await test.program.handle.db.execute(sql`
      insert into newsletter_subscribers (email, name, surname, status, asked_at, asked_on, mailed_at, token)
      select 'lid-' || turn || '@veel.example', '=1+1', 'Vries', 'pending', now(), '/', now(), 'token-' || turn
      from generate_series(1, 150) turn`)
    const table = await test.call('editor', 'subscribers/all/csv?filter={"q":"veel.example"}')
    const lines = String(table.body).trim().split('\r\n')
    expect(lines).toHaveLength(151)
    expect(lines[1]).toMatch(/^lid-\d+@veel\.example;'=1\+1;Vries;Wacht op bevestiging;/)
    expect((await test.call('customer', 'subscribers/all/csv')).status).toBe(403)
  })

  it('abuse 19 such a page is not cached for others', async () => {
    for (const path of ['/nieuwsbrief/', '/?na=u&nk=abc'])
      expect((await fetch(site.address + path)).headers.get('cache-control')).toContain('no-store')
  })
})

describe('SITE-06 posts by other programs', () => {
  const reader = async (email: string) => {
    await post('/nieuwsbrief/', { ne: email, ny: '1' })
    const nk = (await linkTo(email)).searchParams.get('nk') ?? ''
    await test.program.newsletter.confirm(nk)
    return nk
  }
  const send = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(site.address + path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    })

  it('unsubscribes with one click of the mail client, and does not reveal who was subscribed (RFC 8058)', async () => {
    const nk = await reader('klik@schelp.example')
    const path = `/nieuwsbrief/uit/?nk=${nk}`
    expect((await send(path, 'iets=anders')).status).toBe(400)
    const page = await (await fetch(site.address + path)).text()
    expect(page, 'looking at it does nothing').toContain(`value="${nk}"`)
    expect(await stateOf('klik@')).toMatchObject({ status: 'confirmed' })
    expect((await send(path, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await stateOf('klik@')).toMatchObject({ status: 'unsubscribed' })
    expect((await send('/nieuwsbrief/uit/?nk=verzonnen', 'List-Unsubscribe=One-Click')).status).toBe(200)
  })

  const bounce = (
    token: string,
    status: string,
  ) => `Content-Type: multipart/report; report-type=delivery-status

--x
Content-Type: message/delivery-status

Final-Recipient: rfc822; niemand@schelp.example
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 no such user

--x
Message-ID: <newsletter-1-${token}@schelp.example>
`
  const back = (raw: string) =>
    send(`/nieuwsbrief/terug/${test.program.newsletterReturns}`, raw, 'message/rfc822')

  it('stops mail to addresses that bounce or complain', async () => {
    const gone = await reader('gone@schelp.example')
    const full = await reader('full@schelp.example')
    const angry = await reader('boos@schelp.example')
    expect((await back(bounce(gone, '5.1.1'))).status).toBe(200)
    expect(await stateOf('gone@')).toMatchObject({ status: 'bounced' })
    for (let times = 0; times < 4; times++) await back(bounce(full, '4.2.2'))
    expect(await stateOf('full@')).toMatchObject({ status: 'confirmed' })
    await back(bounce(full, '4.2.2'))
    expect(await stateOf('full@')).toMatchObject({ status: 'bounced' })
    await back(`Feedback-Type: abuse\n\nMessage-ID: <newsletter-1-${angry}@schelp.example>\n`)
    expect(await stateOf('boos@')).toMatchObject({ status: 'unsubscribed' })
  })

  it('abuse 18 accepts nothing without the key, no mail that is no report, and no oversized mail', async () => {
    const token = await reader('veilig@schelp.example')
    const guessed = '/nieuwsbrief/terug/geraden'
    expect((await send(guessed, bounce(token, '5.1.1'), 'message/rfc822')).status).toBe(404)
    expect((await back('Subject: Afwezig\n\nIk ben er niet')).status).toBe(202)
    expect((await back('x'.repeat(2_000_001))).status).toBe(413)
    expect(await stateOf('veilig@')).toMatchObject({ status: 'confirmed' })
  })

  it('abuse 7 does not believe an invented report that was mailed to us', async () => {
    await reader('doelwit@schelp.example')
    const id = (await stateOf('doelwit@'))?.id ?? 0
    for (const report of [
      bounce(String(id), '5.1.1'),
      bounce('', '5.1.1').replace('niemand@', 'doelwit@'),
      'Final-Recipient: rfc822; doelwit@schelp.example\nAction: failed\nStatus: 5.1.1\n',
      `Feedback-Type: abuse\nOriginal-Rcpt-To: <doelwit@schelp.example>\nMessage-ID: <newsletter-1-${id}@schelp.example>\n`,
    ])
      expect((await back(report)).status).toBe(202)
    expect(await stateOf('doelwit@')).toMatchObject({ status: 'confirmed' })
  })

  it('abuse 28 reads a report of two megabytes in one go, whatever its contents', async () => {
    const token = await reader('lang@schelp.example')
    const long = (sign: string) => sign.repeat(1_900_000 / sign.length)
    for (const report of [
      `Final-Recipient: rfc822; ${long('a')}\nAction: failed\n`,
      `Action: failed\nStatus:${long(' ')}\n`,
      long('\nAction:'),
      long('Feedback-Type: '),
      `Action: failed${long('\n x')}`,
      long('<newsletter-1-'),
      `<newsletter-1-${long('9')}`,
    ])
      expect((await back(report)).status).toBe(202)
    const diagnosed = bounce(token, '5.1.1').replace('smtp; 550', long('x '))
    expect((await back(diagnosed)).status).toBe(200)
  })
})

describe('SITE-06 choosing lists', () => {
  const choosing = async (email: string) => {
    const { newsletter } = test.program
    await post('/nieuwsbrief/', { ne: email, ny: '1' })
    const token = (await linkTo(email)).searchParams.get('nk') ?? ''
    await newsletter.confirm(token)
    return { token, lists: async () => (await stateOf(email))?.lists }
  }
  let routes: number
  beforeAll(async () => {
    const { newsletter } = test.program
    const made = await newsletter.addList({ name: 'Routes', about: 'Nieuwe routes', isOffered: true }, false)
    if (!made.ok) throw new Error(made.code)
    routes = made.value.id
    await newsletter.addList({ name: 'Lezingen', about: '', isOffered: true }, false)
  })

  it('works by the link in a mail, without signing in and without scripts', async () => {
    const { token, lists } = await choosing('kiest@schelp.example')
    expect(await lists()).toEqual(['Lezingen', 'Routes'])
    const page = await (await fetch(`${site.address}/?na=p&nk=${token}`)).text()
    expect(page).toContain('Nieuwe routes')
    expect(page.match(/checked/g)).toHaveLength(2)
    const kept = await (await post('/nieuwsbrief/keuze/', { nk: token, 'nl[]': String(routes) })).text()
    expect(kept).toContain('Je keuze is bewaard.')
    expect(kept.match(/checked/g)).toHaveLength(1)
    expect(await lists()).toEqual(['Routes'])
  })

  it('unsubscribes from everything with one button', async () => {
    const { token } = await choosing('helemaal-weg@schelp.example')
    const said = await (await post('/nieuwsbrief/keuze/', { nk: token, all: 'out' })).text()
    expect(said).toContain('Je bent uitgeschreven')
    expect(await stateOf('helemaal-weg@')).toMatchObject({ status: 'unsubscribed' })
  })

  it('abuse 9, 18 reveals nothing for a wrong link, and accepts no choice from another site', async () => {
    const { token } = await choosing('blijft@schelp.example')
    for (const wrong of ['x', '%00', `${token}x`])
      expect(await (await fetch(`${site.address}/?na=p&nk=${wrong}`)).text()).not.toContain('Nieuwe routes')
    expect(await (await post('/nieuwsbrief/keuze/', { nk: 'x', 'nl[]': '1' })).text()).toContain('werkt niet')
    const foreign = await post(
      '/nieuwsbrief/keuze/',
      { nk: token, all: 'out' },
      { origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect(await stateOf('blijft@')).toMatchObject({ status: 'confirmed' })
  })

  it('is a column per list in the table of staff, for export and import', async () => {
    await choosing('tabel@schelp.example')
    const filter = encodeURIComponent(JSON.stringify({ list: routes, q: 'tabel@' }))
    expect((await test.call('editor', `subscribers?filter=${filter}`)).body.total).toBe(1)
    expect(String((await test.call('editor', `subscribers/all/csv?filter=${filter}`)).body)).toMatch(
      /tabel@schelp\.example;.*;Lezingen, Routes/,
    )
    const text = 'E-mail\nuit-tabel@schelp.example\n'
    const plan = (await test.call('editor', 'subscribers/all/sheet', 'POST', tableForm(text))).body
    const sent = tableForm(text, { proof: 'Ledenlijst 2026', agreed: plan.mark, list: String(routes) })
    expect((await test.call('editor', 'subscribers/all/sheet', 'POST', sent)).body).toEqual({ changed: 1 })
    expect((await stateOf('uit-tabel@'))?.lists).toEqual(['Routes'])
  })
})
