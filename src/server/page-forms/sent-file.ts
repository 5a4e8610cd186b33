import { endsAsZip, holdsMarkup, holdsPdf, pdfStart } from '../../platform/second-type.ts'
import {
  type FileAccept,
  type FileExtension,
  type FileState,
  fileKinds,
  mostFileBytes,
} from '../../widgets/form/door.ts'

/** An accepted file. */
export interface TakenFile {
  name: string
  contents: Buffer
}

export interface FileAnswer {
  /** Absent when no file was chosen. */
  state?: FileState
  taken?: TakenFile
}

const longestName = 100

const startsWith = (bytes: Buffer, signs: string, at = 0) =>
  bytes.subarray(at, at + signs.length).toString('latin1') === signs

/** Checks of the contents for each kind; a file that fits two kinds is refused (abuse 14). */
const looksLike: Readonly<Record<FileExtension, (bytes: Buffer) => boolean>> = {
  pdf: (bytes) => pdfStart(bytes) === 0 && !endsAsZip(bytes),
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04') && !holdsPdf(bytes),
  odt: (bytes) => startsWith(bytes, 'PK\x03\x04') && !holdsPdf(bytes),
  txt: (bytes) => !bytes.includes(0) && !holdsPdf(bytes) && !endsAsZip(bytes),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff') && isOnlyPicture(bytes),
  jpeg: (bytes) => startsWith(bytes, '\xff\xd8\xff') && isOnlyPicture(bytes),
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') && isOnlyPicture(bytes),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) && isOnlyPicture(bytes),
  heic: (bytes) => startsWith(bytes, 'ftyp', 4) && isOnlyPicture(bytes),
}

const isOnlyPicture = (bytes: Buffer) => !holdsPdf(bytes) && !holdsMarkup(bytes) && !endsAsZip(bytes)

/** Checks a file of a form: its size, its extension, and whether its contents match. */
export async function readSentFile(accept: FileAccept, file: File | undefined): Promise<FileAnswer> {
  // A browser sends an empty part when no file was chosen.
  if (!file || (file.name === '' && file.size === 0)) return {}
  if (file.size === 0) return { state: 'emptyFile' }
  if (file.size > mostFileBytes) return { state: 'fileTooLarge' }
  const name = safeName(file.name)
  const extension = fileKinds[accept].find((one) => name.toLowerCase().endsWith(`.${one}`))
  const contents = Buffer.from(await file.arrayBuffer())
  if (extension === undefined || !looksLike[extension](contents)) return { state: 'badFile' }
  return { state: 'sent', taken: { name, contents } }
}

/** A file name without folders, forbidden characters and bidirectional marks (abuse 13). */
function safeName(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = base.replace(/[\p{C}:*?"<>|]+/gu, ' ').trim()
  return clean.length <= longestName ? clean : clean.slice(-longestName).trim()
}
