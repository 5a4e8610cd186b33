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
const post = (path: string, fields: Record<string, string> | [string, string][], origin = site.address) =>
  fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin },
  })
const log = async () => (await test.program.tally.consents({ page: 1, perPage: 10 })).consents

describe('SITE-01 consent', () => {
  it('is asked only where something waits for it', async () => {
    expect(await pageOf('/film/')).toContain('data-behaviour="consent"')
    const text = await pageOf('/tekst/')
    expect(text).not.toContain('consent')
    expect(text).not.toContain('youtube')
  })

  it('abuse 23 asks no one else for anything before', async () => {
    const html = await pageOf('/film/', 'cookie_notice_accepted=true')
    expect(html).not.toMatch(/<(?:iframe|img|script|link)[^>]*(?:src|href)="https?:\/\/(?!127|localhost)/)
  })

  it('is asked everywhere or nowhere when staff want so, in their way', async () => {
    const change = (consent: object) => test.call('administrator', 'settings/site', 'PUT', { consent })
    const { body } = await test.call('administrator', 'settings/site')
    expect(body.consent).toMatchObject({
      where: 'needed',
      onScroll: false,
      onClick: false,
      onScrollOffset: 100,
    })
    expect((await change({ ...body.consent, where: 'everywhere', position: 'top' })).status).toBe(200)
    expect(await pageOf('/tekst/')).toContain('class="consent is-top goes-fade"')
    await change({ ...body.consent, where: 'nowhere' })
    expect(await pageOf('/film/')).not.toContain('data-behaviour="consent"')
    await change(body.consent)
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

  it('forgets a choice', async () => {
    const answer = await post('/toestemming/', { choice: 'forget' })
    expect(answer.headers.getSetCookie()[0]).toContain('cookie_notice_accepted=; Max-Age=0')
    expect((await log())[0]).toMatchObject({ choice: 'revoked' })
  })

  it('abuse 18 takes no choice from another site', async () => {
    expect((await post('/toestemming/', { choice: 'accept' }, 'https://evil.example')).status).toBe(403)
  })
})

describe('WIRE-19', () => {
  const ajax = (action: string, fields: [string, string][], origin?: string) =>
    post(`/wp-admin/admin-ajax.php?action=${action}`, fields, origin)

  it.each(['builder_send_clicks', 'elementor_send_clicks'])('%s counts presses', async (action) => {
    const answer = await ajax(action, [
      ['_nonce', 'x'],
      ['clicks[]', `share:reddit:/${action}/`],
      ['clicks[]', 'share:vk:/a/'],
    ])
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const counted = await test.program.tally.clicks([`share:reddit:/${action}/`])
    expect([...counted.values()]).toEqual([1])
  })

  it('cn_save_cases keeps the proof of a choice without a word about who made it', async () => {
    const data = JSON.stringify({ choice: 'accepted', purposes: ['video'], receipt: 'abc-123' })
    const answer = await ajax('cn_save_cases', [
      ['nonce', 'x'],
      ['data', data],
    ])
    expect(await answer.json()).toEqual({ success: true })
    const [latest] = await log()
    expect(Object.keys(latest ?? {}).sort()).toEqual(['at', 'choice', 'id', 'purposes', 'receipt'])
    expect(latest).toMatchObject({ choice: 'accepted', purposes: ['video'], receipt: 'abc-123' })
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
