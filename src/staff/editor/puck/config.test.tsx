import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '../../../widgets/fields.ts'
import { rooms } from '../rooms.ts'
import { groups, puckConfig } from './config.tsx'

const config = puckConfig(rooms)

/** What Puck calls each kind of field; the rest are fields of our own. */
const puckTypes: Partial<Record<Field['type'], string>> = { slot: 'slot', list: 'array' }

type PuckFields = Readonly<Record<string, { type: string; label?: string; arrayFields?: PuckFields }>>

function expectFields(fields: Fields, shown: PuckFields) {
  const settable = Object.entries(fields).filter(([, { type }]) => type !== 'beside')
  expect(Object.keys(shown)).toEqual(settable.map(([name]) => name))
  for (const [name, field] of settable) {
    expect(shown[name]).toMatchObject({ type: puckTypes[field.type] ?? 'custom', label: field.label })
    if (field.type === 'list') expectFields(field.item, shown[name]?.arrayFields ?? {})
  }
}

describe('EDIT-01 the editor is made of the rooms alone', () => {
  it.each([...rooms])('%s has a widget with all its fields', (name, room) => {
    const component = config.components[name]
    expect(component?.label).toBe(room.label)
    expect(component?.defaultProps).toEqual(room.defaults)
    expectFields(room.fields, (component?.fields ?? {}) as PuckFields)
  })

  it('every room stands in one group', () => {
    const placed = Object.values(config.categories ?? {}).flatMap(({ components = [] }) => components)
    expect(placed.toSorted()).toEqual([...rooms.keys()].toSorted())
    expect(Object.keys(config.categories ?? {})).toEqual([...groups])
  })

  it('a room that did not exist before appears by being there', () => {
    const more = new Map([
      ...rooms,
      [
        'wind',
        {
          name: 'wind',
          label: 'Windrichting',
          group: 'tekst' as const,
          hydrate: 'none' as const,
          fields: { from: { type: 'text' as const, label: 'Waarvandaan' } },
          defaults: { from: 'west' },
        },
      ],
    ])
    const { components, categories } = puckConfig(more)
    expect(components.wind).toMatchObject({ label: 'Windrichting', defaultProps: { from: 'west' } })
    expect(categories?.tekst?.components).toContain('wind')
  })
})

it.each([
  ['popup', 'Pop-up', 'canvas-box canvas-layer is-narrow'],
  ['panel', 'Paneel', 'canvas-box canvas-layer is-narrow'],
  ['newsletter', 'Nieuwsbrief', 'canvas-box'],
  ['page', 'Pagina', undefined],
  ['template', 'Sjabloon', undefined],
] as const)(
  'EDIT-01 SITE-02 a %s is called %s, and stands in a box where it does not fill a page: %s',
  (kind, label, box) => {
    const { root } = puckConfig(rooms, {}, kind)
    expect(root?.label).toBe(label)
    const drawn = root?.render?.({ children: null, width: 'narrow' } as never)
    expect(drawn?.props.className).toBe(box)
  },
)

it('EDIT-01 a new item of a list starts empty, but for the words by which it is known', () => {
  const { items } = (config.components.accordion?.fields ?? {}) as Record<
    string,
    { defaultItemProps: object }
  >
  expect(items?.defaultItemProps).toEqual({ title: 'Vraag', hashtag: '', content: [] })
})
