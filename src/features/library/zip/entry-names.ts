import { dropEnd } from '../../../kernel/drop-end.ts'

/** Windows Explorer unpacks no path over 260 characters; this limit leaves 100 for the folder. */
const maxCharacters = 160
/** The limit of the file systems of Linux and macOS. */
const maxBytes = 255

const fallback = 'bestand'

/** Device names that Windows reserves, whatever extension follows. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i

/** `.pdf`, `.tar.gz`; not the end of `Verslag no. 5`. */
const extension = /(?:\.tar)?\.[\p{L}\p{N}_-]{1,16}$/iu

/** Matches names that are safe already, which are nearly all. */
const plain = /^[\p{L}\p{N}](?:[\p{L}\p{N} ()_,&+'–-]*[\p{L}\p{N})])?(?:\.[A-Za-z0-9]+)?$/u

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/**
 * A title as a file name that Windows, macOS and Linux all accept, without folders: keeps Unicode, in NFC, and the
 * extension; at most 255 UTF-8 bytes and 160 UTF-16 units. Applying it twice changes nothing.
 */
export function entryName(text: string): string {
  const composed = text.normalize('NFC')
  const name = shorten(plain.test(composed) ? composed.replace(/ {2,}/g, ' ') : clean(composed))
  return reserved.test(name) ? shorten(`_${name}`) : name
}

/**
 * A safe name for each text, in their order; no two are equal to a file system that ignores case. The first of equal
 * names stays as it is, the others become `name (2).ext`, `name (3).ext`… Applying it twice changes nothing.
 */
export function entryNames(texts: readonly string[]): string[] {
  const names = texts.map(entryName)
  const taken = new Set<string>()
  const doubles: number[] = []
  names.forEach((name, index) => {
    const folded = fold(name)
    if (taken.has(folded)) doubles.push(index)
    taken.add(folded)
  })
  const counts = new Map<string, number>()
  for (const index of doubles) {
    const name = names[index] ?? fallback
    const key = fold(name)
    let count = counts.get(key) ?? 1
    let numbered: string
    do {
      count += 1
      numbered = shorten(name, ` (${count})`)
    } while (taken.has(fold(numbered)))
    counts.set(key, count)
    taken.add(fold(numbered))
    names[index] = numbered
  }
  return names
}

interface Placed {
  name: string
  folder?: string
}

/** Paths inside an archive: each name is safe and unique in its folder. */
export function entryPaths(entries: readonly Placed[]): string[] {
  const paths: string[] = []
  const folders = new Set(entries.map(({ folder = '' }) => folder))
  for (const [folder, inside] of Map.groupBy(entries.entries(), ([, entry]) => entry.folder ?? '')) {
    const below = foldersIn(folder, folders)
    const names = entryNames([...below, ...inside.map(([, { name }]) => name)]).slice(below.length)
    for (const [place, [at]] of inside.entries()) paths[at] = `${folder}${names[place]}`
  }
  return paths
}

/** The names of the folders directly inside a folder. */
function foldersIn(folder: string, all: ReadonlySet<string>): string[] {
  const inside = [...all].filter((path) => path !== folder && path.startsWith(folder))
  return [...new Set(inside.map((path) => path.slice(folder.length).split('/', 1)[0] ?? ''))]
}

/** The file name of an archive: a safe label that ends in one `.zip`. */
export const archiveName = (label: string): string => shorten(`${withoutZip(entryName(label))}.zip`)

const withoutZip = (name: string): string =>
  /\.zip$/i.test(name) ? withoutZip(name.slice(0, -'.zip'.length)) : name

/** Windows drops dots and spaces at the end. */
const atEnd = /[\s.]/

function clean(text: string): string {
  const visible = text
    .replace(/[\p{Z}\t-\r\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u200b\u2060\ufeff\ufffd]/gu, '')
  const shown = visible
    .replace(/[/\\|:<>]/g, '-')
    .replace(/"/g, "'")
    .replace(/[?*]/g, '')
    .replace(/ {2,}/g, ' ')
    // At the start, dots hide a file and dashes look like options.
    .replace(/^[\s.-]+/, '')
  return dropEnd(shown, atEnd).normalize('NFC') || fallback
}

const fits = (name: string): boolean => name.length <= maxCharacters && Buffer.byteLength(name) <= maxBytes

/** Puts a suffix before the extension, and shortens the part before it, between graphemes, until the name fits. */
function shorten(name: string, suffix = ''): string {
  if (suffix === '' && fits(name)) return name
  const end = extension.exec(name)?.[0] ?? ''
  const stem = name.slice(0, name.length - end.length)
  const tail = suffix + end
  if (fits(stem + tail)) return stem + tail
  let characters = maxCharacters - tail.length
  let bytes = maxBytes - Buffer.byteLength(tail)
  let cut = 0
  for (const { segment, index } of graphemes.segment(stem.slice(0, maxCharacters + 1))) {
    characters -= segment.length
    bytes -= Buffer.byteLength(segment)
    if (characters < 0 || bytes < 0) break
    cut = index + segment.length
  }
  return (dropEnd(stem.slice(0, cut), atEnd) || fallback) + tail
}

/** Equal for names that some file system treats as equal: they differ in case or in invisible marks. */
const fold = (name: string): string =>
  ascii.test(name)
    ? name.toLowerCase()
    : name
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFC')

const ascii = /^[ -~]*$/
