import type { Bytes } from '../../kernel/bytes.ts'

const headBytes: Bytes = 4_000

/** What may come before the `svg` element, and the end of each. A document type with declarations is refused. */
const before: readonly { begin: RegExp; end: string }[] = [
  { begin: /^<\?xml(?=\s)/i, end: '>' },
  { begin: /^<!--/, end: '-->' },
  { begin: /^<!doctype\s+svg(?=[^>[]*>)/i, end: '>' },
]

/** Whether contents are text that begins like an SVG. Reads each character once (abuse 28). */
export function looksLikeSvg(contents: Buffer): boolean {
  let rest = contents
    .subarray(0, headBytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  for (;;) {
    if (/^<svg[\s>]/i.test(rest)) return true
    const known = before.find(({ begin }) => begin.test(rest))
    const begun = known?.begin.exec(rest)?.[0].length ?? 0
    const end = known ? rest.indexOf(known.end, begun) : -1
    if (!known || end < 0) return false
    rest = rest.slice(end + known.end.length).trimStart()
  }
}
