/** The characters that a path may hold unescaped (RFC 3986, `pchar`); all others are escaped. */
const plain = /^\/[\w.~!$&'()*+,;=:@/-]*$/
const odd = /\/\/|\/\.\.?(?:\/|$)/
const unreserved = /^[\w.~-]$/

/**
 * Normalises a path for the whole program (RFC 3986, 6.2.2): one slash between parts, no `.` and `..`, and escapes in
 * capitals, only where they are needed. The result is always a path of this site: it never begins with `//`.
 * Undefined for an invalid path: a broken escape, half a character, a control character.
 */
export function sitePath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  if (plain.test(path) && !odd.test(path)) return path
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(path))) return undefined
    const escaped = path
      .replace(/[^%\w.~!$&'()*+,;=:@/-]+/g, encodeURIComponent)
      .replace(/%[0-9a-f]{2}/gi, (code) => {
        const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16))
        return unreserved.test(letter) ? letter : code.toUpperCase()
      })
    return withoutDots(escaped)
  } catch {
    return undefined
  }
}

function withoutDots(path: string): string {
  const parts: string[] = []
  const segments = path.split('/')
  for (const part of segments) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  const isFolder = ['', '.', '..'].includes(segments.at(-1) ?? '') && parts.length > 0
  return `/${parts.join('/')}${isFolder ? '/' : ''}`
}
