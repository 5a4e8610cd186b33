import { addressOf } from './addresses.ts'
import { text } from './values.ts'
import type { Way } from './way.ts'
import { csvFile } from './write-files.ts'

/** Writes each old address with where it leads. */
export async function writeRedirects({ snapshot, folder, kinds }: Way): Promise<number> {
  const table = await csvFile(folder, 'redirects.csv', ['source', 'target', 'code'])
  for await (const row of snapshot.rows(`
    select r.from_path, r.to_url, e.type, e.above, e.slug
    from content_redirects r left join content_entries e on e.id = r.entry_id order by r.from_path`))
    await table.add([text(row, 'from_path'), text(row, 'to_url') || addressOf(kinds, row), 301])
  return table.end()
}
