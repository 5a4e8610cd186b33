import { dropEnd } from '../../../kernel/drop-end.ts'
import { foldWord } from '../../../kernel/fold-word.ts'
import { withoutInvisible } from '../../../kernel/invisible.ts'

/** A piece of a text; `hit` if it is a word of the search. */
export interface MarkedPart {
  text: string
  hit: boolean
}

const excerptLength = 200
/** A word, with the soft hyphens and invisible characters in it, or what stands between two words. */
const words = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+|[^\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+/gu

/**
 * Splits a text at the words that begin with one of the stems, or that equal a stem that ends in a blank. Ignores
 * case and accents.
 */
export function markWords(text: string, stems: readonly string[]): MarkedPart[] {
  const known = stems.map(foldWord).filter(Boolean)
  if (known.length === 0) return text ? [{ text, hit: false }] : []
  const parts: MarkedPart[] = []
  for (const [piece] of text.matchAll(words)) {
    const folded = foldWord(withoutInvisible(piece))
    const hit = known.some((stem) => `${folded} `.startsWith(stem))
    const last = parts.at(-1)
    if (last && !last.hit && !hit) last.text += piece
    else parts.push({ text: piece, hit })
  }
  return parts
}

/** About 200 characters around the first hit, cut between words; undefined if the text has no hit. */
export function excerpt(text: string, stems: readonly string[]): MarkedPart[] | undefined {
  const parts = markWords(text.replace(/\s+/g, ' '), stems)
  const at = parts.findIndex(({ hit }) => hit)
  if (at < 0) return undefined
  const before = parts
    .slice(0, at)
    .map((part) => part.text)
    .join('')
  const start =
    before.length > excerptLength / 3 ? before.slice(-excerptLength / 3).replace(/^\S*\s/, '… ') : before
  const shown: MarkedPart[] = start ? [{ text: start, hit: false }] : []
  let room = excerptLength - start.length
  for (const part of parts.slice(at)) {
    if (part.text.length > room) {
      shown.push({ text: `${part.hit ? '' : dropEnd(part.text.slice(0, room), /\S/)}…`, hit: false })
      break
    }
    shown.push(part)
    room -= part.text.length
  }
  return shown
}
