import { type KeptTable, quoted } from '../export-format/index.ts'
import type { Way } from './way.ts'

/** The rows of a kept table as they go out. */
export function keptQuery({ columns }: Pick<Way, 'columns'>, kept: KeptTable): string {
  const { table, key, leave = [], more = {}, where, order } = kept
  const named = (columns.get(table) ?? []).filter((name) => !leave.includes(name))
  const read = [
    ...named.map((name) => `r.${quoted(name)}`),
    ...Object.entries(more).map(([name, sql]) => `${sql} as ${quoted(name)}`),
  ]
  const sorted = order ?? key.map(quoted).join(', ')
  return `select ${read.join(', ')} from ${quoted(table)} r${where ? ` where ${where}` : ''} order by ${sorted}`
}
