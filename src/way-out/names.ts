/** A name that every file system takes: one step of a path, at most 100 letters and 150 bytes, never empty. */
export function safeName(title: string): string {
  const plain = title
    .slice(0, 2_000)
    .toWellFormed()
    .normalize('NFC')
    // What a path or one of the file systems keeps for itself, and what nobody sees.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Co}]/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
  const short = trimmed(within(trimmed(plain)))
  if (short === '') return 'naamloos'
  return reserved.test(short) ? `_${short}` : short
}

/** Leading dots hide a file, trailing ones and blanks are lost on Windows; a leading `-` reads as an option. */
function trimmed(name: string): string {
  const start = name.replace(/^[\s.\-~]+/, '')
  let end = start.length
  while (end > 0 && /[\s.]/.test(start.charAt(end - 1))) end -= 1
  return start.slice(0, end)
}

const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

const mostLetters = 100
const mostBytes = 150

function within(name: string): string {
  let kept = ''
  let bytes = 0
  for (const letter of [...name].slice(0, mostLetters)) {
    bytes += Buffer.byteLength(letter)
    if (bytes > mostBytes) break
    kept += letter
  }
  return kept
}

/** `.pdf`, or nothing for an extension that is none. */
export const safeExtension = (extension: string): string =>
  /^[a-z\d]{1,12}$/i.test(extension) ? `.${extension.toLowerCase()}` : ''

/** Names in one folder, of which no two are the same to a file system that ignores case. */
export class Names {
  readonly #taken = new Set<string>()

  /** The name, with a number behind it when another one has it. */
  take(name: string, extension = ''): string {
    for (let number = 1; ; number++) {
      const free = number === 1 ? `${name}${extension}` : `${name} (${number})${extension}`
      const key = free.toLowerCase()
      if (this.#taken.has(key)) continue
      this.#taken.add(key)
      return free
    }
  }
}
