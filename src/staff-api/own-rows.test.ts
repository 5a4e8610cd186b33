import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPicture } from '../features/content/media/testing.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)
const administer = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)

let count = 0
async function declare(type: 'repeater' | 'flexible', layouts: unknown, more: object = {}) {
  count += 1
  const body = { kind: 'jacobalia', label: `Rijen ${count}`, type, layouts, ...more }
  const answer = await administer('own-fields', 'POST', body)
  expect(answer.status).toBe(201)
  return answer.body
}
const withRows = async (name: string, rows: unknown, more: object = {}) =>
  edit('jacobalia', 'POST', { title: 'Kerk met rijen', fields: { [name]: rows }, ...more })

const part = (label: string, type: string, more: object = {}) => ({ label, type, ...more })
const wardens = [{ parts: [part('Naam', 'text', { required: true }), part('Vanaf', 'date')] }]

describe('CAT-14 fields with rows', () => {
  it('report an error beside its value, in its row, and store nothing of it', async () => {
    const { name } = await declare('repeater', wardens)
    const good = [
      { veld_naam: 'Anna', veld_vanaf: '1843-05-01' },
      { veld_naam: 'Bart', veld_vanaf: null },
    ]
    const { body: entry } = await withRows(name, [...good, { veld_naam: '', veld_vanaf: '' }])
    // Empty values are not stored, and an empty row is no row.
    const kept = [good[0], { veld_naam: 'Bart' }]
    expect(entry.errors ?? entry.fields[name]).toEqual({ [`fields.${name}.2.veld_naam`]: 'Vul dit in.' })
    const made = await withRows(name, good)
    expect(made.body.fields[name]).toEqual(kept)
    const wrong = [...kept, { veld_naam: 'Cees', veld_vanaf: '1900-02-30' }]
    const refused = await edit(`jacobalia/${made.body.id}`, 'PUT', { fields: { [name]: wrong } })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { [`fields.${name}.2.veld_vanaf`]: 'Dit is niet goed ingevuld.' },
    ])
    expect((await edit(`jacobalia/${made.body.id}`)).body.fields[name]).toEqual(kept)
  })

  it('drop empty rows, and are empty without any', async () => {
    const { name } = await declare('repeater', [{ parts: [part('Naam', 'text')] }])
    const { body } = await withRows(name, [{ veld_naam: 'Anna' }, { veld_naam: ' ' }, {}])
    expect(body.fields[name]).toEqual([{ veld_naam: 'Anna' }])
    const emptied = await edit(`jacobalia/${body.id}`, 'PUT', { fields: { [name]: [{ veld_naam: '' }] } })
    expect(emptied.body.fields).not.toHaveProperty(name)
  })

  it('abuse 16 abuse 24 refuse in words too many rows, deep nesting, a null byte, and values that are no rows', async () => {
    const { name } = await declare('repeater', [{ parts: [part('Naam', 'richtext')] }], { rowLimit: 3 })
    const rows = (length: number) => Array.from({ length }, (_, at) => ({ veld_naam: `<p>${at}</p>` }))
    const said = async (value: unknown) => {
      const { status, body } = await withRows(name, value)
      return [status, body.errors?.[`fields.${name}`] ?? body.errors?.[`fields.${name}.0`] ?? body.message]
    }
    expect((await withRows(name, rows(3))).status).toBe(201)
    expect(await said(rows(4))).toEqual([422, 'Dit mogen er hoogstens 3 zijn.'])
    expect(await said(rows(50_000))).toEqual([422, 'Dit mogen er hoogstens 3 zijn.'])
    expect(await said('rijen')).toEqual([422, 'Dit is niet goed ingevuld.'])
    expect(await said(['rij'])).toEqual([422, 'Dit is niet goed ingevuld.'])
    expect(await said({ 0: { veld_naam: 'x' }, length: 1 })).toEqual([422, 'Dit is niet goed ingevuld.'])
    let deep: unknown = 'x'
    for (let depth = 0; depth < 90; depth += 1) deep = [deep]
    expect((await withRows(name, [{ veld_naam: deep }])).status).toBe(422)
    for (let depth = 0; depth < 20; depth += 1) deep = [deep]
    expect((await withRows(name, [{ veld_naam: deep }])).body.message).toContain('niet lezen')
    expect((await withRows(name, [{ veld_naam: 'a\0b' }])).body.message).toContain('niet lezen')
    const html = await withRows(name, [{ veld_naam: '<p onclick="x()">a</p><script>x</script>' }])
    expect(html.body.fields[name]).toEqual([{ veld_naam: '<p>a</p>' }])
    const more = await withRows(name, [{ veld_naam: '<p>a</p>', __proto__: { x: 1 }, veld_anders: 5 }])
    expect(more.body.fields[name]).toEqual([{ veld_naam: '<p>a</p>' }])
  })

  it('keep values that are no longer declared until somebody saves, and refuse a row of an unknown layout', async () => {
    const quote = { label: 'Citaat', parts: [part('Wie', 'text'), part('Kleur', 'colour')] }
    const view = { label: 'Beeld', parts: [part('Foto', 'picture')] }
    const { id, name } = await declare('flexible', [quote, view])
    const rows = [{ veld_citaat: { veld_wie: 'Erasmus' } }, { veld_beeld: { veld_foto: 7 } }]
    const { body: entry } = await withRows(name, rows)
    expect(entry.fields[name]).toEqual(rows)
    const { body: before } = await administer(`own-fields/${id}`)
    const changed = await administer(`own-fields/${id}`, 'PUT', { layouts: before.layouts.slice(0, 1) })
    expect(changed.status).toBe(200)
    const path = `jacobalia/${entry.id}`
    expect((await edit(path, 'PUT', { title: 'Anders' })).body.fields[name]).toEqual(rows)
    const { errors } = (await edit(path, 'PUT', { fields: { [name]: rows } })).body
    expect(errors).toEqual({ [`fields.${name}.1`]: 'Dit is niet goed ingevuld.' })
    const two = [{ veld_citaat: { veld_wie: 'a' }, veld_beeld: { veld_foto: 7 } }]
    await administer(`own-fields/${id}`, 'PUT', { layouts: before.layouts })
    expect((await edit(path, 'PUT', { fields: { [name]: two } })).status).toBe(422)
  })

  it('have permanent names: a part keeps its name and type, whatever its label', async () => {
    const { id, layouts } = await declare('repeater', [
      { parts: [part('Naam', 'text'), part('Naam', 'number'), part('constructor', 'text')] },
    ])
    const [layout] = layouts
    expect(layout.parts.map((one: { name: string }) => one.name)).toEqual([
      'veld_naam',
      'veld_naam_2',
      'veld_constructor',
    ])
    const [first, second] = layout.parts
    const parts = [{ ...second, label: 'Leeftijd', type: 'date' }, part('Naam', 'link'), first]
    const { body } = await administer(`own-fields/${id}`, 'PUT', { layouts: [{ ...layout, parts }] })
    expect(body.layouts[0].parts).toMatchObject([
      { name: 'veld_naam_2', label: 'Leeftijd', type: 'number' },
      { name: 'veld_naam_3', label: 'Naam', type: 'link' },
      { name: 'veld_naam', type: 'text' },
    ])
  })

  it.each([
    ['repeater', [], 'layouts'],
    ['repeater', [{ parts: [] }], 'layouts.0.parts'],
    ['repeater', [{ parts: [part('Rij', 'repeater')] }], 'layouts.0.parts.0.type'],
    ['repeater', [{ parts: [part('Soort', 'choice')] }], 'layouts.0.parts.0.options'],
    ['flexible', [], 'layouts'],
    ['flexible', [{ label: '', parts: [part('Naam', 'text')] }], 'layouts.0.label'],
  ])('a %s of %j cannot be declared: %s has an error', async (type, layouts, field) => {
    const body = { kind: 'jacobalia', label: 'Mis', type, layouts }
    const { status, body: said } = await administer('own-fields', 'POST', body)
    expect([status, Object.keys(said.errors)]).toEqual([422, [field]])
  })

  it('EDIT-05 are found by their words, are in the history, and are restored from it', async () => {
    const { name } = await declare('flexible', [{ label: 'Gieterij', parts: [part('Wie', 'text')] }])
    const { body: entry } = await withRows(name, [{ veld_gieterij: { veld_wie: 'Waghevens' } }], {
      title: 'Klokkentoren',
      status: 'published',
    })
    const found = async (words: string) =>
      (await bench.program.content.search(words, 1, 10)).entries.map(({ title }) => title)
    expect(await found('waghevens')).toEqual(['Klokkentoren'])
    // The name of a layout is internal, and no searchable text.
    expect(await found('gieterij')).toEqual([])
    const path = `jacobalia/${entry.id}`
    await edit(path, 'PUT', { fields: { [name]: [] } })
    expect(await found('waghevens')).toEqual([])
    const versions = (await edit(`${path}/history`)).body.data
    const back = await edit(`${path}/history`, 'POST', { versionId: versions.at(-1).id })
    expect(back.body.data.fields[name]).toEqual([{ veld_gieterij: { veld_wie: 'Waghevens' } }])
  })

  it('EDIT-05 pictures, files and pages in rows count as used, as in plain fields', async () => {
    const media = await bench.program.content.addMedia({
      contents: await plainPicture(64, 48),
      name: 'toren.png',
      alt: 'Toren',
    })
    if (!media.ok) throw new Error(media.code)
    const { id } = media.value
    const all = [part('Foto', 'picture'), part('Bestanden', 'files'), part('Zie ook', 'entries')]
    const rows = await declare('repeater', [{ parts: all }])
    const kinds = await declare('flexible', [{ label: 'Deel', parts: all }])
    const plain = (
      await administer('own-fields', 'POST', { kind: 'jacobalia', label: 'Foto', type: 'picture' })
    ).body.name
    const { body: page } = await edit('jacobalia', 'POST', { title: 'Genoemde kerk' })
    const row = { veld_foto: id, veld_bestanden: [id], veld_zie_ook: [page.id] }
    await withRows(rows.name, [{ veld_foto: id + 1 }, row], { title: 'In rijen' })
    await withRows(kinds.name, [{ veld_deel: row }], { title: 'In soorten' })
    await withRows(plain, id, { title: 'Zo' })
    const named = async (path: string) => {
      const { body } = await edit(`${path}/uses`)
      return body.data.map((use: { name: string }) => use.name).sort()
    }
    expect(await named(`media/${id}`)).toEqual(['In rijen', 'In soorten', 'Zo'])
    expect(await named(`jacobalia/${page.id}`)).toEqual(['In rijen', 'In soorten'])
    // Nobody can delete them while they are used.
    expect((await edit(`media/${id}`, 'DELETE')).status).toBe(409)
    const files = await edit(`files/${id}/stands-on`)
    expect(files.body.data?.map((place: { title: string }) => place.title).sort()).toEqual([
      'In rijen',
      'In soorten',
    ])
  })

  it('EDIT-05 links in fields and rows are included in the link check', async () => {
    const { name } = await declare('repeater', [
      { parts: [part('Naar', 'link'), part('Tekst', 'richtext'), part('Woord', 'text')] },
    ])
    const { content } = bench.program
    await withRows(
      name,
      [{ veld_naar: '/kwijt/', veld_woord: '/geen-link/' }, { veld_tekst: '<p><a href="/weg/">x</a></p>' }],
      { title: 'Met links', status: 'published' },
    )
    await content.checkLinks(async (address) => !['/kwijt/', '/weg/'].includes(address))
    const { links } = await content.brokenLinks({ words: 'Met links' })
    expect(links.map(({ href }) => href)).toEqual(['/kwijt/', '/weg/'])
  })
})
