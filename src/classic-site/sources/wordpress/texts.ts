/** An address' last part as people read it; WordPress keeps letters outside ASCII percent-encoded. */
export function slugOf(raw: string): string {
  const slug = keyOf(raw)
  if (!slug.includes('%')) return slug
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** A key or slug without blanks and invisible letters around it. */
export const keyOf = (raw: string): string => raw.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()

/**
 * A text without the control characters that neither XML nor a database takes, its lines ended by line feeds. What PHP
 * serialised stays as it is: the lengths in it count each byte.
 */
export function cleanText(text: string): string {
  return isSerialised(text)
    ? text
    : text.replaceAll('\r\n', '\n').replace(/[\p{Cc}\ufffe\uffff]/gu, keepWhite)
}

const keepWhite = (letter: string) =>
  letter === '\n' || letter === '\t' || (letter >= '\u007f' && letter <= '\u009f')
    ? letter
    : letter === '\r'
      ? '\n'
      : ''

const isSerialised = (text: string) => /^(?:[aOCs]:\d|[bid]:|N;)/.test(text.slice(0, 4))

/** `"12.50000000"` as `12.50`; anything else as it is. */
export function amountOf(raw: string): string {
  const match = /^(-?\d{1,20}\.\d{2})\d{0,20}$/.exec(raw.slice(0, 50))
  return match?.[1] ?? raw
}

/** A slug as WordPress makes one of a title. */
export const slugify = (title: string): string =>
  title
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ' ')
    .trim()
    .split(/\s/)
    .filter((word) => word !== '')
    .join('-')
