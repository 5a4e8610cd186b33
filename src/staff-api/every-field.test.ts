import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEveryRow, everyResource, type Known, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let known: Known
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ known, rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)

const changed = [...everyResource.values()].filter(({ changes }) => changes).map(({ name }) => name)
/** Changed by buttons or a form with choices, which their own tests press. */
const withoutForm = ['documents', 'form-entries']

/** Values of fields that refer to something else, or that need a certain format. */
function special(resource: string, path: string): unknown {
  const values: Readonly<Record<string, unknown>> = {
    slug: 'een-ander-adres',
    word: `ander-woord-${resource}`,
    taxonomies: ['soort', 'plaats'],
    kinds: ['post', 'eigen_routes'],
    orders: ['newest', 'oldest', 'title'],
    authorId: known.author,
    pictureId: known.pictures[1],
    pictureIds: [...known.pictures].reverse(),
    termIds: resource === 'products' ? known.terms.product_cat : known.terms.plaats,
    rights: ['pages', 'media'],
    role: 'shop_manager',
    edit: { turns: 1, crop: { left: 0, top: 0, width: 20, height: 20 } },
    parentId: { terms: known.terms.plaats?.[1], pages: known.pages[1] }[resource] ?? known.categories[1],
    categoryId: known.categories[1],
    productId: known.products[1],
    productIds: known.products,
    frontPageId: known.pages[1],
    synonyms: 'pastorie, predikantswoning',
    mapFileId: known.mapFile,
    paper: '#ffffff',
    ink: '#202020',
    accent: '#5a1a1a',
    mark: '#7a4a08',
    night: '#202020',
    logoPictureId: known.pictures[0],
    countries: ['BE', 'DE'],
    options: ['rood', 'blauw'],
    layouts: [
      {
        name: 'veld_deel',
        label: 'Deel',
        parts: [{ name: 'veld_jaar', label: 'Jaar', type: 'number', options: [], required: true }],
      },
    ],
    tags: ['kaart', 'pelgrim'],
    folders: ['Kerken', 'Schelpen'],
    offeredFrom: '2026-03-01',
    offeredTo: '2026-03-31',
    'fileRequests.to': 'archief@schelp.example',
    email: 'iemand@schelp.example',
    'society.email': 'iemand@schelp.example',
    'analytics.script': 'https://tellen.example/script.js',
    'notifications.email': 'iemand@schelp.example',
    'payment.iban': 'BE68 5390 0754 7034',
    'terms.pages': { terms: known.pages[0], privacy: known.pages[1] },
    'guarantee.pictureId': known.pictures[0],
    'offer.fileIds': [known.file],
    'offer.upSellIds': [known.products[0]],
    'offer.crossSellIds': [known.products[0]],
    'offer.variants': [
      {
        sku: 'G-A4',
        attributes: { Formaat: 'A4' },
        regularCents: 700,
        stock: 3,
        pictureId: known.pictures[0],
      },
    ],
    'offer.attributes': [{ name: 'Formaat', values: ['A4', 'A5'], forVariants: true }],
    'offer.regularCents': 900,
    'offer.saleCents': 250,
    'offer.maker.email': 'maker@schelp.example',
    'fields.startsOn': '2031-05-01',
    'fields.endsOn': '2031-05-03',
    'fields.startsAt': '10:00',
    'fields.endsAt': '12:30',
    'fields.sources': [{ name: 'RCE', url: 'https://rce.example/' }],
    items: [{ label: 'Begin', url: '/', items: [{ label: 'Daaronder', url: '/x/', items: [] }] }],
    classRates: [{ name: 'pakket', cents: 695 }],
    customFields: [{ type: 'text', label: 'Jaar', value: '1999' }],
  }
  return values[path]
}

/** Not written in the shape in which they are read: their own tests change them. */
const otherwise = new Set(['files:lock', 'file-categories:lock', 'file-categories:before', 'media:original'])

type Shape = z.core.JSONSchema.BaseSchema

const inputOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Returns the schema of a nullable field without null. */
function filled(shape: Shape): Shape {
  const ways = (shape.anyOf ?? []).filter((way) => typeof way === 'object' && way.type !== 'null')
  const [way] = ways
  const [type] = [shape.type].flat().filter((type) => type !== 'null')
  return way && typeof way === 'object' ? filled(way) : type ? { ...shape, type } : shape
}

/** Returns a valid value of a field that differs from its present one. */
function another(resource: string, path: string, given: Shape, now: unknown): unknown {
  const known = special(resource, path)
  if (known !== undefined) return known
  const shape = filled(given)
  if (shape.enum) return shape.enum.find((choice) => choice !== now)
  if (shape.const !== undefined) return shape.const
  if (shape.properties)
    return Object.fromEntries(
      Object.entries(shape.properties).map(([name, below]) => [
        name,
        another(resource, `${path}.${name}`, below as Shape, isObject(now) ? now[name] : undefined),
      ]),
    )
  switch (shape.type) {
    case 'boolean':
      return now !== true
    case 'integer':
    case 'number':
      return (shape.minimum ?? 0) + (typeof now === 'number' ? now % 7 : 0) + 11
    case 'string':
      if (shape.format === 'date-time') return '2031-05-01T10:30:00.000Z'
      if (shape.format === 'uri') return 'https://voorbeeld.example/pad'
      return `Nieuw ${path}`
    default:
      throw new Error(`${resource}: say in special() what ${path} can be`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

describe('EDIT-05 every field of every form', () => {
  it.each(changed.filter((name) => !withoutForm.includes(name)))(
    '%s: is stored as it was sent, and the row can be sent as it is read',
    async (name) => {
      const schema = everyResource.get(name)?.changes
      const id = await rows[name]?.()
      const path = `${name}/${encodeURIComponent(String(id))}`
      const fields = Object.entries(schema ? (inputOf(schema).properties ?? {}) : {}).filter(
        ([field]) => !otherwise.has(`${name}:${field}`),
      )
      expect(fields.length).toBeGreaterThan(0)
      for (const [field, shape] of fields) {
        const { body: before } = await call(path)
        const value = another(name, field, shape as Shape, before[field])
        const sent = isObject(value) && isObject(before[field]) ? { ...before[field], ...value } : value
        // A form sends back everything that it received.
        const { status, body } = await call(path, 'PUT', { ...before, [field]: sent })
        expect({ field, status, errors: body.errors }).toEqual({ field, status: 200, errors: undefined })
        const { body: after } = await call(path)
        expect({ [field]: after[field] }).toMatchObject({ [field]: value })
      }
    },
  )
})
