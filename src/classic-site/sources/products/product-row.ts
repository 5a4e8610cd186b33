import { idOfText } from '../wordpress/stable-id.ts'
import type { FoundColumn, NumberedPart, ProductColumn } from './columns.ts'

/** A row of a table of products, by what its columns are. */
export class ProductRow {
  readonly #values = new Map<string, string>()
  readonly meta: [string, string][] = []
  #attributes = 0
  #downloads = 0

  constructor(columns: (FoundColumn | undefined)[], cells: string[]) {
    for (const [at, found] of columns.entries()) {
      const value = cellText(cells[at] ?? '')
      if (!found) continue
      if ('meta' in found) {
        if (value !== '') this.meta.push([found.meta, value])
      } else if ('column' in found) {
        if (!this.#values.has(found.column)) this.#values.set(found.column, value)
      } else {
        this.#values.set(`${found.of} ${found.number} ${found.part}`, value)
        if (found.of === 'attribute') this.#attributes = Math.max(this.#attributes, found.number)
        else this.#downloads = Math.max(this.#downloads, found.number)
      }
    }
  }

  text(column: ProductColumn): string {
    return this.#values.get(column) ?? ''
  }

  /** Whether it says so; undefined when it says nothing. */
  flag(column: ProductColumn): boolean | undefined {
    const value = this.text(column).toLowerCase()
    return value === '' ? undefined : value !== '0' && !noWords.has(value)
  }

  /** An amount or measure with a point. */
  amount(column: ProductColumn): string {
    const value = this.text(column).replace(/\s/g, '')
    return /^-?\d{1,15},\d{1,6}$/.test(value) ? value.replace(',', '.') : value
  }

  list(column: ProductColumn): string[] {
    return splitList(this.text(column))
  }

  get id(): number {
    const id = this.text('id')
    return /^[1-9]\d{0,14}$/.test(id)
      ? Number(id)
      : idOfText(`product\n${this.text('sku') || this.text('name')}`)
  }

  get attributes() {
    return this.#numbered('attribute', this.#attributes)
  }

  get downloads() {
    return this.#numbered('download', this.#downloads)
  }

  #numbered(of: 'attribute' | 'download', count: number) {
    const found = []
    for (let number = 1; number <= count; number++) {
      const part = (name: NumberedPart) => this.#values.get(`${of} ${number} ${name}`) ?? ''
      if (part('name') !== '' || part('url') !== '') found.push(part)
    }
    return found
  }
}

const noWords = new Set(['no', 'nee', 'nein', 'non', 'false'])

/** Line breaks are written `\n`, and what a spreadsheet would reckon stands behind an apostrophe. */
function cellText(raw: string): string {
  const text = /^'[=+\-@\t\r]/.test(raw) ? raw.slice(1) : raw
  return text.replaceAll('\\n', '\n').trim()
}

/** Values between commas; a comma in one is written `\,`. */
export const splitList = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
