import { Parser } from 'htmlparser2'

const known = new Map<string, string | undefined>()

/** The text of a reference of HTML such as `&mdash;` or `&#8211;`; undefined when HTML knows none of that name. */
export function decodeEntity(reference: string): string | undefined {
  if (!known.has(reference) && known.size < 5_000) known.set(reference, decode(reference))
  return known.has(reference) ? known.get(reference) : decode(reference)
}

function decode(reference: string): string | undefined {
  let text = ''
  const parser = new Parser({ ontext: (piece) => (text += piece) }, { decodeEntities: true })
  parser.end(reference)
  return text === reference ? undefined : text
}

/** A text with the references of HTML in it decoded. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi, (one) => decodeEntity(one) ?? one)
    : text
