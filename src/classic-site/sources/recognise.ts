import { decodeText } from '../../platform/decode-text.ts'
import { isTar } from './files/tar.ts'
import { isWpress } from './files/wpress.ts'
import { isProductHead } from './products/columns.ts'

export type FileKind =
  | 'zip'
  | 'gzip'
  | 'tar'
  | 'wpress'
  | 'wxr'
  | 'feed'
  | 'dump'
  | 'json'
  | 'products'
  /** Packed in a way that is not read here. */
  | 'packed'

/** What a file is by its first bytes, whatever its name says. */
export function kindOf(head: Buffer): FileKind | undefined {
  const start = head.toString('latin1', 0, 8)
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'zip'
  if (start.startsWith('\x1f\x8b')) return 'gzip'
  if (packed.some((mark) => start.startsWith(mark))) return 'packed'
  if (isTar(head)) return 'tar'
  if (isWpress(head)) return 'wpress'
  const text = decodeText(head, true)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text.includes('\0')) return undefined
  if (text.startsWith('<')) return kindOfXml(text)
  if (isDump(text)) return 'dump'
  if (text.startsWith('{') || text.startsWith('[')) return 'json'
  return isProductHead(text) ? 'products' : undefined
}

/** bzip2, xz, zstd, 7z, rar. */
const packed = ['BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd', '7z\xbc\xaf', 'Rar!']

function kindOfXml(text: string): FileKind | undefined {
  if (!/<rss[\s>]/.test(text)) return undefined
  return /wordpress\.org\/export\/|xmlns:wp\s?=|<wp:/.test(text) ? 'wxr' : 'feed'
}

const isDump = (text: string): boolean =>
  /^(?:--|#|\/\*|\(?(?:SET|CREATE|DROP|INSERT|REPLACE|USE|START|BEGIN|LOCK)\s)/i.test(text) &&
  /(?:CREATE TABLE|INSERT (?:IGNORE )?INTO|REPLACE INTO|DROP TABLE|MySQL|MariaDB|phpMyAdmin|Adminer|UpdraftPlus)/i.test(
    text,
  )
