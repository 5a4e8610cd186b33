import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
const page = async (title: string, parentId?: number) =>
  (await call('pages', 'POST', { title, status: 'published', parentId })).body
const stepsAt = async (path: string) => {
  const html = await (await fetch(site.address + path)).text()
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  const trail = data['@graph']?.find((part: Record<string, unknown>) => part['@type'] === 'BreadcrumbList')
  return trail?.itemListElement.map(({ name }: { name: string }) => name).slice(-3)
}

it('EDIT-05 shows the pages above a page as steps, and their new titles on a page that was kept', async () => {
  const top = await page('De vereniging')
  const middle = await page('Bestuur', top.id)
  const low = await page('Archief', middle.id)
  expect(low.url).toBe('/de-vereniging/bestuur/archief/')
  await expect.poll(() => stepsAt(low.url)).toEqual(['De vereniging', 'Bestuur', 'Archief'])
  await call(`pages/${top.id}`, 'PUT', { title: 'Onze vereniging' })
  await expect.poll(() => stepsAt(low.url)).toEqual(['Onze vereniging', 'Bestuur', 'Archief'])
  await call(`pages/${middle.id}`, 'PUT', { slug: 'mensen' })
  await expect
    .poll(async () => (await fetch(site.address + low.url, { redirect: 'manual' })).headers.get('location'))
    .toContain('/de-vereniging/mensen/archief/')
  await call(`pages/${middle.id}`, 'DELETE')
  await expect.poll(() => stepsAt('/de-vereniging/mensen/archief/')).toEqual(['Archief'])
})

it('EDIT-05 says at the field why a page cannot stand there, and which pages stand under one', async () => {
  const top = await page('Boven')
  const low = await page('Onder', top.id)
  const post = (await call('posts', 'POST', { title: 'Bericht', status: 'published', parentId: top.id })).body
  expect(post.url).toBe('/nieuws/bericht/')
  for (const parentId of [low.id, top.id, post.id, 999_999]) {
    const { status, body } = await call(`pages/${top.id}`, 'PUT', { parentId })
    expect([status, body.errors?.parentId]).toEqual([422, expect.any(String)])
  }
  expect((await call('pages', 'POST', { title: 'Los', parentId: 999_999 })).status).toBe(422)
  const { body: uses } = await call(`pages/${top.id}/uses`)
  expect(uses.data).toEqual([expect.objectContaining({ name: 'Onder' })])
  const { body: list } = await call(
    `pages?sort=url&filter=${encodeURIComponent(JSON.stringify({ notBelow: top.id }))}`,
  )
  expect(list.data.map(({ title }: { title: string }) => title)).not.toContain('Onder')
})
