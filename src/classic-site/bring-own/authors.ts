import type { Fields } from '../../widgets/fields.ts'
import { widgets } from '../../widgets/registry.ts'
import type { Item } from '../sources/own/read-array.ts'
import type { People } from './people.ts'

/**
 * A document that names the authors that it named before, by the fields of widgets that hold one (`author`). Other numbers
 * in documents stay as they are: what they stand for keeps its number.
 */
export function mapAuthors(value: unknown, people: People): unknown {
  if (people.size === 0) return value
  if (Array.isArray(value)) return value.map((one) => mapAuthors(one, people))
  if (!isItem(value)) return value
  const all = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapAuthors(one, people)]))
  const fields = typeof value.type === 'string' ? widgets.get(value.type)?.fields : undefined
  return fields && isItem(all.props) ? { ...all, props: withAuthors(fields, all.props, people) } : all
}

function withAuthors(fields: Fields, props: Item, people: People): Item {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = props[name]
    if (field.type === 'author' && typeof value === 'number') return [[name, people.get(value) ?? value]]
    if (field.type === 'list' && Array.isArray(value))
      return [[name, value.map((one) => (isItem(one) ? withAuthors(field.item, one, people) : one))]]
    return []
  })
  return { ...props, ...Object.fromEntries(changed) }
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
