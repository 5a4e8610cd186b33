import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { localDateOf, toDutchMinute } from '../../src/kernel/dates.ts'
import { createStaffTest, type StaffTest } from '../../src/staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../src/testing.ts'
import { widgets } from '../../src/widgets/registry.ts'

let test: StaffTest
let site: TestSite
let staff: string
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test)
  staff = (await test.signIn('editor')).get('cookie') ?? ''
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const nextWeek = hours(7 * 24)
const saying = (text: string) => ({
  root: { props: {} },
  content: [{ type: 'heading', props: { id: 'a', text, level: 2, anchor: '' } }],
})

const get = (path: string, cookie = '') =>
  fetch(site.address + path, { redirect: 'manual', headers: { cookie, accept: 'text/html' } })
const look = async (path: string, cookie = '') => (await get(path, cookie)).text()
const post = (path: string, fields: Record<string, string>, cookie = staff) =>
  fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: site.address, accept: 'text/html' },
  })
/** Chooses a moment; returns the cookies of a browser that has it. */
async function at(moment: Date, cookie = staff): Promise<string> {
  const chosen = await post('/zoals-op/', { op: toDutchMinute(moment), terug: '/' }, cookie)
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/'])
  return `${cookie}; ${chosen.headers.getSetCookie()[0]?.split(';')[0]}`
}

async function plannedPost(title: string, publishedAt: Date) {
  const added = await test.call('shop_manager', 'posts', 'POST', {
    title,
    status: 'published',
    publishedAt: publishedAt.toISOString(),
  })
  expect([added.status, added.body.errors]).toEqual([201, undefined])
  return added.body
}

describe('EDIT-05 the site as of another moment', () => {
  it('shows what is planned, in lists and on its own page, with the moment and the way back', async () => {
    await test.program.content.addEntry({ type: 'post', title: 'Nu al', status: 'published' })
    const { url } = await plannedPost('Kerstwandeling', nextWeek)
    expect(await look('/nieuws/', staff)).not.toContain('Kerstwandeling')
    const later = await at(new Date(nextWeek.getTime() + 60_000))
    const list = await look('/nieuws/?q=1', later)
    expect(list).toContain('Kerstwandeling')
    expect(list).toContain('Nu al')
    expect(list).toContain('Zo ziet de site eruit op')
    expect(list).toContain('terug=%2Fnieuws%2F%3Fq%3D1')
    expect((await get(url, later)).status).toBe(200)
    const before = await at(hours(24))
    expect(await look('/nieuws/', before)).not.toContain('Kerstwandeling')
    expect((await get(url, before)).status, 'staff see it as visitors do').toBe(404)

    const back = await post('/zoals-op/', { nu: '1', terug: '/nieuws/' }, later)
    expect(back.headers.get('location')).toBe('/nieuws/')
    expect(back.headers.getSetCookie()[0]).toMatch(/^schelp_zoals_op=; Max-Age=0/)
  })

  it('shows the planned state of a page, its version of then, and what is live now', async () => {
    const { content, handle } = test.program
    const page = await content.addEntry({
      type: 'page',
      title: 'Bedevaart',
      status: 'published',
      document: saying('Zoals vorig jaar'),
    })
    const id = page.documentId ?? 0
    await handle.pool.query(
      "update content_entries set published_at = now() - interval '2 years' where id = $1",
      [page.id],
    )
    await content.saveDraft(id, saying('Zoals vandaag'))
    await content.publishDocument(id)
    await handle.pool.query(
      "update content_document_versions set saved_at = now() - interval '400 days' where document_id = $1",
      [id],
    )
    await handle.pool.query(
      "update content_documents set published_at = now() - interval '9 days' where id = $1",
      [id],
    )
    await content.saveDraft(id, saying('Zoals met kerst'))
    expect((await content.scheduleDocument(id, nextWeek)).ok).toBe(true)
    const seen = async (moment: Date) =>
      /Zoals (met kerst|vandaag|vorig jaar)/.exec(await look('/bedevaart/', await at(moment)))?.[1]
    expect(await seen(hours(24))).toBe('vandaag')
    expect(await seen(new Date(nextWeek.getTime() + 60_000))).toBe('met kerst')
    expect(await seen(hours(-24))).toBe('vandaag')
    expect(await seen(hours(-30 * 24))).toBe('vorig jaar')
    expect(await look('/bedevaart/', staff)).toContain('Zoals vandaag')
  })

  it('follows prices of a sale', async () => {
    const offer = { sku: 'G', regularCents: 2_000, saleCents: 1_234, vatClass: 'reduced' }
    const sale = {
      saleFrom: nextWeek.toISOString(),
      saleTo: new Date(nextWeek.getTime() + 86_400_000).toISOString(),
    }
    const { body } = await test.call('administrator', 'products', 'POST', {
      title: 'Gids',
      status: 'published',
      offer: { ...offer, ...sale },
    })
    const during = await at(new Date(nextWeek.getTime() + 3_600_000))
    expect(await look(body.url, staff)).not.toContain('12,34')
    expect(await look(body.url, during)).toContain('12,34')
  })

  it('draws every widget, and writes nothing for it', async () => {
    const content = [...widgets.values()].map(({ name, defaults }, place) => ({
      type: name,
      props: { ...defaults, id: `w${place}` },
    }))
    expect(content.length).toBeGreaterThan(40)
    const document = { root: { props: {} }, content }
    await test.program.content.addEntry({ type: 'page', title: 'Alles', status: 'published', document })
    const failed = vi.spyOn(site.log, 'error')
    expect((await get('/alles/', await at(nextWeek))).status).toBe(200)
    expect(failed.mock.calls).toEqual([])
  })

  it('hands out the calendar of then', async () => {
    await test.program.content.addEntry({
      type: 'page',
      title: 'Wat er komt',
      status: 'published',
      document: { root: { props: {} }, content: [{ type: 'calendar', props: { id: 'c1' } }] },
    })
    const inYears = hours(5 * 365 * 24)
    await test.program.content.addEntry({
      type: 'agenda',
      title: 'Geplande tocht',
      status: 'published',
      fields: { startsOn: localDateOf(inYears) },
    })
    const later = await get('/wat-er-komt/c1.ics', await at(inYears))
    expect(later.headers.get('cache-control')).toBe('private, no-store')
    expect(await later.text()).toContain('Geplande tocht')
    const now = await get('/wat-er-komt/c1.ics', staff)
    expect([now.status, await now.text()]).toEqual([200, expect.not.stringContaining('Geplande tocht')])
  })

  it('takes nothing that is sent', async () => {
    const later = await at(nextWeek)
    const { body: product } = await test.call('administrator', 'products', 'POST', {
      title: 'Speld',
      status: 'published',
      offer: { sku: 'S', regularCents: 500, vatClass: 'reduced' },
    })
    const refused = await post('/cart/', { 'add-to-cart': String(product.id) }, later)
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('Ga terug naar nu om iets te versturen'),
    ])
    const { content } = test.program
    for (const path of ['/', '/nieuws/', '/jacobalia/', '/shop/', product.url, '/bestaat-niet/'])
      expect((await get(path, later)).status).toBeLessThan(500)
    const features = test.program.featuresAt(nextWeek)
    await expect(features.content.addEntry({ type: 'post', title: 'Mag niet' })).rejects.toThrow()
    expect((await content.list({ type: 'post', words: 'Mag niet' })).entries).toEqual([])
  })

  it('abuse 18, 19 is for nobody who may not see what is planned, and is kept by nothing', async () => {
    const { url } = await plannedPost('Geheim plan', nextWeek)
    const chosen = `schelp_zoals_op=${encodeURIComponent(toDutchMinute(hours(9 * 24)))}`
    const customer = (await test.signIn('customer')).get('cookie') ?? ''
    for (const cookie of [chosen, `${customer}; ${chosen}`]) {
      expect((await get(url, cookie)).status).toBe(404)
      const list = await look('/nieuws/', cookie)
      expect(list).not.toContain('Geheim plan')
      expect(list).not.toContain('Zo ziet de site')
      expect((await get('/zoals-op/', cookie)).status).toBe(404)
    }
    const later = await at(hours(9 * 24))
    const answer = await get('/nieuws/', later)
    expect(await answer.text()).toContain('Geheim plan')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await look('/nieuws/')).not.toContain('Geheim plan')
    await test.call('shop_manager', 'jacobalia', 'POST', {
      title: 'Nieuwe kapel',
      status: 'published',
      publishedAt: nextWeek.toISOString(),
      position: { latitude: 52.5, longitude: 6.1, precision: 'exact' },
    })
    const map = await look('/jacobalia/?weergave=kaart', later)
    const [markers = ''] = /[^;&]+kaart\.json/.exec(map) ?? []
    const found = await get(markers, later)
    expect(await found.text()).toContain('Nieuwe kapel')
    expect(found.headers.get('cache-control')).toBe('private, no-store')
    expect(await look(markers)).not.toContain('Nieuwe kapel')
  })

  it('abuse 17, 25 asks again for what is no moment, and leads nowhere else', async () => {
    for (const op of ['', 'morgen', '2026-13-45T99:99', '"><script>']) {
      const html = await (await post('/zoals-op/', { op, terug: '/nieuws/' })).text()
      expect(html).toContain('Vul een dag en een tijd in.')
      expect(html).not.toContain('"><script>')
    }
    const away = await post('/zoals-op/', { op: '2027-01-01T09:00', terug: '//evil.example/' })
    expect(away.headers.get('location')).toBe('/')
    for (const value of ['x', '%00', '2026-99-99T00:00', 'x'.repeat(3_000)])
      expect((await get('/nieuws/', `${staff}; schelp_zoals_op=${value}`)).status).toBe(200)
  })
})
