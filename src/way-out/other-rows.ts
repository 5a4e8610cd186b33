import { keptTables } from '../export-format/index.ts'
import { keptQuery } from './kept-query.ts'
import type { Row } from './snapshot.ts'
import { isRow } from './values.ts'
import type { Way } from './way.ts'
import { jsonArray } from './write-files.ts'

/** Written with what they tell of: their bytes, or the folders in which these stand. */
const elsewhere = new Set(['file-categories', 'files'])

/** Writes the rows of each kept table as a JSON array in `content/`. */
export async function writeOtherRows(way: Way): Promise<void> {
  for (const kept of keptTables) {
    if (elsewhere.has(kept.file)) continue
    const array = await jsonArray(way.folder, `content/${kept.file}.json`)
    const isSettings = kept.file.endsWith('settings')
    for await (const row of way.snapshot.rows(keptQuery(way, kept)))
      await array.add(isSettings ? settingWithoutSecrets(row) : row)
    await array.end()
  }
}

/** The texts of the site are words for visitors, whatever their keys are called. */
const settingWithoutSecrets = (row: Row): Row => (row.name === 'texts' ? row : withoutSecrets(row))

const secretName = /key$|secret|token|password|credential/i

/** Leaves out everything whose name says that it is a secret. */
function withoutSecrets(row: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !secretName.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, isRow(value) ? withoutSecrets(value) : value]))
}
