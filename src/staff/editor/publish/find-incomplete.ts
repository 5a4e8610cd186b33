import type { DocumentData } from '../../../kernel/document.ts'
import type { Fields } from '../../../widgets/fields.ts'
import { incomplete } from '../../fields/use-moment.ts'
import { walkBlocks } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'
import type { Warning } from './checks.ts'

/** Finds half moments and days, in widgets and in the document's own fields: until they are whole nobody sees these. */
export function findIncomplete({ root, content }: DocumentData, rootFields: Fields): Warning[] {
  const found = labelsIn(rootFields, root.props).map((about): Warning => ({ kind: 'incomplete', about }))
  walkBlocks(content, ({ type, props }) => {
    for (const about of labelsIn(rooms.get(type)?.fields ?? {}, props))
      found.push({ kind: 'incomplete', about, block: props.id })
  })
  return found
}

const labelsIn = (fields: Fields, props: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (field.type === 'list' && Array.isArray(value))
      return value.flatMap((item: Record<string, unknown>) => labelsIn(field.item, item))
    return (field.type === 'datetime' || field.type === 'date') && value === incomplete ? [field.label] : []
  })
