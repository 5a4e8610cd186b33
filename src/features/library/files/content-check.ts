import { fileTypeFromBuffer } from 'file-type'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { endsAsZip, holdsMarkup, pdfStart, zipTailBytes } from '../../../platform/second-type.ts'

/** Why contents are refused (abuse case 14). */
export type ContentProblem = 'empty' | 'program' | 'wrong-type' | 'two-types'

/** How many bytes of the beginning and of the end are checked. */
export const headBytes = 64 * 1024
export const tailBytes = zipTailBytes

export interface ContentEnds {
  head: Buffer
  tail: Buffer
  size: number
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Extensions that some system runs on a double click, whatever the contents. */
const programExtensions = words(
  'exe dll com scr pif bat cmd ps1 psm1 vbs vbe jse wsf wsh hta msi msp reg lnk jar apk app cpl gadget inf scf url',
)
/** Whether a file is refused by its name alone, so that there is no need to send it. */
export const isProgramName = (extension: string): boolean => programExtensions.has(extension)

const programTypes = words('exe elf macho lnk dex class apk jar crx xpi wasm msi')

const zipBased = words(
  'zip docx docm dotx xlsx xlsm xltx pptx pptm potx ppsx odt ott ods ots odp otp odg epub kmz 3mf',
)
/** With a password, such a document is a compound file (OLE), as the older office formats are. */
const lockable = words('docx docm dotx xlsx xlsm xltx pptx pptm potx ppsx')
const oleBased = words('cfb doc xls ppt msg')
const mpeg4 = words('mp4 m4a m4v mov 3gp 3g2 f4v qt')
const oggs = words('ogg oga ogv opus ogx spx')
const matroska = words('webm mkv mka')

/**
 * Types with known first bytes; the contents must match the name. Each set lists what `file-type` may answer for a
 * type.
 */
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
  ['tif', words('tif dng cr2 nef arw')],
  ['tiff', words('tif dng cr2 nef arw')],
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

/** The signatures of these types are two letters, with which many texts also begin. */
const namedByTwoLetters = words('bmp exe')

/**
 * Checks that the contents are what the name says and nothing else besides; `detail` tells what they are instead. A
 * file without an extension gets the one of its contents, or `bin` if those are unknown.
 */
export async function checkContent(
  { head, tail, size }: ContentEnds,
  extension: string,
): Promise<Result<{ extension: string }, ContentProblem, string>> {
  if (size === 0) return fail('empty')
  if (isProgramName(extension)) return fail('program')
  const found = await typeOf(head, size, extension)
  if (found !== undefined && programTypes.has(found)) return fail('program', found)
  if (extension === '') {
    const guessed = found ?? (isText(head, size) ? 'txt' : 'bin')
    return hidesAnother(guessed, head, tail)
      ? fail('two-types', guessed)
      : ok({ extension: guessed.replace(/^.*\./, '') })
  }
  const expected = expectedOf(extension)
  if (expected && !(found !== undefined && expected.has(found))) return fail('wrong-type', found)
  if (textExtensions.has(extension) && found !== undefined && !textTypes.has(found))
    return fail('wrong-type', found)
  return hidesAnother(extension, head, tail) ? fail('two-types') : ok({ extension })
}

function expectedOf(extension: string): ReadonlySet<string> | undefined {
  const expected = signatures.get(extension)
  return expected && lockable.has(extension) ? new Set([...expected, ...oleBased]) : expected
}

async function typeOf(head: Buffer, size: number, extension: string): Promise<string | undefined> {
  const found = (await fileTypeFromBuffer(head))?.ext
  // The tables of a TIFF may come after its pixels, where `file-type` does not find them.
  if (tiffHeads.some((start) => head.subarray(0, start.length).equals(start))) return found ?? 'tif'
  if (found === undefined && extension === 'pdf' && pdfStart(head) >= 0) return 'pdf'
  return found !== undefined && namedByTwoLetters.has(found) && isText(head, size) ? undefined : found
}

/** The first bytes of a TIFF, in both byte orders, and of one over 4 GB (BigTIFF). */
const tiffHeads = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].map((start) => Buffer.from(start, 'latin1'))
const zipHead = Buffer.from('PK\x03\x04', 'latin1')

function hidesAnother(extension: string, head: Buffer, tail: Buffer): boolean {
  const isZip = head.subarray(0, zipHead.length).equals(zipHead)
  if (!isZip && !zipBased.has(extension) && endsAsZip(tail)) return true
  if (signatures.has(extension) && holdsPdfBesides(extension, head, isZip)) return true
  return pictures.has(extension) && holdsMarkup(head)
}

/**
 * Whether the file is another type and a PDF as well: readers of PDF accept bytes before its header. A PDF itself may
 * have such bytes, and so may a zip whose first member is a PDF.
 */
function holdsPdfBesides(extension: string, head: Buffer, isZip: boolean): boolean {
  const start = pdfStart(head)
  if (start < 0) return false
  if (extension === 'pdf') return start > 0 && holdsMarkup(head.subarray(0, start))
  return !(isZip && start === firstMemberStart(head))
}

/** Where the contents of the first member of a zip begin. */
const firstMemberStart = (head: Buffer): number => 30 + head.readUInt16LE(26) + head.readUInt16LE(28)

function isText(head: Buffer, size: number): boolean {
  if (head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: head.length < size })
    return true
  } catch {
    return false
  }
}
