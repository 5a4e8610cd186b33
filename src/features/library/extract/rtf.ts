import type { TextCollector } from './text-collector.ts'

/** Groups that hold no text of the document. */
const hiddenGroups = new Set(
  'fonttbl colortbl stylesheet listtable listoverridetable info pict object themedata datastore generator xmlnstbl rsidtbl latentstyles fldinst'.split(
    ' ',
  ),
)

const escaped: Readonly<Record<string, string>> = { '~': ' ', _: '-', '\\': '\\', '{': '{', '}': '}' }

const symbols: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: '\n',
  tab: ' ',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
}

/** A control word with its number, a hex byte, another escape, a brace, a line end, or a run of text. */
const tokens = /\\([a-z]+)(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+|\\/gi

interface Group {
  hidden: boolean
  /** How many characters follow a `\u` for readers without Unicode. */
  fallbackLength: number
}

/** Rich text with Windows-1252 or Unicode escapes, which is what word processors write for Dutch. */
export function readRtf(bytes: Uint8Array, out: TextCollector): void {
  const source = Buffer.from(bytes).toString('latin1')
  const windows = new TextDecoder('windows-1252')
  const groups: Group[] = [{ hidden: false, fallbackLength: 1 }]
  let toSkip = 0
  const add = (text: string) => {
    if (groups.at(-1)?.hidden) return
    out.add(text.slice(toSkip))
    toSkip = Math.max(0, toSkip - text.length)
  }
  for (const [token, word, number, hex, symbol, brace] of source.matchAll(tokens)) {
    if (out.full) return
    const group = groups.at(-1)
    if (!group) return
    if (brace === '{') groups.push({ ...group })
    else if (brace === '}') {
      groups.pop()
      toSkip = 0
    } else if (symbol === '*') group.hidden = true
    else if (symbol) add(escaped[symbol] ?? '')
    else if (hex) add(windows.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    else if (word && hiddenGroups.has(word)) group.hidden = true
    else if (word === 'uc') group.fallbackLength = Math.min(Number(number ?? 1), 8)
    else if (word === 'u') {
      add(String.fromCharCode(Number(number ?? 0) & 0xffff))
      toSkip = group.fallbackLength
    } else if (word) add(symbols[word] ?? '')
    else if (!/^[\r\n\\]/.test(token)) add(windows.decode(Buffer.from(token, 'latin1')))
  }
}
