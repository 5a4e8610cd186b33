import type { Block, DocumentData } from '../../kernel/document.ts'
import { cleanProse } from '../../platform/prose.ts'
import { type Draft, dynamicMarks } from '../../widgets/classic.ts'
import { dynamicTypes } from '../../widgets/dynamic-types.ts'
import type { Fields } from '../../widgets/fields.ts'
import { widgets } from '../../widgets/registry.ts'
import { withoutSlots } from '../../widgets/slots.ts'
import type { Making } from './making.ts'
import { proseOf } from './prose-of.ts'

/** What `checkDocument` allows, less a little. */
const deepest = 17
const mostBytes = 950_000
const mostInRoot = 1_500
const mostItems = 900
const longestText = 90_000
const usableId = /^[\w-]{1,80}$/

interface Room {
  ids: Set<string>
  next: number
  bytes: number
}

/** Gives widgets their ids and makes a document of them that the page editor could have saved. */
export function documentOf(drafts: readonly Draft[], making: Making): DocumentData {
  const room: Room = { ids: new Set(), next: 1, bytes: 0 }
  const content = blocksOf(drafts, room, making, 0)
  if (content.length > mostInRoot) making.losses.add('too-much', 'blocks', content.length - mostInRoot)
  return { root: { props: {} }, content: content.slice(0, mostInRoot) }
}

const blocksOf = (drafts: readonly Draft[], room: Room, making: Making, depth: number): Block[] =>
  joined(drafts).flatMap((draft) => blockOf(draft, room, making, depth) ?? [])

/** Widgets of which a classic page had one for each line. */
const listing = new Set(['toggle', 'progress', 'social-links'])

function joined(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = []
  for (const draft of drafts) {
    const last = all.at(-1)
    const { items } = draft.props
    if (
      last?.type === draft.type &&
      listing.has(draft.type) &&
      Array.isArray(last.props.items) &&
      Array.isArray(items)
    )
      all[all.length - 1] = {
        ...last,
        props: { ...last.props, items: [...last.props.items, ...items].slice(0, mostItems) },
      }
    else all.push(draft)
  }
  return all
}

function blockOf(draft: Draft, room: Room, making: Making, depth: number): Block | undefined {
  const widget = widgets.get(draft.type)
  if (!widget) {
    making.losses.add('left', draft.type)
    return undefined
  }
  if (depth >= deepest && holdsBlocks(widget.fields, draft.props)) {
    making.losses.add('layout', 'depth')
    const html = proseOf([draft], making)
    return html === '' ? undefined : blockOf({ type: 'text', props: { html } }, room, making, 0)
  }
  const { plain, dynamic } = withoutMarks(widget.fields, draft.props, making)
  const props = checkedProps(draft.type, plain)
  const id = newId(draft.id, room)
  const own = { ...props, ...(Object.keys(dynamic).length > 0 && { dynamic }), id }
  const bytes = Buffer.byteLength(JSON.stringify(withoutSlots(widget.fields, own))) + 60
  if (room.bytes + bytes > mostBytes) {
    making.losses.add('too-much', widget.label)
    return undefined
  }
  room.bytes += bytes
  if (draft.standsFor !== undefined) making.losses.stands(draft.standsFor, id)
  return { type: draft.type, props: { ...own, ...slotsOf(widget.fields, own, room, making, depth + 1), id } }
}

function newId(wished: string | undefined, room: Room): string {
  let id = wished && usableId.test(wished) && !room.ids.has(wished) ? wished : `k${room.next++}`
  while (room.ids.has(id)) id = `k${room.next++}`
  room.ids.add(id)
  return id
}

const holdsBlocks = (fields: Fields, props: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      (field.type === 'slot' && Array.isArray(props[name]) && props[name].length > 0) ||
      (field.type === 'list' &&
        Array.isArray(props[name]) &&
        props[name].some((item: Record<string, unknown>) => holdsBlocks(field.item, item))),
  )

function slotsOf(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  room: Room,
  making: Making,
  depth: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = props[name]
      if (!Array.isArray(value)) return []
      if (field.type === 'slot') return [[name, blocksOf(value, room, making, depth)]]
      if (field.type !== 'list') return []
      return [
        [
          name,
          value.map((item: Record<string, unknown>) => ({
            ...item,
            ...slotsOf(field.item, item, room, making, depth),
          })),
        ],
      ]
    }),
  )
}

/** Given props that the widget reads; of others it has what a new one has. */
function checkedProps(type: string, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const widget = widgets.get(type)
  if (!widget) return { ...given }
  const rest: Record<string, unknown> = { ...given }
  for (let tries = 0; tries < 20; tries++) {
    const own = withoutSlots(widget.fields, rest)
    const read = widget.schema.safeParse(own)
    if (read.success) {
      const values = read.data as Record<string, unknown>
      for (const [name, field] of Object.entries(widget.fields)) {
        if (field.type === 'slot' || !(name in rest)) continue
        rest[name] = field.type === 'list' ? withSlotsOf(values[name], rest[name]) : values[name]
      }
      return rest
    }
    const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
    const before = Object.keys(rest).length
    for (const { path } of read.error.issues) dropAt(rest, path)
    if (Object.keys(rest).length === before && tries > 10) for (const name of wrong) delete rest[name]
  }
  return {}
}

/** The items as they were read, with the slots that reading leaves out. */
const withSlotsOf = (read: unknown, given: unknown): unknown =>
  Array.isArray(read) && Array.isArray(given)
    ? read.map((item: object, at) => ({ ...given[at], ...item }))
    : read

/** Takes out the value at a path: of an item of a list only that value. */
function dropAt(props: Record<string, unknown>, [name, at, inside]: readonly PropertyKey[]) {
  const key = String(name)
  const list = props[key]
  if (Array.isArray(list) && typeof at === 'number') {
    props[key] =
      inside === undefined
        ? list.filter((_, index) => index !== at)
        : list.map((item: Record<string, unknown>, index) => {
            if (index !== at) return item
            const { [String(inside)]: _, ...rest } = item
            return rest
          })
  } else delete props[key]
}

/** Turns marks of values that the entry fills in into the setting that says so. */
function withoutMarks(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  making: Making,
): { plain: Record<string, unknown>; dynamic: Record<string, string> } {
  const dynamic: Record<string, string> = {}
  const plain: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const field = fields[name]
    const type = field?.type
    if (typeof value === 'string') {
      const path = pathIn(value)
      if (path !== undefined && dynamicTypes.some((one) => one === type)) {
        dynamic[name] = path
        plain[name] = ''
      } else plain[name] = cleanedValue(value, type, making)
    } else if (field?.type === 'list' && Array.isArray(value))
      plain[name] = value
        .slice(0, mostItems)
        .map((item: Record<string, unknown>) => withoutMarks(field.item, item, making).plain)
    else if (type === 'media' && typeof value === 'number' && value < 0) {
      const path = making.dynamicPictures[-value - 1]
      if (path !== undefined) dynamic[name] = path
      plain[name] = null
    } else plain[name] = value
  }
  return { plain, dynamic }
}

/** The number, below zero, that stands for a picture that the entry fills in. */
export function dynamicPicture(path: string, { dynamicPictures }: Making): number {
  const known = dynamicPictures.indexOf(path)
  return known === -1 ? -dynamicPictures.push(path) : -known - 1
}

function pathIn(value: string): string | undefined {
  const bare = value.replace(/^<p>|<\/p>$/g, '')
  return bare.startsWith(dynamicMarks.start) &&
    bare.endsWith(dynamicMarks.end) &&
    bare.indexOf(dynamicMarks.end) === bare.length - 1
    ? bare.slice(1, -1)
    : undefined
}

function cleanedValue(value: string, type: string | undefined, making: Making): string {
  const [first = '', ...rest] = value.split(dynamicMarks.start)
  if (rest.length > 0) making.losses.add('dynamic', 'text', rest.length)
  const said = first + rest.map((part) => part.slice(part.indexOf(dynamicMarks.end) + 1)).join('')
  if (type === 'richtext') return cleanProse(said)
  // What a text of ours cannot keep, such as the targets of links, in the same type.
  if (type === 'html') return `<div class="prose">${cleanProse(said, { ids: true })}</div>`
  return said.slice(0, longestText).toWellFormed()
}
