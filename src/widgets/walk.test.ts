import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withExtensions } from '../extensions/testing.ts'
import type { Field, Fields } from './fields.ts'
import { widgetNamed } from './registry.ts'
import { slotsOf } from './slots.ts'

await withExtensions()

/** The rooms of extensions under the paths that they would have here. */
const asHere = <File>(files: Readonly<Record<string, File>>): Record<string, File> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace(/^.*\/extensions\/[^/]+\/widgets\//, './'),
      file,
    ]),
  )

const sources = asHere(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '../../extensions/*/widgets/**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Folders here that are no rooms. */
const others = new Set(['shared', 'testing'])

const filesOf = (room: string) => Object.keys(sources).filter((path) => path.startsWith(`./${room}/`))

const rooms = [
  ...new Set(Object.keys(sources).flatMap((path) => /^\.\/([^/]+)\//.exec(path)?.[1] ?? [])),
].filter((name) => !others.has(name))

/** Every field with its path, those of list items too. */
const walk = (fields: Fields, path = ''): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [path + name, field] as [string, Field],
    ...(field.type === 'list' ? walk(field.item, `${path}${name}.`) : []),
  ])

/** The type of the model that a view draws: `CalendarModel` of `ViewProps<CalendarProps, CalendarModel>`. */
const modelOfView = (source: string): string | undefined =>
  /\bView(?:Props)?<\w+Props, ((?:[^<>]|<[^<>]*>)+)>/.exec(source)?.[1]

/** What a file imports for its value; types leave no trace in the program. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  )

const serverOnly =
  /(^|\/)(features|platform|pages|wire|server)\/|\/load\.ts$|^node:|^sanitize-html$|^schelp\/extension$/

/** Paths, from a file to what of the server it reaches through other files of `widgets`. */
function serverReached(path: string, seen: Set<string>): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return importsOf(sources[path] ?? '').flatMap((specifier) => {
    if (!specifier.startsWith('.')) return serverOnly.test(specifier) ? [`${path} → ${specifier}`] : []
    const target = posix.join(posix.dirname(path), specifier)
    const here = target.startsWith('.') ? target : `./${target}`
    if (serverOnly.test(here) || /^\.\/[^/]+\/index\.ts$/.test(here)) return [`${path} → ${specifier}`]
    return serverReached(here, seen)
  })
}

/** A file and the others of `widgets` that it draws with. */
function drawnWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !(path in sources)) return seen
  seen.add(path)
  for (const specifier of importsOf(sources[path] ?? ''))
    drawnWith(`./${posix.join(posix.dirname(path), specifier)}`, seen)
  return seen
}

/** Names of the texts that a file says, also those of which it chooses one: `texts(one ? 'place' : 'places')`. */
const textsIn = (source: string): string[] =>
  [...source.matchAll(/\btexts(?:\.lang)?\(([^(),]*)/g)].flatMap(([, key = '']) =>
    [...key.matchAll(/(?:^|[?:])\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
  )

describe.each(rooms)('widget room %s', (room) => {
  it('EDIT-01 is registered under the name of its folder', () => {
    expect(widgetNamed(room).name).toBe(room)
  })

  it('EDIT-01 has a test of its own', () => {
    expect(filesOf(room).filter((path) => /\.test\.tsx?$/.test(path))).not.toEqual([])
  })

  it('EDIT-01 starts with props that its schema takes and keeps', () => {
    const { schema, defaults, fields } = widgetNamed(room)
    const read: unknown = schema.parse(defaults)
    expect(schema.parse(read), 'reading twice changes nothing').toEqual(read)
    expect(slotsOf(fields, defaults).flatMap(({ blocks }) => blocks)).toEqual([])
  })

  it('EDIT-01 labels every field, and every field sets a prop', () => {
    const { fields, defaults, label } = widgetNamed(room)
    expect(label).not.toBe('')
    const all = walk(fields)
    expect(
      all.filter(([, field]) => field.type !== 'beside' && field.label.trim() === '').map(([path]) => path),
    ).toEqual([])
    const nested = all.flatMap(([, field]) =>
      field.type === 'choice' ? field.options.filter((option) => option.label === '') : [],
    )
    expect(nested).toEqual([])
    const settable = Object.entries(fields).filter(([, field]) => field.type !== 'slot')
    expect(settable.map(([name]) => name).filter((name) => !(name in defaults))).toEqual([])
  })

  it('EDIT-01 takes every choice that the editor offers', () => {
    const { fields, defaults, schema } = widgetNamed(room)
    for (const [name, field] of Object.entries(fields)) {
      if (field.type !== 'choice') continue
      const values = field.options.map((option) => option.value)
      expect(values, `${name} starts as one of its choices`).toContain(String(defaults[name]))
      for (const value of values) {
        const stored = field.perDevice ? [value, { desk: values[0], tablet: value, phone: value }] : [value]
        for (const one of stored)
          expect(schema.safeParse({ ...defaults, [name]: one }).success, `${name}: ${value}`).toBe(true)
      }
    }
  })

  it('EDIT-01 draws the model that its load gives', () => {
    const model = modelOfView(sources[`./${room}/view.tsx`] ?? '')
    const load = [...drawnWith(`./${room}/load.ts`)].map((path) => sources[path] ?? '')
    if (model === undefined)
      expect(load.filter((source) => /export (async function|const) load\b/.test(source))).toEqual([])
    else expect(load.join('\n')).toContain(`Loaded<${model}>`)
  })

  it('EDIT-01 gives its view every text that it says', () => {
    const { texts, hydrate } = widgetNamed(room)
    const said = [...drawnWith(`./${room}/view.tsx`)].flatMap((path) => textsIn(sources[path] ?? ''))
    expect(said.filter((key) => !(key in texts))).toEqual([])
    if (hydrate !== 'none') expect(JSON.parse(JSON.stringify(texts))).toEqual(texts)
  })

  it('EDIT-01 keeps the server out of what a browser gets', () => {
    const seen = new Set<string>()
    const reached = ['view.tsx', 'fields.ts', 'texts.nl.ts'].flatMap((file) =>
      serverReached(`./${room}/${file}`, seen),
    )
    expect(reached).toEqual([])
  })
})

it('EDIT-01 finds rooms to walk through', () => {
  expect(rooms).toContain('section')
  expect(rooms, 'of an extension').toContain('star-chart')
  expect(rooms.length).toBeGreaterThan(20)
})

it.each([
  ["import { load } from './load.ts'", ['./load.ts']],
  ["import type { Model } from './load.ts'", []],
  ["import { type Model } from './load.ts'", ['./load.ts']],
  ["import './a.css'", ['./a.css']],
  ["import {\n  a,\n  b,\n} from '../../features/content/index.ts'", ['../../features/content/index.ts']],
  ["export { a } from './b.ts'", ['./b.ts']],
])('EDIT-01 reads what is imported for its value: %s', (source, found) => {
  expect(importsOf(source)).toEqual(found)
})
