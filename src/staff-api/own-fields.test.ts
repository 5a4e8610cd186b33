import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnFieldType, ownFieldTypes } from '../kernel/own-fields.ts'
import { anonymous } from '../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)
const declare = async (label: string, type: OwnFieldType, more: object = {}) => {
  const body = { kind: 'jacobalia', label, type, ...more }
  const answer = await bench.call('administrator', 'own-fields', 'POST', body)
  expect(answer.status).toBe(201)
  return answer.body
}

/** For each type a value that it accepts, and one that it refuses. */
const samples: Record<OwnFieldType, { good: unknown; bad: unknown; kept?: unknown }> = {
  text: { good: 'Hallenkerk', bad: 12 },
  longtext: { good: 'Eerste regel\nTweede regel', bad: ['x'] },
  richtext: {
    good: '<p>Een <strong>klok</strong></p><script>x</script>',
    kept: '<p>Een <strong>klok</strong></p>',
    bad: 5,
  },
  number: { good: 12.5, bad: '12,5' },
  date: { good: '2026-07-25', bad: '2026-02-30' },
  hour: { good: '09:30', bad: '24:30' },
  period: {
    good: { from: '2026-07-24', until: '2026-07-26' },
    bad: { from: '2026-07-26', until: '2026-07-24' },
  },
  choice: { good: 'rood', bad: 'paars' },
  choices: { good: ['rood', 'blauw'], bad: ['paars'] },
  toggle: { good: true, bad: 'ja' },
  colour: { good: '#8c2d19', bad: 'red; background: url(//evil.example)' },
  link: { good: '/nieuws/', bad: 'javascript:alert(1)' },
  picture: { good: 7, bad: 'x' },
  pictures: { good: [7, 8], bad: [-1] },
  files: { good: [7], bad: ['../x'] },
  entries: { good: [7], bad: 'alles' },
  place: {
    good: { latitude: 51.65, longitude: -4.5, name: 'De haven' },
    bad: { latitude: 91, longitude: 4.5 },
  },
  repeater: { good: [{ veld_jaar: 1843 }, { veld_jaar: 1844 }], bad: [{ veld_jaar: 'ooit' }] },
  flexible: {
    good: [{ veld_citaat: { veld_wie: 'Erasmus' } }, { veld_beeld: { veld_jaar: 1500 } }],
    bad: [{ veld_lied: { veld_wie: 'x' } }],
  },
}

const year = { label: 'Jaar', type: 'number' }
const layoutsOf: Partial<Record<OwnFieldType, object[]>> = {
  repeater: [{ parts: [year] }],
  flexible: [
    { label: 'Citaat', parts: [{ label: 'Wie', type: 'text' }] },
    { label: 'Beeld', parts: [year] },
  ],
}

it.each(ownFieldTypes)(
  'EDIT-05 abuse 30 a field of type %s accepts its declared values, and nothing else',
  async (type) => {
    const { good, bad, kept = good } = samples[type]
    const { name } = await declare(`Proef ${type}`, type, {
      options: ['rood', 'blauw'],
      layouts: layoutsOf[type],
    })
    const entry = await edit('jacobalia', 'POST', { title: `Kerk met ${type}`, fields: { [name]: good } })
    expect([entry.status, entry.body.fields[name]]).toEqual([201, kept])
    const path = `jacobalia/${entry.body.id}`
    const refused = await edit(path, 'PUT', { fields: { [name]: bad } })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).every((field) => field.startsWith(`fields.${name}`))).toBe(true)
    const { body: row } = await edit(path)
    expect(row.fields[name]).toEqual(kept)
    expect((await edit(path, 'PUT', row)).body.fields[name]).toEqual(kept)
    expect((await edit(path, 'PUT', { fields: { [name]: null } })).body.fields).not.toHaveProperty(name)
  },
)

it('EDIT-05 undeclared fields are not stored, and other fields stay unchanged', async () => {
  const { name } = await declare('Torenhoogte', 'number')
  const made = await edit('jacobalia', 'POST', { title: 'Toren', fields: { place: 'Breda', [name]: 40 } })
  const { body } = await edit(`jacobalia/${made.body.id}`, 'PUT', {
    fields: { veld_niets: 'x', address: 'Markt 1' },
  })
  expect(body.fields).toEqual({ place: 'Breda', address: 'Markt 1', [name]: 40 })
  const post = await edit('posts', 'POST', { title: 'Bericht', fields: { [name]: 40 } })
  expect(post.body.fields).toEqual({})
})

it('EDIT-05 required fields must be filled in, and cannot be emptied', async () => {
  const { id, name } = await declare('Eigenaar', 'text', { required: true })
  const without = await edit('jacobalia', 'POST', { title: 'Kapel' })
  expect([without.status, without.body.errors[`fields.${name}`]]).toEqual([422, 'Vul dit in.'])
  const made = await edit('jacobalia', 'POST', { title: 'Kapel', fields: { [name]: 'De parochie' } })
  const emptied = await edit(`jacobalia/${made.body.id}`, 'PUT', { fields: { [name]: '' } })
  expect(emptied.body.errors[`fields.${name}`]).toBe('Vul dit in.')
  expect((await edit(`jacobalia/${made.body.id}`, 'PUT', { title: 'Kapelletje' })).status).toBe(200)
  await bench.call('administrator', `own-fields/${id}`, 'DELETE')
})

it('EDIT-05 values are in the history, are found by search, and are restored with their field', async () => {
  const { id, name } = await declare('Klokkengieter', 'richtext')
  const made = await edit('jacobalia', 'POST', {
    title: 'Klokkentoren',
    status: 'published',
    fields: { [name]: '<p>Hemony\nen zonen</p>' },
  })
  const { content } = bench.program
  const found = async (words: string) =>
    (await content.search(words, 1, 10)).entries.map(({ title }) => title)
  expect(await found('hemony')).toEqual(['Klokkentoren'])
  expect(await found(name)).toEqual([])
  const path = `jacobalia/${made.body.id}`
  await edit(path, 'PUT', { fields: { [name]: '<p>Waghevens</p>' } })
  expect(await found('zonen')).toEqual([])
  expect(await found('waghevens')).toEqual(['Klokkentoren'])
  const versions = (await edit(`${path}/history`)).body.data
  const first = await edit(`${path}/history`, 'POST', { versionId: versions.at(-1).id })
  expect(first.body.data.fields[name]).toContain('Hemony')

  const removed = await bench.call('administrator', `own-fields/${id}`, 'DELETE')
  expect((await edit(path, 'PUT', { title: 'Toren met klok' })).body.fields[name]).toContain('Waghevens')
  expect((await content.ownFields()).some((field) => field.id === id)).toBe(false)
  const back = await bench.call('administrator', `trash/${removed.body.trashId}/restore`, 'POST', {})
  expect(back.status).toBe(200)
  expect((await content.ownFields()).find((field) => field.id === id)?.name).toBe(name)
})

it('EDIT-05 a removed option stays until somebody chooses again', async () => {
  const { id, name } = await declare('Staat', 'choice', { options: ['goed', 'slecht'] })
  const made = await edit('jacobalia', 'POST', { title: 'Ruïne', fields: { [name]: 'slecht' } })
  await bench.call('administrator', `own-fields/${id}`, 'PUT', { options: ['goed'] })
  const path = `jacobalia/${made.body.id}`
  expect((await edit(path, 'PUT', { fields: { place: 'Brielle' } })).body.fields[name]).toBe('slecht')
  expect((await edit(path, 'PUT', { fields: { [name]: 'slecht' } })).status).toBe(422)
  const none = await bench.call('administrator', `own-fields/${id}`, 'PUT', { options: [] })
  expect(none.body.errors.options).toContain('mogelijkheid per regel')
})

it('EDIT-06 editors fill in fields but cannot declare them; a second one with the same label gets its own name', async () => {
  const body = { kind: 'post', label: 'Bron', type: 'text' }
  expect((await edit('own-fields', 'POST', body)).status).toBe(403)
  const first = await declare('Bron', 'text')
  const second = await declare('Bron', 'link')
  expect([first.name, second.name]).toEqual(['veld_bron', 'veld_bron_2'])
  expect((await edit(`own-fields/${first.id}`, 'PUT', { label: 'Anders' })).status).toBe(403)
  const changed = await bench.call('administrator', `own-fields/${first.id}`, 'PUT', {
    label: 'Herkomst',
    type: 'number',
    kind: 'post',
    name: 'place',
  })
  expect(changed.body).toMatchObject({
    label: 'Herkomst',
    type: 'text',
    kind: 'jacobalia',
    name: 'veld_bron',
  })
  const { body: listed } = await edit(`own-fields?filter=${encodeURIComponent('{"kind":"post"}')}`)
  expect(listed).toMatchObject({ total: 0, data: [] })
})

it('EDIT-05 products have fields of their own, too', async () => {
  const { name } = await declare('Oplage', 'number', { kind: 'product' })
  const offer = { sku: 'B1', regularCents: 500, vatClass: 'standard' }
  const manager = (path: string, method: string, body: unknown) =>
    bench.call('shop_manager', path, method, body)
  const made = await manager('products', 'POST', { title: 'Gids', offer, fields: { [name]: 500 } })
  expect(made.body.fields).toEqual({ [name]: 500 })
  const wrong = await manager(`products/${made.body.id}`, 'PUT', { fields: { [name]: 'veel' } })
  expect([wrong.status, wrong.body.errors[`fields.${name}`]]).toEqual([422, 'Vul een getal in.'])
  expect(await bench.program.content.entry(made.body.id, anonymous)).toBeUndefined()
})
