import iconv from 'iconv-lite'
import type { TextCollector } from './text-collector.ts'

/** Groups without text of the document. */
const hiddenGroups = new Set(
  'colortbl stylesheet listtable listoverridetable info pict object themedata datastore generator xmlnstbl rsidtbl latentstyles fldinst'.split(
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
  /** How many characters follow a `\\u` for readers without Unicode. */
  fallbackLength: number
  /** The encoding of bytes above ASCII. */
  encoding: string
  /** The font that the group describes, in the font table. */
  font?: string
  inFontTable: boolean
}

/** Code pages by the `fcharset` of a font, if it is not the document's. */
const codePages: Readonly<Record<string, string>> = {
  77: 'macroman',
  128: 'cp932',
  129: 'cp949',
  134: 'cp936',
  136: 'cp950',
  161: 'cp1253',
  162: 'cp1254',
  163: 'cp1258',
  177: 'cp1255',
  178: 'cp1256',
  186: 'cp1257',
  204: 'cp1251',
  222: 'cp874',
  238: 'cp1250',
  254: 'cp437',
  255: 'cp850',
}
const windows = 'cp1252'
const pagesOfWords: Readonly<Record<string, string>> = {
  ansi: windows,
  mac: 'macroman',
  pc: 'cp437',
  pca: 'cp850',
}

const known = (encoding: string): string => (iconv.encodingExists(encoding) ? encoding : windows)

/** Reads rich text in Unicode escapes, and in the code page of the document or of the font. */
export function readRtf(bytes: Uint8Array, out: TextCollector): void {
  const source = Buffer.from(bytes).toString('latin1')
  const groups: Group[] = [{ hidden: false, fallbackLength: 1, encoding: windows, inFontTable: false }]
  const encodingOfFont = new Map<string, string>()
  let documentEncoding = windows
  let toSkip = 0
  let waiting = ''
  const add = (text: string) => {
    if (groups.at(-1)?.hidden) return
    out.add(text.slice(toSkip))
    toSkip = Math.max(0, toSkip - text.length)
  }
  /** A character of several bytes has one escape for each byte, so bytes are collected before decoding. */
  const addWaiting = () => {
    if (waiting !== '') add(iconv.decode(Buffer.from(waiting, 'latin1'), groups.at(-1)?.encoding ?? windows))
    waiting = ''
  }
  for (const [token, word, number = '', hex, symbol, brace] of source.matchAll(tokens)) {
    if (out.full) return
    const isText = !(word || hex || symbol || brace || /^[\r\n\\]/.test(token))
    if (hex || isText) {
      waiting += hex ? String.fromCharCode(Number.parseInt(hex, 16)) : token
      continue
    }
    addWaiting()
    const group = groups.at(-1)
    if (!group) return
    if (brace === '{') groups.push({ ...group })
    else if (brace === '}') {
      groups.pop()
      toSkip = 0
    } else if (symbol === '*') group.hidden = true
    else if (symbol) add(escaped[symbol] ?? '')
    else if (word === 'fonttbl') {
      group.hidden = true
      group.inFontTable = true
    } else if (word === 'f' && group.inFontTable) group.font = number
    else if (word === 'f') group.encoding = encodingOfFont.get(number) ?? documentEncoding
    else if (word === 'plain') group.encoding = documentEncoding
    else if (word === 'fcharset' && group.font !== undefined)
      encodingOfFont.set(group.font, codePages[number] ?? (number === '0' ? windows : documentEncoding))
    else if (word === 'ansicpg' || (word && Object.hasOwn(pagesOfWords, word))) {
      documentEncoding = known(pagesOfWords[word] ?? `cp${number}`)
      group.encoding = documentEncoding
    } else if (word && hiddenGroups.has(word)) group.hidden = true
    else if (word === 'uc') group.fallbackLength = Math.min(Number(number || 1), 8)
    else if (word === 'u') {
      add(String.fromCharCode(Number(number) & 0xffff))
      toSkip = group.fallbackLength
    } else if (word) add(symbols[word] ?? '')
  }
  addWaiting()
}
