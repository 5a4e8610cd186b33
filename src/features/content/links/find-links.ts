import { Parser } from 'htmlparser2'
import type { OwnField } from '../../../kernel/own-fields.ts'
import { ownValuesOf } from '../own-fields/held.ts'

/** Addresses that the links of some HTML lead to, as written. */
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
 * Addresses in the props of a document's widgets, at any depth: texts that are an address on this site or hold HTML
 * with links. Which prop is an address is the widgets' to know; a text that begins with one slash is taken for one.
 */
export function linksInData(data: unknown): string[] {
  if (typeof data === 'string') {
    if (/^\/(?!\/)\S*$/.test(data)) return [data]
    return data.includes('<a') ? linksInHtml(data) : []
  }
  if (Array.isArray(data)) return data.flatMap(linksInData)
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(linksInData) : []
}

/** Addresses in the fields that staff declared: of links, and of texts that hold some. */
export const linksInFields = (
  declared: readonly OwnField[],
  fields: Readonly<Record<string, unknown>>,
): string[] =>
  ownValuesOf(declared, fields).flatMap(({ type, value }) => {
    if (typeof value !== 'string') return []
    if (type === 'richtext') return linksInHtml(value)
    return type === 'link' ? [value] : []
  })
