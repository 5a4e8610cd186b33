import { Parser } from 'htmlparser2'
import { decodeText } from '../../../platform/decode-text.ts'
import type { TextCollector } from './text-collector.ts'

const hidden = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
])

/** Elements inside a line; every other element begins a new line. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const pieceLength = 64 * 1024

/** The text of a page as a reader sees it: without scripts, styles and comments, with entities decoded. */
export function readHtml(bytes: Uint8Array, out: TextCollector): void {
  let hiding = 0
  const parser = new Parser({
    onopentagname: (name) => {
      if (hidden.has(name)) hiding += 1
      if (!inline.has(name)) out.add('\n')
    },
    onclosetag: (name) => {
      if (hidden.has(name)) hiding -= 1
      if (!inline.has(name)) out.add('\n')
    },
    ontext: (text) => {
      if (!hiding) out.add(text)
    },
  })
  const html = decodeHtml(bytes)
  for (let at = 0; at < html.length && !out.full; at += pieceLength)
    parser.write(html.slice(at, at + pieceLength))
  parser.end()
}

function decodeHtml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const label = /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]
  if (!label || /^utf/i.test(label)) return decodeText(bytes)
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}
