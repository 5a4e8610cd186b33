import type { Field, Fields } from '../../../widgets/fields.ts'

type Props = Readonly<Record<string, unknown>>

export const isWords = ({ type }: Field): boolean =>
  type === 'text' || type === 'longtext' || type === 'richtext'

const plain = (value: string): string =>
  value
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of a widget and of the items of its lists, in order, without markup. */
export const textsOf = (fields: Fields, props: Props): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (isWords(field)) return typeof value === 'string' && plain(value) !== '' ? [plain(value)] : []
    if (field.type !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: Props) => textsOf(field.item, item))
  })

/** Returns the props with their texts changed; markup stays. */
export function mapWords(
  fields: Fields,
  props: Props,
  map: (text: string) => string,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...props }
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (field.type === 'richtext' && typeof value === 'string')
      changed[name] = value.replace(/(<[^<>]*>)|[^<]+/g, (text, tag) => (tag ? text : map(text)))
    else if (isWords(field) && typeof value === 'string') changed[name] = map(value)
    else if (field.type === 'list' && Array.isArray(value))
      changed[name] = value.map((item: Props) => mapWords(field.item, item, map))
  }
  return changed
}
