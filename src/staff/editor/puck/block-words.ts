import type { Field, Fields } from '../../../widgets/fields.ts'

type Props = Readonly<Record<string, unknown>>

export const isWords = ({ type }: Field): boolean =>
  type === 'text' || type === 'longtext' || type === 'richtext'

const plain = (value: string): string =>
  value
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What stands in the fields for words of a widget and in those of its lists, in order, without its marks. */
export const textsOf = (fields: Fields, props: Props): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (isWords(field)) return typeof value === 'string' && plain(value) !== '' ? [plain(value)] : []
    if (field.type !== 'list' || !Array.isArray(value)) return []
    return value.flatMap((item: Props) => textsOf(field.item, item))
  })

/** The same props with their words changed, between the tags of texts with marks. */
export function mapWords(
  fields: Fields,
  props: Props,
  map: (text: string) => string,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...props }
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (field.type === 'richtext' && typeof value === 'string')
      changed[name] = value.replace(/(<[^>]*>)|[^<]+/g, (text, tag) => (tag ? text : map(text)))
    else if (isWords(field) && typeof value === 'string') changed[name] = map(value)
    else if (field.type === 'list' && Array.isArray(value))
      changed[name] = value.map((item: Props) => mapWords(field.item, item, map))
  }
  return changed
}
