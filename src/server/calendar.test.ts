import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let test: StaffTest
let site: TestSite
let documentId: number
let draftId: number

beforeAll(async () => {
  test = await createStaffTest()
  const { content } = test.program
  const page = async (title: string, status: 'published' | 'draft', id: string) =>
    (
      await content.addEntry({
        type: 'page',
        title,
        status,
        document: { root: { props: {} }, content: [{ type: 'calendar', props: { id } }] },
      })
    ).documentId ?? 0
  documentId = await page('Agenda', 'published', 'c1')
  draftId = await page('Concept', 'draft', 'c2')
  const add = (title: string, fields: Record<string, string>, status: 'published' | 'draft' = 'published') =>
    content.addEntry({
      type: 'agenda',
      title,
      status,
      fields,
      excerpt: 'Kom ook; neem, als het kan, iets mee.',
    })
  const year = new Date().getUTCFullYear()
  await add('Open kerken\r\nBEGIN:VEVENT', {
    startsOn: `${year}-07-25`,
    startsAt: '10:00',
    endsAt: '12:00',
    place: 'Zeerijp',
  })
  await add('Voettocht', { startsOn: `${year}-08-30`, endsOn: `${year}-09-02` })
  await add('Geheim', { startsOn: `${year}-07-26` }, 'draft')
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const year = new Date().getUTCFullYear()
const get = (path: string) => fetch(site.address + path)
const ask = async (fields: Record<string, string | number>, referer = '/agenda/') => {
  const answer = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { origin: site.address, referer: referer.startsWith('http') ? referer : site.address + referer },
    body: new URLSearchParams({
      action: 'ae_dynamic_calendar_data',
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    }),
  })
  return { status: answer.status, body: (await answer.json()) as { success: boolean; data: string } }
}
const july = () => ({ pid: documentId, wid: 'c1', month: 7, year, nonce: 'old', 'queried_page[ID]': 3 })

describe('WIRE-13 ae_dynamic_calendar_data', () => {
  it('returns the month as the page itself shows it', async () => {
    const { status, body } = await ask(july())
    expect([status, body.success]).toEqual([200, true])
    expect(body.data).toContain(`<h2 id="c1-maand">Juli ${year}</h2>`)
    expect(body.data).toContain(`data-dc-date="${year}-07-25"`)
    expect(body.data).not.toContain('Geheim')
    expect(await (await get(`/agenda/?e-month-c1=${year}-07`)).text()).toContain(
      `<div class="elementor-widget-container"><div class="ae-outer-wrapper" data-pid="${documentId}" data-wid="c1">${body.data}</div></div></div></section>`,
    )
  })

  it('returns an empty month with the link back', async () => {
    const { body } = await ask({ ...july(), year: year + 5 })
    expect(body.data).toContain('Deze maand staat er niets in de kalender.')
    expect(body.data).toContain(`data-prev-month="6" data-prev-year="${year + 5}"`)
    expect(body.data).not.toContain('ae-dc-next')
  })

  it.each([
    ['month 13', { month: 13 }],
    ['no year', { year: '' }],
    ['an id with signs', { wid: '<b>' }],
    ['the month whose weeks end after 9999', { year: 9999, month: 12 }],
  ])('refuses %s', async (_, change) => {
    expect(await ask({ ...july(), ...change })).toEqual({ status: 400, body: { success: false, data: '' } })
  })

  it.each(['0001-01', '9999-11', '9999-12', '10000-01'])(
    'the page answers for the month %s',
    async (month) => {
      expect((await get(`/agenda/?e-month-c1=${month}`)).status).toBe(200)
    },
  )

  it('abuse 10 returns nothing of a draft or of a widget that is no calendar', async () => {
    expect((await ask({ ...july(), pid: draftId, wid: 'c2' }, '/concept/')).status).toBe(404)
    expect((await ask({ ...july(), wid: 'nothing' })).status).toBe(404)
  })

  it('abuse 17 reads no page of another site', async () => {
    expect((await ask(july(), 'https://evil.example/agenda/')).body.data).not.toContain('evil.example')
  })
})

describe('CAT-07 the address for a calendar app', () => {
  it('lists the activities of the calendar, in the format of RFC 5545', async () => {
    const answer = await get('/agenda/c1.ics')
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2)
    expect(text).toContain(`DTSTART:${year}0725T080000Z\r\nDTEND:${year}0725T100000Z\r\n`)
    expect(text).toContain(`DTSTART;VALUE=DATE:${year}0830\r\nDTEND;VALUE=DATE:${year}0903\r\n`)
    expect(text).toContain('DESCRIPTION:Kom ook\\; neem\\, als het kan\\, iets mee.\r\n')
    expect(text).toContain('LOCATION:Zeerijp\r\n')
    expect(text).not.toContain('Geheim')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('abuse 16 a title cannot begin a new line', async () => {
    expect(await (await get('/agenda/c1.ics')).text()).toMatch(/SUMMARY:Open kerken( |\\n)BEGIN:VEVENT\r\n/)
  })

  it('returns one activity from its own page', async () => {
    const text = await (await get('/agenda/voettocht/afspraak.ics')).text()
    expect(text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Voettocht'])
  })

  it.each([
    '/agenda/c9.ics',
    '/concept/c2.ics',
    '/agenda/geheim/afspraak.ics',
    '/agenda/afspraak.ics',
    '/c1.ics',
  ])('abuse 10 has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('CAT-01 an activity has a page of its own, below the page of the calendar', async () => {
    const html = await (await get('/agenda/voettocht/')).text()
    expect(html).toContain('"@type":"Event"')
    expect(html).toContain(`"startDate":"${year}-08-30","endDate":"${year}-09-02"`)
    expect((await get('/agenda/')).status).toBe(200)
  })
})
