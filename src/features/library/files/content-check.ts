import { fileTypeFromBuffer } from 'file-type'
import { endsAsZip, holdsMarkup, holdsPdf, zipTailBytes } from '../../../platform/second-type.ts'

/** Why contents are not taken (abuse case 14). */
export type ContentProblem = 'empty' | 'program' | 'wrong-type' | 'two-types'

/** So much of the beginning and the end is looked at. */
export const headBytes = 64 * 1024
export const tailBytes = zipTailBytes

export interface ContentEnds {
  head: Buffer
  tail: Buffer
  size: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Run by a double click on some system, whatever is in them. */
const programExtensions = words(
  'exe dll com scr pif bat cmd ps1 psm1 vbs vbe jse wsf wsh hta msi msp reg lnk jar apk app cpl gadget inf scf url',
)
/** Refused whatever is in it: there is no need to send it. */
export const isProgramName = (extension: string): boolean => programExtensions.has(extension)

const programTypes = words('exe elf macho lnk dex class apk jar crx xpi wasm msi')

const zipBased = words(
  'zip docx docm dotx xlsx xlsm xltx pptx pptm potx ppsx odt ott ods ots odp otp odg epub kmz 3mf',
)
const oleBased = words('cfb doc xls ppt msg')
const mpeg4 = words('mp4 m4a m4v mov 3gp 3g2 f4v qt')
const oggs = words('ogg oga ogv opus ogx spx')
const matroska = words('webm mkv mka')

/** Types whose first bytes are known: they must be what the name says. The sets name what `file-type` may answer. */
const signatures: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['pdf', words('pdf ai')],
  ['jpg', words('jpg mpo')],
  ['jpeg', words('jpg mpo')],
  ['png', words('png apng')],
  ['gif', words('gif')],
  ['webp', words('webp')],
  ['avif', words('avif')],
  ['heic', words('heic')],
  ['bmp', words('bmp')],
  ['tif', words('tif')],
  ['tiff', words('tif')],
  ['ico', words('ico')],
  ['mp3', words('mp3 mp2 mp1 aac')],
  ['wav', words('wav')],
  ['flac', words('flac')],
  ['avi', words('avi')],
  ['gz', words('gz tar.gz')],
  ['tgz', words('gz tar.gz')],
  ['7z', words('7z')],
  ['rar', words('rar')],
  ['xz', words('xz')],
  ['bz2', words('bz2')],
  ['rtf', words('rtf')],
  ['doc', new Set([...oleBased, 'rtf', 'docx'])],
  ['xls', new Set([...oleBased, 'xlsx'])],
  ['ppt', new Set([...oleBased, 'pptx'])],
  ...[zipBased, mpeg4, oggs, matroska].flatMap((family) =>
    [...family].map((name) => [name, family] as const),
  ),
])

const textExtensions = words(
  'txt text md markdown csv tsv log srt vtt ini json geojson gpx kml xml svg yaml yml tex bib rst asc nfo html htm css ics vcf js',
)
const textTypes = words('xml svg html ics vcf rtf vtt json gpx kml')

const pictures = words('jpg jpeg png gif webp avif bmp tif tiff heic ico')

/**
 * Whether the contents are what the name says and nothing else besides. A file without an extension gets one
 * by its contents; `bin` when they tell nothing.
 */
export async function checkContent(
  { head, tail, size }: ContentEnds,
  extension: string,
): Promise<{ ok: true; extension: string } | { ok: false; code: ContentProblem }> {
  if (size === 0) return refuse('empty')
  if (isProgramName(extension)) return refuse('program')
  const found = (await fileTypeFromBuffer(head))?.ext
  if (found !== undefined && programTypes.has(found)) return refuse('program')
  if (extension === '') {
    const guessed = found ?? (isText(head, size) ? 'txt' : 'bin')
    return hidesAnother(guessed, head, tail)
      ? refuse('two-types')
      : { ok: true, extension: guessed.replace(/^.*\./, '') }
  }
  const expected = signatures.get(extension)
  if (expected && !(found !== undefined && expected.has(found))) return refuse('wrong-type')
  if (textExtensions.has(extension) && found !== undefined && !textTypes.has(found))
    return refuse('wrong-type')
  return hidesAnother(extension, head, tail) ? refuse('two-types') : { ok: true, extension }
}

const refuse = (code: ContentProblem) => ({ ok: false as const, code })

function hidesAnother(extension: string, head: Buffer, tail: Buffer): boolean {
  if (!zipBased.has(extension) && endsAsZip(tail)) return true
  if (extension !== 'pdf' && signatures.has(extension) && holdsPdf(head)) return true
  return pictures.has(extension) && holdsMarkup(head)
}

function isText(head: Buffer, size: number): boolean {
  if (head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length < size })
    return true
  } catch {
    return false
  }
}
