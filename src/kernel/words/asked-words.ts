import { foldWord } from '../fold-word.ts'
import { derived } from './derived.ts'
import { formsOf } from './forms-of.ts'
import { jacobSpellings } from './jacob.ts'
import { rootOf } from './root-of.ts'
import { wordsIn } from './words-in.ts'

/** Words or phrases that find each other, as staff chose them. */
export type SynonymGroup = readonly string[]

/** What a search asks of a text. */
export interface AskedWords extends Part {
  /** The last word as a beginning, for `to_tsquery('simple', …)`: asked when all words say nothing ('van de'). */
  orElse: string
}

interface Part {
  /** For `to_tsquery('schelp_words', …)`: all words, each in any of its forms; the last one as a beginning, too. */
  query: string
  /** Beginnings of the words to mark where they are found; with a blank at its end, a whole word. */
  marks: readonly string[]
}

/** A shorter word is not searched as a beginning: a single letter would match half of all words. */
export const minPrefixLetters = 2

/**
 * What counts as one in a search (decisions, 'Words of the subject'): the forms of a word, 'St.' before a name and 'Sint',
 * the spellings of Jacob, 'O.L.V.' and 'Onze-Lieve-Vrouw', and the synonyms of staff. Undefined without words.
 * @param isTyped the last word may go on
 */
export function askedWords(
  words: readonly string[],
  synonyms: readonly SynonymGroup[] = [],
  isTyped = true,
): AskedWords | undefined {
  const folded = words.map(lettersOf).filter(Boolean)
  if (folded.length === 0) return undefined
  const groups = [...derived, ...synonyms].map((group) =>
    group.map((phrase) => wordsIn(phrase).map(lettersOf)),
  )
  return { ...together(read(folded, groups, isTyped)), orElse: beginning(folded.at(-1) ?? '') }
}

/** As the vectors hold a word. */
const lettersOf = (word: string): string => foldWord(word).replace(/[^\p{L}\p{N}]/gu, '')

type Groups = readonly (readonly (readonly string[])[])[]

/** @param isTyped the last word may go on */
function read(words: readonly string[], groups: Groups, isTyped: boolean): Part[] {
  const asked: Part[] = []
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const [length, part] = synonymOf(rest, groups, isTyped) ??
      ourLadyOf(rest, isTyped) ?? [1, wordOf(words, at, isTyped && at === words.length - 1)]
    asked.push(part)
    at += length
  }
  return asked
}

/** How many words were read, and what they ask. */
type Read = [length: number, part: Part]

function synonymOf(words: readonly string[], groups: Groups, isTyped: boolean): Read | undefined {
  const begins = (phrase: readonly string[]) =>
    phrase.length > 0 && phrase.every((word, at) => rootOf(word) === rootOf(words[at] ?? ''))
  const met = groups.flatMap((group) => group.filter(begins).map((phrase) => ({ phrase, group })))
  const longest = Math.max(0, ...met.map(({ phrase }) => phrase.length))
  if (longest === 0) return undefined
  const phrases = met.filter(({ phrase }) => phrase.length === longest).flatMap(({ group }) => group)
  const isLast = isTyped && longest === words.length
  return [
    longest,
    either(phrases.filter((phrase) => phrase.length > 0).map((phrase) => together(read(phrase, [], isLast)))),
  ]
}

/** 'O.L.V.-kerk', 'OLVkerk', 'O.L. Vrouwekerk', 'Onze Lieve Vrouwekerk': the vectors hold 'olv' and 'kerk' for each. */
function ourLadyOf(words: readonly string[], isTyped: boolean): Read | undefined {
  const [one = '', two, three = ''] = words
  const [, short] = /^olv(.*)$/.exec(one) ?? []
  const isLong = (one === 'onze' && two === 'lieve') || (one === 'o' && two === 'l')
  const [, long] = (isLong && /^vrouwe?n?(.*)$/.exec(three)) || []
  const after = short ?? long
  if (after === undefined) return undefined
  const length = short === undefined ? 3 : 1
  const lady = { query: beginning('olv'), marks: ['olv', 'lieve ', 'vrouwe'] }
  return [length, after === '' ? lady : together([lady, formOf(after, isTyped && length === words.length)])]
}

const saints = ['sint', 'sinte', 'saint', 'sankt']
/** After these 'St' is the end of a street's name: 'Kerk St. Noord'. */
const ofStreets = new Set(['noord', 'oost', 'zuid', 'west', 'links', 'rechts'])

/** 'St' alone stays itself; before a name it is 'Sint', which stands beside it in the vectors. */
const isSaint = (word: string, next = ''): boolean =>
  saints.includes(word) || (word === 'st' && /^\p{L}/u.test(next) && !ofStreets.has(next))

function wordOf(words: readonly string[], at: number, isLast: boolean): Part {
  const word = words[at] ?? ''
  if (isSaint(word, words[at + 1]))
    return { query: anyOf(saints.map(isLast ? beginning : exactly)), marks: [...saints, 'st '] }
  const spellings = jacobSpellings(word)
  if (spellings) return { query: anyOf(spellings.map(beginning)), marks: spellings }
  return formOf(word, isLast)
}

function formOf(word: string, isLast: boolean): Part {
  const { beginnings, whole } = formsOf(word)
  return isLast
    ? { query: anyOf(beginnings.map(beginning)), marks: beginnings }
    : { query: anyOf(whole.map(exactly)), marks: word.length > minPrefixLetters ? beginnings : [`${word} `] }
}

const exactly = (letters: string): string => `'${letters}'`

const beginning = (letters: string): string =>
  [...letters].length >= minPrefixLetters ? `'${letters}':*` : exactly(letters)

const anyOf = (queries: readonly string[]): string =>
  queries.length === 1 ? `${queries[0]}` : `(${[...new Set(queries)].join(' | ')})`

const marksOf = (parts: readonly Part[]) => [...new Set(parts.flatMap(({ marks }) => marks))]

const together = (parts: readonly Part[]): Part => ({
  query: parts.map(({ query }) => query).join(' & '),
  marks: marksOf(parts),
})

const either = (parts: readonly Part[]): Part => ({
  query: anyOf(parts.map(({ query }) => query)),
  marks: marksOf(parts),
})
