import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { EntryView } from '../features/content/index.ts'
import { anonymous } from '../kernel/viewer.ts'
import { entryData } from '../pages/structured-data.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { contextWith, renderRoom } from '../widgets/testing/render-room.ts'
import { OwnFieldField } from './editor/fields/own-field-field.tsx'
import { createStaffApp, type } from './testing/staff-app.tsx'

/** Two more fields of a place, declared where the others are: nothing else in the program knows of them. */
vi.mock('../kernel/place-fields.ts', async (original) => {
  const { placeFields } = await original<typeof import('../kernel/place-fields.ts')>()
  const { declareFields } = await import('../kernel/built-in-field.ts')
  const more = declareFields([
    {
      name: 'architect',
      type: 'text',
      label: 'Naam van de bouwmeester',
      most: 12,
      isSearched: true,
      fact: { at: 65, label: 'Bouwmeester' },
      schemaOrg: 'creator',
    },
    { name: 'towerMetres', type: 'number', label: 'Hoogte', max: 200, unit: 'm', fact: { at: 66 } },
  ])
  return { placeFields: [...placeFields, ...more] }
})

let bench: StaffTest
let entry: EntryView
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())
const { open, leave, send, until, quiet } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const submit = 'form button[type="submit"]'
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())
const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)

it('EDIT-05 a field of a place that is declared in one file is asked in its form, checked and stored', async () => {
  await open('/jacobalia/create', submit)
  await type(input('title'), 'Sint-Jacob')
  await type(input('fields.place'), 'Hulst')
  await type(input('fields.architect'), 'Evert Spoorwater')
  expect(input('fields.architect').labels?.[0]?.textContent).toBe('Naam van de bouwmeester')
  await type(input('fields.towerMetres'), '60')
  await press(submit)
  const wrong = () => input('fields.architect').closest('.MuiFormControl-root')?.textContent ?? ''
  await until(() => wrong().includes('Dit mag hoogstens 12 tekens lang zijn.'), 'what is wrong with it')
  await type(input('fields.architect'), 'Keldermans')
  await press(submit)
  await until(() => document.body.textContent?.includes('Geschiedenis') === true, 'the entry')
  await quiet()
  const [row] = (await edit('jacobalia')).body.data
  expect(row.fields).toMatchObject({ place: 'Hulst', architect: 'Keldermans', towerMetres: 60 })
  await edit(`jacobalia/${row.id}`, 'PUT', { status: 'published' })
  const known = await bench.program.content.entry(row.id, anonymous)
  if (!known) throw new Error('no entry')
  entry = known
})

it('CAT-16 search finds a place by it, and no longer by what it was', async () => {
  const found = async (words: string) =>
    (await bench.program.content.search(words, 1, 10)).entries.map(({ title }) => title)
  expect(await found('keldermans')).toEqual(['Sint-Jacob'])
  await edit(`jacobalia/${entry.id}`, 'PUT', { fields: { architect: 'Spoorwater' } })
  expect([await found('keldermans'), await found('spoorwater')]).toEqual([[], ['Sint-Jacob']])
  await edit(`jacobalia/${entry.id}`, 'PUT', { fields: { architect: null } })
  expect(await found('spoorwater')).toEqual([])
  await edit(`jacobalia/${entry.id}`, 'PUT', { fields: { architect: 'Keldermans' } })
  expect(await found('keldermans hulst')).toEqual(['Sint-Jacob'])
})

it('CAT-01 visitors see it among the facts, and search engines in the data of the page', async () => {
  const html = await renderRoom('entry-facts', {}, contextWith({ entry }))
  expect(html).toContain('<th scope="row">Bouwmeester</th><td>Keldermans</td>')
  expect(html).toContain('<th scope="row">Hoogte</th><td>60\u00a0m</td>')
  expect(entryData(entry, 'Place', 'https://schelp.example')).toMatchObject({
    creator: 'Keldermans',
    address: { '@type': 'PostalAddress', addressLocality: 'Hulst' },
  })
})

it('CAT-14 the widget for a field can be set to it and shows it, and it can fill a text of any widget', async () => {
  const { content } = bench.program
  const context = contextWith({ entry }, { ownFields: content.ownFields, settings: content.settings })
  expect(await renderRoom('own-field', { field: 'architect' }, context)).toContain(
    '<th scope="row">Bouwmeester</th><td>Keldermans</td>',
  )
  expect(await renderRoom('own-field', {}, context)).toBe('')
  const heading = await renderRoom('heading', { text: 'x', dynamic: { text: 'architect' } }, context)
  expect(heading).toContain('>Keldermans</h2>')

  vi.stubGlobal('fetch', send)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const field = { type: 'own-field', label: 'Welk veld' } as const
  await act(async () => root.render(<OwnFieldField field={field} value="" onChange={() => undefined} />))
  const options = [...document.querySelectorAll('option')].map(({ value, textContent }) => [
    value,
    textContent,
  ])
  expect(options).toContainEqual(['architect', 'Naam van de bouwmeester'])
  expect(options).toContainEqual(['place', 'Plaats'])
  await act(async () => root.unmount())
})

it('EDIT-05 the table of all places has a column for it', async () => {
  const { body, headers } = await edit('jacobalia/all/csv')
  expect(headers.get('content-disposition')).toBe('attachment; filename="jacobalia.csv"')
  const [head = [], row] = String(body)
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(row?.[head.indexOf('Naam van de bouwmeester')]).toBe('Keldermans')
  expect(row?.[head.indexOf('Hoogte')]).toBe('60')
})
