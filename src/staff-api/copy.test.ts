import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEveryRow, everyResource, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)

/** Resources that staff create and cannot copy, with the reason. */
const once: Readonly<Record<string, string>> = {
  kinds: 'its address can be of one kind only',
  taxonomies: 'its address can be of one taxonomy only',
  redirects: 'an address leads to one place',
  media: 'the same picture would stand there twice, and is offered as a double',
  'file-categories': 'a folder without its files is a new one',
  users: 'a person is no one else',
  coupons: 'its code stays what it is, so that nobody could name the copy',
  orders: 'what somebody ordered is ordered once',
  views: 'a list is saved anew',
  'newsletter-lists': 'who reads it consented to that list',
}

const copied = [...everyResource.values()].filter(({ actions }) => actions.copy).map(({ name }) => name)

it('EDIT-05 everything that staff create can be copied, or there is a reason why not', () => {
  const made = [...everyResource.values()].filter(({ create }) => create).map(({ name }) => name)
  expect(copied.length).toBeGreaterThan(10)
  expect(made.filter((name) => !copied.includes(name) && !(name in once))).toEqual([])
})

it.each(copied.filter((name) => name !== 'documents'))(
  'EDIT-05 %s: two copies exist beside the original, each with its own name',
  async (name) => {
    const id = await rows[name]?.()
    const before = (await call(`${name}/${id}`)).body
    const copies = [await call(`${name}/${id}/copy`, 'POST'), await call(`${name}/${id}/copy`, 'POST')]
    expect(copies.map(({ status }) => status)).toEqual([200, 200])
    const ids = copies.map(({ body }) => body.id)
    expect(new Set([id, ...ids]).size).toBe(3)
    expect((await call(`${name}/${id}`)).body).toEqual(before)
    const [first] = await Promise.all(ids.map(async (copy) => (await call(`${name}/${copy}`)).body))
    const nameOf = ({ title, name, label }: Record<string, string>) => title ?? label ?? name
    expect(nameOf(first)).toMatch(/^.+ \(kopie\)$/)
    const again = await call(`${name}/${ids[0]}/copy`, 'POST')
    expect(nameOf((await call(`${name}/${again.body.id}`)).body), 'of a copy').not.toMatch(/kopie.*kopie/i)
    expect((await call(`${name}/does-not-exist/copy`, 'POST')).status).toBe(404)
  },
)

it('EDIT-05 a copy of a page has its widgets, also unpublished ones, and is a draft', async () => {
  const { content } = bench.program
  const widget = (text: string) => ({
    root: { props: {} },
    content: [{ type: 'heading', props: { id: 'heading-1', text } }],
  })
  const page = await content.addEntry({
    type: 'page',
    title: 'Fietsen',
    status: 'published',
    document: widget('Oud'),
  })
  const documentId = page.documentId ?? 0
  const { version } = (await call(`documents/${documentId}/edit`)).body
  await call(`documents/${documentId}/draft`, 'PUT', { version, data: widget('Nieuw') })
  const { id } = (await call(`pages/${page.id}/copy`, 'POST')).body
  const copy = (await call(`pages/${id}`)).body
  expect(copy).toMatchObject({ title: 'Fietsen (kopie)', status: 'draft', slug: 'fietsen-kopie' })
  expect(copy.documentId).not.toBe(documentId)
  const widgets = await content.editable(copy.documentId)
  expect(widgets?.published?.content).toMatchObject([{ props: { text: 'Nieuw' } }])
})

it('EDIT-05 a copy of a product has its own article numbers for variants, and no sales', async () => {
  const variant = (sku: string, maat: string) => ({
    sku,
    attributes: { Maat: maat },
    regularCents: 1500,
    stock: 3,
  })
  const { id } = (
    await call('products', 'POST', {
      title: 'Trui',
      status: 'published',
      offer: {
        sku: 'TRUI',
        regularCents: 1500,
        vatClass: 'standard',
        attributes: [{ name: 'Maat', values: ['S', 'M'], forVariants: true }],
        variants: [variant('TRUI-S', 'S'), variant('TRUI-M', 'M')],
      },
    })
  ).body
  const copy = (await call(`products/${(await call(`products/${id}/copy`, 'POST')).body.id}`)).body
  expect(copy).toMatchObject({ title: 'Trui (kopie)', status: 'draft' })
  expect(copy.offer).toMatchObject({ sku: 'TRUI-KOPIE', regularCents: 1500, sold: 0 })
  expect(copy.offer.variants).toMatchObject([
    { sku: 'TRUI-S-KOPIE', stock: 3 },
    { sku: 'TRUI-M-KOPIE', stock: 3 },
  ])
})

it('EDIT-05 a popup is copied as a draft; a template is not copied, because it has one place', async () => {
  const { id } = (await call('documents', 'POST', { kind: 'popup', title: 'Lid worden' })).body
  const copy = await call(`documents/${id}/copy`, 'POST')
  expect((await call(`documents/${copy.body.id}`)).body).toMatchObject({
    kind: 'popup',
    title: 'Lid worden (kopie)',
    hasDraft: true,
  })
  const template = (await call('documents', 'POST', { role: 'search', title: 'Zoeken' })).body
  expect((await call(`documents/${template.id}/copy`, 'POST')).status).toBe(404)
})

it('EDIT-06 users who may not write may not copy', async () => {
  const { id } = (
    await call('products', 'POST', {
      title: 'Mok',
      offer: { sku: 'MOK', regularCents: 900, vatClass: 'standard' },
    })
  ).body
  const role = await bench.roleWith('orders')
  expect((await bench.call(role, `products/${id}/copy`, 'POST')).status).toBe(403)
})
