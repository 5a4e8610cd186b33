import { z } from 'zod'
import type { Fields } from '../../../../widgets/fields.ts'
import { isNote } from '../../note-field.ts'

/** A text that staff wrote in one field of a widget. */
export interface Words {
  /** As Puck names the field: `text`, or in the second item of a list `items[1].title`. */
  path: string
  label: string
  type: 'text' | 'longtext' | 'richtext'
  value: string
  /** The field is filled from the entry that the page shows, so the page may show another text. */
  isDynamic: boolean
}

const dynamicMap = z.record(z.string(), z.string()).catch({})

/**
 * The words that a widget shows, in the order of its fields, those of the items of its lists included; notes of staff
 * are not among them.
 */
export function wordsIn(fields: Fields, props: Readonly<Record<string, unknown>>, at = ''): Words[] {
  const dynamic = dynamicMap.parse(props.dynamic)
  return Object.entries(fields).flatMap(([name, field]): Words[] => {
    if (isNote(field)) return []
    const value = props[name]
    const path = at + name
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((item, index) => wordsIn(field.item, item, `${path}[${index}].`))
    if (field.type !== 'text' && field.type !== 'longtext' && field.type !== 'richtext') return []
    const words = { path, label: field.label, type: field.type, isDynamic: at === '' && name in dynamic }
    return [{ ...words, value: typeof value === 'string' ? value : '' }]
  })
}
