import { downloadPath, parseFileId } from '../features/library/index.ts'
import { mediaAddress, pictureJson } from './pictures.ts'
import type { Row } from './snapshot.ts'
import { list, money, number, numberOrNone, rowIn, rowsIn, text } from './values.ts'
import type { Way } from './way.ts'
import { type Cell, csvFile } from './write-files.ts'

/** The columns of WooCommerce's own export, in English, which its importer knows whatever its language. */
const columns = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description'],
  ...[
    'Description',
    'Date sale price starts',
    'Date sale price ends',
    'Tax status',
    'Tax class',
    'In stock?',
    'Stock',
  ],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Allow customer reviews?', 'Sale price'],
  ...[
    'Regular price',
    'Categories',
    'Tags',
    'Shipping class',
    'Images',
    'Download limit',
    'Download expiry days',
  ],
  ...['Parent', 'Upsells', 'Cross-sells', 'Position'],
] as const
type Column = (typeof columns)[number]
type Cells = Partial<Record<Column, Cell>>

/** Variants are numbered by themselves here, and together with products there. */
const firstVariant = 1_800_000_000

const references = (
  ids: string,
) => `(select json_agg(coalesce(nullif(x.sku, ''), 'id:' || x.entry_id) order by o.place)
  from unnest(${ids}) with ordinality o(id, place) join shop_products x on x.entry_id = o.id)`

const termPaths = (
  taxonomy: string,
) => `(select json_agg((select json_agg(a.name order by array_position(t.lineage, a.id))
    from content_terms a where a.id = any(t.lineage)) order by t.path)
  from content_entry_terms et join content_terms t on t.id = et.term_id
  where et.entry_id = e.id and et.own and t.taxonomy = '${taxonomy}')`

const productsQuery = `
  select e.id, e.title, e.excerpt, e.body, e.status, p.sku, p.regular_cents, p.sale_cents, p.sale_from, p.sale_to, p.stock,
    p.vat_class, p.backorders, p.sold_individually, p.weight_grams, p.shipping_class, p.virtual, p.download_limit,
    p.download_days, p.attributes, p.position,
    ${termPaths('product_cat')} as categories, ${termPaths('product_tag')} as tags,
    ${references('p.up_sell_ids')} as up_sells, ${references('p.cross_sell_ids')} as cross_sells,
    (select json_agg(${pictureJson} order by o.place) from unnest(
      array_remove(e.picture_id || array_remove(e.picture_ids, e.picture_id), null)) with ordinality o(id, place)
      join content_media m on m.id = o.id) as pictures,
    (select json_agg(json_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'extension', f.extension,
        'category_id', c.id, 'category_slug', c.slug) order by o.place)
      from unnest(p.file_ids) with ordinality o(id, place) join library_files f on f.id = o.id
        join library_categories c on c.id = f.category_id) as files,
    (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'regular_cents', v.regular_cents, 'sale_cents', v.sale_cents,
        'sale_from', v.sale_from, 'sale_to', v.sale_to, 'stock', v.stock, 'attributes', v.attributes, 'offered', v.offered,
        'position', v.position, 'picture', (select ${pictureJson} from content_media m where m.id = v.picture_id))
        order by v.position, v.id) from shop_variants v where v.product_id = e.id) as variants
  from content_entries e join shop_products p on p.entry_id = e.id
  where e.type = 'product' and e.status <> 'gone' order by p.position, e.id`

/** Writes all products and their variants as the table that WooCommerce reads. */
export async function writeProducts(way: Way): Promise<number> {
  const most = await mostOf(way)
  const numbered = [
    ...upTo(most.attributes).flatMap((n) => [
      ...[
        `Attribute ${n} name`,
        `Attribute ${n} value(s)`,
        `Attribute ${n} visible`,
        `Attribute ${n} global`,
      ],
    ]),
    ...upTo(most.files).flatMap((n) => [`Download ${n} ID`, `Download ${n} name`, `Download ${n} URL`]),
  ]
  const table = await csvFile(way.folder, 'products.csv', [...columns, ...numbered])
  const add = (cells: Cells, attributes: readonly Attribute[], files: readonly Row[]) =>
    table.add([
      ...columns.map((column) => cells[column]),
      ...upTo(most.attributes).flatMap((n) => attributeCells(attributes[n - 1])),
      ...upTo(most.files).flatMap((n) => fileCells(way, files[n - 1])),
    ])
  for await (const row of way.snapshot.rows(productsQuery)) {
    const variants = rowsIn(row, 'variants')
    const files = rowsIn(row, 'files')
    const offered = rowsIn(row, 'attributes').map((attribute) => ({
      name: text(attribute, 'name'),
      values: list(attribute, 'values').map(String),
    }))
    const kinds = [
      ...(row.virtual === true ? ['virtual'] : []),
      ...(files.length > 0 ? ['downloadable'] : []),
    ]
    const isVariable = variants.length > 0
    await add(
      productCells(way, row, isVariable ? ['variable', ...kinds] : ['simple', ...kinds]),
      offered,
      isVariable ? [] : files,
    )
    for (const variant of variants)
      await add(
        variantCells(way, row, variant, ['variation', ...kinds]),
        Object.entries(rowIn(variant, 'attributes') ?? {}).map(([name, value]) => ({
          name,
          values: [String(value)],
        })),
        files,
      )
  }
  return table.end()
}

async function mostOf({ snapshot }: Way) {
  const [most] = await snapshot.all(`
    select coalesce(max(greatest(jsonb_array_length(attributes), (select max((select count(*) from jsonb_object_keys(v.attributes)))
        from shop_variants v where v.product_id = p.entry_id))), 0) as attributes,
      coalesce(max(cardinality(file_ids)), 0) as files from shop_products p`)
  return { attributes: number(most ?? {}, 'attributes'), files: number(most ?? {}, 'files') }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

function productCells(way: Way, row: Row, types: readonly string[]): Cells {
  const isVariable = types[0] === 'variable'
  return {
    ...offerCells(row, isVariable),
    ID: number(row, 'id'),
    Type: types.join(', '),
    Name: text(row, 'title'),
    Published: row.status === 'published' ? 1 : -1,
    'Is featured?': 0,
    'Visibility in catalog': 'visible',
    'Short description': oneLine(text(row, 'excerpt')),
    Description: oneLine(text(row, 'body')),
    'Tax class': taxClasses[text(row, 'vat_class')] ?? '',
    'Backorders allowed?': row.backorders === true,
    'Sold individually?': row.sold_individually === true,
    'Weight (kg)': weight(row),
    'Allow customer reviews?': 1,
    Categories: joined(
      list(row, 'categories').map((path) => (Array.isArray(path) ? path.map(listed).join(' > ') : '')),
    ),
    Tags: joined(list(row, 'tags').map((path) => (Array.isArray(path) ? listed(path.at(-1)) : ''))),
    'Shipping class': text(row, 'shipping_class'),
    Images: joined(rowsIn(row, 'pictures').map((picture) => mediaAddress(way, picture))),
    ...downloadCells(row),
    Upsells: joined(list(row, 'up_sells').map(listed)),
    'Cross-sells': joined(list(row, 'cross_sells').map(listed)),
    Position: number(row, 'position'),
  }
}

function variantCells(way: Way, product: Row, variant: Row, types: readonly string[]): Cells {
  const picture = rowIn(variant, 'picture')
  return {
    ...offerCells(variant, false),
    ID: firstVariant + number(variant, 'id'),
    Type: types.join(', '),
    Name: `${text(product, 'title')} - ${Object.values(rowIn(variant, 'attributes') ?? {}).join(', ')}`,
    Published: variant.offered === true ? 1 : 0,
    'Is featured?': 0,
    'Visibility in catalog': 'visible',
    'Tax class': 'parent',
    'Backorders allowed?': product.backorders === true,
    'Weight (kg)': weight(product),
    Images: picture ? mediaAddress(way, picture) : '',
    ...downloadCells(product),
    Parent: text(product, 'sku') || `id:${number(product, 'id')}`,
    Position: number(variant, 'position'),
  }
}

/** @param isVariable prices and stock are those of its variants */
function offerCells(row: Row, isVariable: boolean): Cells {
  const stock = numberOrNone(row, 'stock')
  return {
    SKU: text(row, 'sku'),
    'Date sale price starts': text(row, 'sale_from'),
    'Date sale price ends': text(row, 'sale_to'),
    'Tax status': 'taxable',
    'In stock?': stock === undefined || stock > 0,
    Stock: stock,
    'Sale price': isVariable ? '' : money(row, 'sale_cents'),
    'Regular price': isVariable ? '' : money(row, 'regular_cents'),
  }
}

const downloadCells = (row: Row): Cells => ({
  'Download limit': numberOrNone(row, 'download_limit'),
  'Download expiry days': numberOrNone(row, 'download_days'),
})

const weight = (row: Row): Cell => {
  const grams = numberOrNone(row, 'weight_grams')
  return grams === undefined ? undefined : grams / 1000
}

const taxClasses: Readonly<Record<string, string>> = { reduced: 'reduced-rate', zero: 'zero-rate' }

interface Attribute {
  name: string
  values: readonly string[]
}

const attributeCells = (attribute: Attribute | undefined): Cell[] =>
  attribute ? [attribute.name, joined(attribute.values.map(listed)), 1, 0] : ['', '', '', '']

function fileCells({ siteUrl }: Way, file: Row | undefined): Cell[] {
  const id = file && parseFileId(text(file, 'id'))
  if (!file || id === undefined) return ['', '', '']
  const category = { id: number(file, 'category_id'), slug: text(file, 'category_slug') }
  const path = downloadPath({ id, slug: text(file, 'slug'), extension: text(file, 'extension'), category })
  return [`file-${id}`, text(file, 'title'), siteUrl + path]
}

/** A comma in one of several values. */
const listed = (value: unknown) => String(value).replaceAll(',', '\\,')
const joined = (values: readonly string[]) => values.join(', ')

/** WooCommerce writes a line break as `\n`. */
const oneLine = (value: string) => value.replaceAll('\r', '').replaceAll('\n', '\\n')
