import { mediaPath } from '../export-format/index.ts'
import { originalKey } from '../features/content/index.ts'
import { copyContents } from './copy-contents.ts'
import { mediaAddress } from './pictures.ts'
import { list, number, text } from './values.ts'
import type { Way } from './way.ts'
import { csvFile } from './write-files.ts'
import type { Wxr } from './wxr.ts'

const head = [
  ...['id', 'path', 'title', 'alt', 'caption', 'maker', 'licence', 'source', 'width', 'height', 'folders'],
  ...['created_at', 'address', 'missing'],
]

/** Writes the originals of all pictures, what is known of them, and their items of the export for WordPress. */
export async function writeMedia(way: Way, wxr: Wxr): Promise<number> {
  const table = await csvFile(way.folder, 'media.csv', head)
  for await (const row of way.snapshot.rows(`
    select id, name, hash, format, edit, width, height, alt, caption, maker, licence, source, folders, created_at
    from content_media order by id`)) {
    way.tick()
    const path = mediaPath(row)
    const isThere = await copyContents(way, path, [
      originalKey({ id: number(row, 'id'), hash: text(row, 'hash') }),
    ])
    await table.add([
      ...[
        number(row, 'id'),
        path,
        text(row, 'name'),
        text(row, 'alt'),
        text(row, 'caption'),
        text(row, 'maker'),
      ],
      ...[text(row, 'licence'), text(row, 'source'), number(row, 'width'), number(row, 'height')],
      ...[list(row, 'folders').join(' > '), text(row, 'created_at'), mediaAddress(way, row), !isThere],
    ])
    await wxr.picture(row, mediaAddress(way, row))
  }
  return table.end()
}
