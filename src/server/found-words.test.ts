import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInKinds } from '../kernel/kinds.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  await bench.call('administrator', 'kinds', 'POST', { one: 'Route', many: 'Routes', word: 'routes' })
  site = await openTestSite(bench)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)

/** Returns the metadata in the head of a page. */
async function headOf(url: string) {
  const html = await (await fetch(site.address + url)).text()
  const of = (pattern: RegExp) => pattern.exec(html)?.[1]
  const data = JSON.parse(of(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? '{}')
  return {
    title: of(/<title>([^<]*)<\/title>/)?.split(' · ')[0],
    description: of(/<meta name="description" content="([^"]*)">/),
    sharedTitle: of(/<meta property="og:title" content="([^"]*)">/),
    sharedDescription: of(/<meta property="og:description" content="([^"]*)">/),
    dataDescription: data['@graph'].find((part: object) => 'name' in part).description,
  }
}

const usual = {
  title: 'Over de gids',
  description: 'Wat erin staat.',
  dataDescription: 'Wat erin staat.',
  sharedTitle: 'Over de gids',
  sharedDescription: 'Wat erin staat.',
}
const escaped = { title: '&lt;script&gt;Gids&lt;/script&gt;', description: 'Lopen &quot;en&quot; meer' }

describe('CAT-01 abuse 16 words for search engines', () => {
  it.each([...Object.values(builtInKinds).map(({ resource }) => resource), 'eigen_routes'])(
    '%s: replace title and excerpt as plain text, until they are emptied',
    async (resource) => {
      const offer = { sku: 'G', regularCents: 500, vatClass: 'standard' }
      const { body: entry } = await call(resource, 'POST', {
        title: usual.title,
        excerpt: usual.description,
        status: 'published',
        ...(resource === 'products' && { offer }),
      })
      await expect.poll(() => headOf(entry.url).catch(() => undefined)).toEqual(usual)
      const path = `${resource}/${entry.id}`
      const words = { searchTitle: '<script>Gids</script>', searchDescription: 'Lopen "en"\n meer' }
      expect((await call(path, 'PUT', words)).status).toBe(200)
      await expect
        .poll(() => headOf(entry.url))
        .toEqual({
          title: escaped.title,
          sharedTitle: escaped.title,
          description: escaped.description,
          sharedDescription: escaped.description,
          dataDescription: 'Lopen "en" meer',
        })
      expect((await call(path, 'PUT', { searchTitle: null, searchDescription: '' })).status).toBe(200)
      await expect.poll(() => headOf(entry.url)).toEqual(usual)
    },
  )

  it('are refused in words when they are longer than search engines show', async () => {
    const tooLong = { searchTitle: 'x'.repeat(121), searchDescription: 'x'.repeat(321) }
    const { status, body } = await call('posts', 'POST', { title: 'Lang', ...tooLong })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['searchTitle', 'searchDescription']])
  })
})
