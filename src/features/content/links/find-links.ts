import { Parser } from 'htmlparser2'
import type { OwnField } from '../../../kernel/own-fields.ts'
import { ownValuesOf } from '../own-fields/held.ts'

/** The addresses of all links in HTML, as written. */
export function linksInHtml(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href) found.push(href)
    },
  })
  parser.end(html)
  return found
}

/**
 * The addresses in the props of a document's widgets, at any depth: texts that are an address of this site, or HTML
 * with links. Only widgets know which props are addresses, so every text that begins with one slash counts.
 */
export function linksInData(data: unknown): string[] {
  if (typeof data === 'string') {
    if (/^\/(?!\/)\S*$/.test(data)) return [data]
    return data.includes('<a') ? linksInHtml(data) : []
  }
  if (Array.isArray(data)) return data.flatMap(linksInData)
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(linksInData) : []
}

/** The addresses in the fields that staff defined: links, and texts with links. */
export const linksInFields = (
  declared: readonly OwnField[],
  fields: Readonly<Record<string, unknown>>,
): string[] =>
  ownValuesOf(declared, fields).flatMap(({ type, value }) => {
    if (typeof value !== 'string') return []
    if (type === 'richtext') return linksInHtml(value)
    return type === 'link' ? [value] : []
  })
