import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../platform/rate-limit.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { createCartActions } from '../shop/cart.ts'
import { openTestShop } from '../shop/testing.ts'
import type { PostedForm } from './posted-form.ts'
import { postedForms } from './posted-forms.ts'

let bench: StaffTest
let site: TestSite
let limited: readonly PostedForm[]
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  const { program } = bench
  const cart = createCartActions({ ...program, siteUrl: site.address, customerOf: async () => undefined })
  // The thousand consents of a day would take long to use up, and go the same way.
  limited = postedForms(program, cart).filter(({ limit }) => limit && limits[limit].points < 200)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.address + path.replace(/:\w+/g, 'x'), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.address, 'x-forwarded-for': '203.0.113.9', ...headers },
    body: new URLSearchParams(fields),
  })

it('abuse 34 a form that comes too often is shown with what was typed, and can be sent again', async () => {
  expect(limited.length).toBeGreaterThan(5)
  for (const name of new Set(limited.map(({ limit }) => limit))) {
    const forms = limited.filter(({ limit }) => limit === name)
    const [first] = forms
    if (!first || !name) throw new Error('every limit here has a form')
    for (let turn = 0; turn < limits[name].points; turn += 1) await post(first.path, {})
    for (const { path } of forms) {
      const typed = { remark: 'Voor <oma> & "opa"', password: 'geheim woord' }
      const answer = await post(`${path}?van=hier`, typed, { accept: 'text/html' })
      const html = await answer.text()
      expect([path, answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, 429, true])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain(`action="${path.replace(/:\w+/g, 'x')}?van=hier"`)
      expect(html).toContain('name="remark" value="Voor &lt;oma&gt; &amp; &quot;opa&quot;"')
      expect(html).not.toContain('geheim woord')
      // A script, or whoever reads no pages, gets the words alone.
      expect((await post(path, typed)).headers.get('content-type')).toMatch(/^text\/plain/)
    }
  }
})
