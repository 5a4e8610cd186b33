import { parse } from 'csv-parse/sync'
import { decodeText } from '../../../platform/decode-text.ts'
import type { ClassicItem } from '../../classic-site.ts'
import { type GivenFile, wholeOf } from '../files/given-file.ts'
import type { Say } from '../findings.ts'
import { columnOf, separatorOf } from './columns.ts'
import { ProductItems } from './product-items.ts'
import { ProductRow } from './product-row.ts'

const maxTableBytes = 64 * 1024 * 1024

/** Reads a table of products that WooCommerce wrote in any of its languages, as the posts that WooCommerce would make. */
export async function* readProducts(file: GivenFile, say: Say): AsyncGenerator<ClassicItem> {
  const bytes = await wholeOf(file, maxTableBytes)
  if (!bytes) {
    say({ kind: 'unreadable', reason: 'too-large' })
    return
  }
  const rows = rowsOf(decodeText(bytes), say)
  const ids = new Map<string, number>()
  for (const row of rows) if (row.text('sku') !== '') ids.set(row.text('sku'), row.id)
  const items = new ProductItems(ids)
  for (const row of rows) yield* items.of(row)
}

function rowsOf(text: string, say: Say): ProductRow[] {
  const options = {
    bom: true,
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }
  const [header, ...records]: string[][] = parse(text, options)
  const columns = (header ?? []).map(columnOf)
  for (const [at, column] of columns.entries())
    if (!column) say({ kind: 'left', reason: 'unknown-column', about: header?.[at]?.slice(0, 100) })
  const seen = new Set<number>()
  const rows: ProductRow[] = []
  for (const [at, record] of records.entries()) {
    const row = new ProductRow(columns, record)
    if (row.text('name') === '' && row.text('sku') === '' && row.text('id') === '') {
      say({ kind: 'left', reason: 'empty-row', line: at + 2 })
      continue
    }
    if (seen.has(row.id)) {
      say({ kind: 'left', reason: 'duplicate-id', line: at + 2 })
      continue
    }
    seen.add(row.id)
    rows.push(row)
  }
  return rows
}
