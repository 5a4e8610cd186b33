import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test, {})
  const block = (type: string, id: string, props: object) => ({ type, props: { id, ...props } })
  for (const [title, blocks] of [
    ['Film', [block('video', 'v', { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Film' })]],
    ['Tekst', [block('heading', 'h', { text: 'Tekst' })]],
  ] as const)
    await test.program.content.addEntry({
      type: 'page',
      title,
      status: 'published',
      document: { root: { props: {} }, content: [...blocks] },
    })
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const pageOf = async (path: string, cookie = '') =>
  (await fetch(site.address + path, { headers: { cookie } })).text()
const shows = async (path: string, words: string, not = false) =>
  expect((await pageOf(path)).includes(words)).toBe(!not)
const post = (path: string, fields: Record<string, string> | [string, string][], origin = site.address) =>
  fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin },
  })
const log = async () => (await test.program.statistics.consents({ page: 1, perPage: 10 })).consents

describe('SITE-01 consent', () => {
  it('is asked only where something needs it', async () => {
    expect(await pageOf('/film/')).toContain('data-behaviour="consent"')
    const text = await pageOf('/tekst/')
    expect(text).not.toContain('consent')
    expect(text).not.toContain('youtube')
  })

  it('abuse 23 makes no request to third parties before', async () => {
    const html = await pageOf('/film/', 'cookie_notice_accepted=true')
    expect(html).not.toMatch(/<(?:iframe|img|script|link)[^>]*(?:src|href)="https?:\/\/(?!127|localhost)/)
  })

  it('is asked everywhere or nowhere when staff choose so, in their words', async () => {
    const change = (consent: object) => test.call('administrator', 'settings/site', 'PUT', { consent })
    const { body } = await test.call('administrator', 'settings/site')
    // Section 9.
    expect(body.consent).toEqual({
      where: 'needed',
      position: 'bottom',
      hideEffect: 'fade',
      revoke: 'automatic',
      onScroll: false,
      onScrollOffset: 100,
      onClick: false,
    })
    expect((await change({ ...body.consent, where: 'everywhere', position: 'top' })).status).toBe(200)
    await shows('/tekst/', 'class="consent is-top goes-fade"')
    await change({ ...body.consent, where: 'nowhere' })
    await shows('/film/', 'data-behaviour="consent"', true)
    await change(body.consent)
    await shows('/film/', 'data-behaviour="consent"')
  })

  it.each([
    ['accept', 'true', 'Je staat het nu toe.', 'accepted'],
    ['reject', 'false', 'Je staat het nu niet toe.', 'refused'],
    ['<b>', 'false', 'Je staat het nu niet toe.', 'refused'],
  ])('works without scripts: %s', async (choice, value, words, logged) => {
    expect(await pageOf('/toestemming/')).toContain('Je hebt nog niets gekozen')
    const answer = await post('/toestemming/', { choice })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/toestemming/'])
    const cookie = answer.headers.getSetCookie()[0] ?? ''
    expect(cookie).toBe(`cookie_notice_accepted=${value}; Max-Age=2592000; Path=/; SameSite=Lax`)
    expect(await pageOf('/toestemming/', cookie.split(';')[0])).toContain(words)
    expect((await log())[0]).toMatchObject({ choice: logged, receipt: '' })
  })

  it('asks to count visitors where the society has its own analytics, and allows that origin only', async () => {
    const script = 'https://stats.schelp.example/js/script.js'
    const change = (analytics: object) => test.call('administrator', 'settings/site', 'PUT', { analytics })
    const asked = async (path: string) => {
      const answer = await fetch(site.address + path)
      return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
    }
    const before = await asked('/tekst/')
    expect([before.policy.includes('stats.'), before.html.includes('consent')]).toEqual([false, false])
    expect((await change({ service: 'plausible', script, site: 'schelp.example' })).status).toBe(200)
    await shows('/tekst/', 'analytics')
    for (const path of ['/tekst/', '/tekst/', '/film/', '/niets/']) {
      const { html, policy } = await asked(path)
      expect(html).toMatch(/data-behaviour="analytics" data-analytics="[^"]*stats\.schelp\.example/)
      expect(html).toMatch(/data-behaviour="consent"[^>]*statistics/)
      expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*stats\./)
      const opened = policy.split('; ').filter((rule) => rule.includes('stats.'))
      expect(opened.map((rule) => [rule.split(' ')[0], rule.split(' ').at(-1)])).toEqual(
        ['script-src', 'img-src', 'connect-src'].map((name) => [name, 'https://stats.schelp.example']),
      )
    }
    await change({ service: 'plausible', script: '', site: '' })
    await shows('/tekst/', 'analytics', true)
    expect(await asked('/tekst/')).toEqual(before)
  })

  it('abuse 23 reports no address that belongs to one visitor to the analytics', async () => {
    const analytics = { service: 'matomo', script: 'https://stats.schelp.example/matomo.js', site: '1' }
    await test.call('administrator', 'settings/site', 'PUT', { analytics })
    await shows('/tekst/', 'matomo')
    for (const path of [
      '/cart/',
      '/my-account/',
      '/toestemming/',
      '/?na=c&nk=x',
      '/checkout/order-received/1/?key=x',
    ]) {
      const answer = await fetch(site.address + path)
      expect(await answer.text()).not.toContain('stats.schelp')
      expect(answer.headers.get('content-security-policy')).not.toContain('stats.schelp')
    }
    // Both purposes are used now: each can be chosen by itself, also without scripts.
    const page = await pageOf('/toestemming/')
    expect(page.match(/name="purpose" value="(\w+)"|value="(\w+)"[^>]*name="purpose"/g)).toHaveLength(2)
    const answer = await post('/toestemming/', { choice: 'some', purpose: 'statistics' })
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'cookie_notice_accepted=true',
      'consent_purposes=video:0.statistics:1',
    ])
    expect((await log())[0]).toMatchObject({
      choice: 'accepted',
      purposes: ['statistics'],
      words: expect.stringContaining('statistiek'),
    })
    const none = await post('/toestemming/', { choice: 'some' })
    expect(none.headers.getSetCookie()[0]).toContain('cookie_notice_accepted=false')
    await test.call('administrator', 'settings/site', 'PUT', { analytics: { ...analytics, script: '' } })
    await shows('/tekst/', 'matomo', true)
  })

  it.each([
    ['http://stats.schelp.example/s.js', 'x', 'analytics.script'],
    ['https://a.example;script-src *', 'x', 'analytics.script'],
    ['javascript:alert(1)', 'x', 'analytics.script'],
    ['https://stats.schelp.example/s.js', '', 'analytics.site'],
  ])('abuse 15 refuses %s as %j as an address of analytics', async (script, name, field) => {
    const analytics = { service: 'plausible', script, site: name }
    const { status, body } = await test.call('administrator', 'settings/site', 'PUT', { analytics })
    expect([status, Object.keys(body.errors ?? body)]).toEqual([422, [field]])
  })

  it('forgets a choice', async () => {
    const answer = await post('/toestemming/', { choice: 'forget' })
    expect(answer.headers.getSetCookie()[0]).toContain('cookie_notice_accepted=; Max-Age=0')
    expect((await log())[0]).toMatchObject({ choice: 'revoked' })
  })

  it('abuse 18 accepts no choice from another site', async () => {
    expect((await post('/toestemming/', { choice: 'accept' }, 'https://evil.example')).status).toBe(403)
  })
})

describe('WIRE-19', () => {
  const ajax = (action: string, fields: [string, string][], origin?: string) =>
    post(`/wp-admin/admin-ajax.php?action=${action}`, fields, origin)

  it.each(['builder_send_clicks', 'elementor_send_clicks'])('%s counts clicks', async (action) => {
    const answer = await ajax(action, [
      ['_nonce', 'x'],
      ['clicks[]', `share:reddit:/${action}/`],
      ['clicks[]', 'share:vk:/a/'],
    ])
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const counted = await test.program.statistics.clicks([`share:reddit:/${action}/`])
    expect([...counted.values()]).toEqual([1])
  })

  it('cn_save_cases keeps the proof of a choice without personal data', async () => {
    const data = JSON.stringify({ choice: 'accepted', purposes: ['video'], receipt: 'abc-123' })
    const answer = await ajax('cn_save_cases', [
      ['nonce', 'x'],
      ['data', data],
    ])
    expect(await answer.json()).toEqual({ success: true })
    const [latest] = await log()
    expect(Object.keys(latest ?? {}).sort()).toEqual([
      'at',
      'choice',
      'id',
      'purposes',
      'question',
      'receipt',
      'words',
    ])
    expect(latest).toMatchObject({ choice: 'accepted', purposes: ['video'], receipt: 'abc-123' })
  })

  it('cn_save_cases keeps the question that was answered, and no question that was not asked', async () => {
    const [, version] = /&quot;question&quot;:&quot;(\w+)/.exec(await pageOf('/film/')) ?? []
    for (const [question, words] of [
      [version, expect.stringContaining('YouTube')],
      ['made-up', undefined],
    ]) {
      const data = JSON.stringify({ choice: 'accepted', purposes: ['video'], question, receipt: '' })
      await ajax('cn_save_cases', [['data', data]])
      expect((await log())[0]?.words).toEqual(words)
    }
  })

  it.each(['', '{', '{"choice":"x"}', '{"choice":"accepted","purposes":["anna@x.nl"],"receipt":""}'])(
    'abuse 16 cn_save_cases keeps nothing of %s',
    async (data) => {
      const before = (await log())[0]?.id
      expect(await (await ajax('cn_save_cases', [['data', data]])).json()).toEqual({ success: true })
      expect((await log())[0]?.id).toBe(before)
    },
  )

  it('abuse 18 counts nothing that another site sends', async () => {
    expect((await ajax('builder_send_clicks', [['clicks[]', 'a']], 'https://evil.example')).status).toBe(403)
  })
})
