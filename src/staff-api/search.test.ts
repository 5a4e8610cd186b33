import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountTest } from '../server/account/testing.ts'
import { createBrowser, openTestShop, productOf } from '../server/shop/testing.ts'
import type { TestSite } from '../testing.ts'
import { createEveryRow, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'
import { titleOf } from './title-of.ts'

let bench: StaffTest
let site: TestSite
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  ;({ rows } = await createEveryRow(bench))
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const list = async (resource: string, q?: string) => {
  const query = q === undefined ? '' : `?filter=${encodeURIComponent(JSON.stringify({ q }))}`
  const { body } = await bench.call('administrator', `${resource}${query}`)
  return { total: Number(body.total), ids: body.data.map(({ id }: { id: number | string }) => String(id)) }
}

/** As somebody writes it who is generous with accents and capitals. */
const accented = (text: string): string =>
  text.replaceAll('e', 'é').replaceAll('a', 'Ä').replaceAll('o', 'ö').replaceAll('i', 'Ï').toUpperCase()

/** What a row is searched by that has no title. */
const told: Readonly<Record<string, (row: Record<string, unknown>) => unknown>> = {
  coupons: ({ id }) => id,
  'own-fields': ({ label }) => label,
  kinds: ({ many }) => many,
  taxonomies: ({ many }) => many,
  redirects: ({ from }) => from,
  subscribers: ({ email }) => email,
  texts: ({ id }) => id,
  'form-entries': ({ form }) => form,
}

/** Lists without a field for words. */
const unsearched = new Set(
  'file-categories shipping-zones roles backups import-sources settings look profile shop-settings shop-mails newsletter-lists views comments reviews sessions'.split(
    ' ',
  ),
)

it('EDIT-05 every list of staff that is searched finds a row whatever its accents and capitals', async () => {
  const apart: unknown[] = []
  const searched: string[] = []
  for (const [name, add] of Object.entries(rows)) {
    if (unsearched.has(name)) continue
    const id = String(await add())
    const row = (await bench.call('administrator', `${name}/${encodeURIComponent(id)}`)).body
    const text = String(told[name]?.(row) ?? titleOf(row))
    if ((await list(name, 'qqzzqqzz')).total > 0) apart.push([name, 'is not searched'])
    else searched.push(name)
    if (!(await list(name, accented(text))).ids.includes(id)) apart.push([name, accented(text)])
  }
  expect(apart).toEqual([])
  expect(searched).toEqual(expect.arrayContaining(['users', 'subscribers', 'form-entries', 'terms', 'media']))
})

it('EDIT-05 finds orders and customers by name, place, postcode and street, and mails by who got them', async () => {
  const test = accountTest(bench, site)
  const email = 'zoe@schelp.example'
  const { id } = await test.buy(createBrowser(site), await productOf(bench, 'Gids'), {
    billing_email: email,
    billing_first_name: 'Zoë',
    billing_last_name: 'Müller',
    billing_city: 'Châteauroux',
    billing_postcode: '9711 KX',
    billing_address_1: 'Curaçaostraat',
    billing_house_number: '36',
  })
  for (const q of [
    'zoe muller',
    'MULLER',
    'chateauroux',
    'curacaostraat 36',
    '9711kx',
    '9711 KX',
    'müller châ',
    email,
  ]) {
    expect((await list('orders', q)).ids, q).toEqual([String(id)])
    expect((await list('customers', q)).ids, q).toEqual([email])
  }
  expect((await list('orders', 'muller groningen')).ids).toEqual([])
  await expect.poll(async () => (await list('mails', 'ZÖË@schelp')).total).toBeGreaterThan(0)
})

it('EDIT-05 finds what was thrown away whatever its accents', async () => {
  const { body } = await bench.call('administrator', 'posts', 'POST', { title: 'Één café in Curaçao' })
  await bench.call('administrator', `posts/${body.id}`, 'DELETE')
  expect((await list('trash', 'cafe een')).total).toBe(1)
  expect((await list('trash', 'cafe twee')).total).toBe(0)
})

it('EDIT-05 the list of own synonyms works at once, and a wrong line is told', async () => {
  const entry = await bench.program.content.addEntry({
    type: 'post',
    title: 'De oude weem',
    status: 'published',
  })
  const found = async (words: string) =>
    (await bench.program.content.search(words, 1, 10)).entries.map(({ id }) => id)
  const listed = async (words: string) => (await bench.program.content.list({ type: 'post', words })).total
  expect([await found('pastorieen'), await listed('pastorie')]).toEqual([[], 0])
  const put = (synonyms: string) => bench.call('administrator', 'settings/site', 'PUT', { synonyms })
  expect((await put('pastorie, weem, predikantswoning\norgel, klavier')).status).toBe(200)
  expect([await found('pastorieen'), await listed('pastorie')]).toEqual([[entry.id], 1])
  const wrong = await put('pastorie, weem\nalleen')
  expect([wrong.status, wrong.body.errors.synonyms]).toEqual([
    422,
    'Regel 2: zet er minstens twee woorden op, met een komma ertussen.',
  ])
  expect((await bench.call('administrator', 'settings/site')).body.synonyms).toBe(
    'pastorie, weem, predikantswoning\norgel, klavier',
  )
  await put('')
  expect(await found('pastorie')).toEqual([])
})
