import type pg from 'pg'
import { type KeptTable, libraryTables, versionPath } from '../export-format/index.ts'
import { downloadPath, type FileId, parseFileId } from '../features/library/index.ts'
import { copyContents } from './copy-contents.ts'
import { keptQuery } from './kept-query.ts'
import { Names, safeExtension, safeName } from './names.ts'
import type { Row } from './snapshot.ts'
import { list, number, numberOrNone, rowIn, rowsIn, text } from './values.ts'
import type { Way } from './way.ts'
import { csvFile, jsonArray } from './write-files.ts'

interface Category {
  /** In the export. */
  folder: string
  /** Names from the top down, joined by ` > `. */
  path: string
  slug: string
  /** What opens it and those above it; '' when it is open to all. */
  lock: string
  /** Of its files and of the categories in it. */
  names: Names
}

const head = [
  ...[
    'id',
    'path',
    'title',
    'category_path',
    'tags',
    'description',
    'version',
    'downloads',
    'locked',
    'lock',
  ],
  ...[
    'status',
    'created_at',
    'updated_at',
    'offered_from',
    'offered_to',
    'size',
    'maker',
    'licence',
    'source',
  ],
  ...['product_id', 'fields', 'remote_url', 'address', 'missing'],
]

/** Writes all files of the library into folders of their categories, locked ones too, and what is known of them. */
export async function writeLibrary(way: Way, pool: pg.Pool): Promise<number> {
  const categories = await writeCategories(way)
  const table = await csvFile(way.folder, 'files.csv', head)
  const rows = await jsonArray(way.folder, 'content/files.json')
  let last: number | undefined
  for await (const row of way.snapshot.rows(`
    select f.id, f.category_id, f.title, f.slug, f.description, f.version, f.extension, f.size, f.created_at,
      f.updated_at, f.published, f.hidden, f.offered_from, f.offered_to, f.password_hash is not null as has_word,
      f.lock_roles, f.lock_product_id, f.custom_fields, f.maker, f.licence, f.source, f.product_id, f.remote_url,
      coalesce(h.hits, 0) as hits, c.storage_key,
      (select row_to_json(k) from (${keptQuery(way, { ...keptOf('files'), where: 'r.id = f.id' })}) k) as kept,
      (select json_agg(t.name order by t.name) from library_tags t where t.id = any(f.tag_ids)) as tags
    from library_files f left join library_hits h on h.id = f.id
      left join library_contents c on c.file_id = f.id and c.current
    order by f.category_id, f.id`)) {
    way.tick()
    const categoryId = number(row, 'category_id')
    const category = categories.get(categoryId)
    if (!category) throw new Error(`file ${text(row, 'id')} has no category`)
    if (last !== undefined && last !== categoryId) categories.delete(last)
    last = categoryId
    const path = await writeFile(way, pool, table, row, categoryId, category)
    await rows.add({ ...rowIn(row, 'kept'), path })
  }
  await rows.end()
  await writeVersions(way)
  return table.end()
}

async function writeFile(
  way: Way,
  pool: pg.Pool,
  table: Awaited<ReturnType<typeof csvFile>>,
  row: Row,
  categoryId: number,
  category: Category,
): Promise<string> {
  const remote = text(row, 'remote_url')
  const extension = text(row, 'extension')
  const path =
    remote === '' ? `${category.folder}/${category.names.take(nameOf(row), safeExtension(extension))}` : ''
  const now = async () =>
    (
      await pool.query<{ key: string }>(
        'select storage_key as key from library_contents where file_id = $1 and current',
        [number(row, 'id')],
      )
    ).rows[0]?.key
  const isThere = remote !== '' || (await copyContents(way, path, [text(row, 'storage_key'), now]))
  const lock = [category.lock, lockOf(row)].filter(Boolean).join('; ')
  const fileId: FileId | undefined = parseFileId(text(row, 'id'))
  await table.add([
    ...[number(row, 'id'), path, text(row, 'title'), category.path, list(row, 'tags').join(', ')],
    ...[text(row, 'description'), text(row, 'version'), number(row, 'hits'), lock !== '', lock],
    row.hidden === true ? 'hidden' : row.published === true ? 'published' : 'draft',
    ...[text(row, 'created_at'), text(row, 'updated_at'), text(row, 'offered_from'), text(row, 'offered_to')],
    ...[number(row, 'size'), text(row, 'maker'), text(row, 'licence'), text(row, 'source')],
    numberOrNone(row, 'product_id'),
    rowsIn(row, 'custom_fields')
      .map((field) => `${text(field, 'label')}: ${text(field, 'value')}`)
      .join('\n'),
    remote,
    fileId === undefined
      ? ''
      : way.siteUrl +
        downloadPath({
          id: fileId,
          slug: text(row, 'slug'),
          extension,
          category: { id: categoryId, slug: category.slug },
        }),
    !isThere,
  ])
  return path
}

/** The contents that files had before. */
async function writeVersions(way: Way): Promise<void> {
  for await (const row of way.snapshot.rows(
    'select id, extension, storage_key from library_contents where not current order by id',
  ))
    await copyContents(way, versionPath(row), [text(row, 'storage_key')])
}

const keptOf = (file: string): KeptTable => {
  const kept = libraryTables.find((table) => table.file === file)
  if (!kept) throw new Error(`no table is kept as ${file}`)
  return kept
}

/** The title, without the extension that may stand behind it. */
function nameOf(row: Row): string {
  const title = text(row, 'title')
  const extension = `.${text(row, 'extension')}`
  return safeName(title.toLowerCase().endsWith(extension) ? title.slice(0, -extension.length) : title)
}

const lockOf = (row: Row): string =>
  [
    row.has_word === true ? 'word' : '',
    list(row, 'lock_roles').length > 0 ? `roles: ${list(row, 'lock_roles').join(' ')}` : '',
    numberOrNone(row, 'lock_product_id') === undefined ? '' : `product: ${text(row, 'lock_product_id')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** A longer path would not fit everywhere. */
const longestFolder = 600

async function writeCategories(way: Way): Promise<Map<number, Category>> {
  const top = new Names()
  const found = new Map<number, Category>()
  const array = await jsonArray(way.folder, 'content/file-categories.json')
  for await (const row of way.snapshot.rows(keptQuery(way, keptOf('file-categories')))) {
    const above = found.get(number(row, 'parent_id'))
    const name = text(row, 'name')
    const folder = `${above?.folder ?? 'files'}/${(above?.names ?? top).take(safeName(name))}`
    const category = {
      folder: folder.length > longestFolder ? `files/${top.take(`map-${number(row, 'id')}`)}` : folder,
      path: above ? `${above.path} > ${name}` : name,
      slug: text(row, 'slug'),
      lock: [above?.lock, lockOf(row)].filter(Boolean).join('; '),
      names: new Names(),
    }
    found.set(number(row, 'id'), category)
    await array.add({ ...row, names: category.path, folder: category.folder, lock: category.lock })
  }
  await array.end()
  return found
}
