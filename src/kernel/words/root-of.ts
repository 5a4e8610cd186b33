import { irregularSingular, staysWhole } from './exceptions.ts'

/** Longer words are no Dutch nouns. */
const longest = 40
/** A shorter root would begin too many words: 'assen' is not searched as 'as'. */
const shortest = 3

/**
 * The singular of a Dutch word, as far as its letters tell: 'kapellen' and 'kapel' give 'kapel', 'straten' gives
 * 'straat'. Roots are compared and searched, never shown: that of a rare word need not exist ('kade' gives 'kaad').
 * Takes small letters without accents; gives any other word back.
 */
export function rootOf(word: string): string {
  if (word.length > longest || !/^[a-z]+$/.test(word)) return word
  let root = word
  // 'routes' becomes 'route', and then 'rout'.
  for (let step = 0; step < 3; step += 1) {
    const next = shortened(root)
    if (next === root) break
    root = next
  }
  return root
}

function shortened(word: string): string {
  const known = irregularSingular(word)
  if (known !== undefined) return known
  if (staysWhole(word)) return word
  return withoutS(word) ?? withoutEn(word) ?? withoutE(word) ?? withShortE(word)
}

/** 'torens', 'pelgrims', 'wandelaars', 'routes', 'provincies'; not 'huis', 'gids' or 'Jacobus'. */
function withoutS(word: string): string | undefined {
  const isPlural = /(?:[^aeou]e[lrmn]|[iu]m|aar|eur|oir|[^o]or|ie|ee|[^aeiou]e)s$/.test(word)
  const rest = word.slice(0, -1)
  return isPlural && syllables(rest) > 1 ? rest : undefined
}

/** 'kerken', 'bruggen', 'straten', 'brieven', 'provinciën'. */
function withoutEn(word: string): string | undefined {
  if (!word.endsWith('en')) return undefined
  const rest = word.slice(0, -2)
  if (rest.length < shortest || syllables(rest) === 0) return undefined
  if (staysWhole(rest)) return rest
  if (/[^aeiouzd]i$/.test(rest)) return `${rest}e`
  if (/[aeiou]$/.test(rest)) return /(?:ee|ie|[aou]i|ei|ui)$/.test(rest) ? rest : undefined
  const single = endsDouble.test(rest) ? rest.slice(0, -1) : closed(rest)
  return single.length < shortest ? undefined : voiceless(single)
}

/**
 * 'oude', 'grote', 'gotische', and 'gemeente', whose plural could be one of 'gemeent'. Two equal consonants stay:
 * 'Brugge' is no bridge.
 */
function withoutE(word: string): string | undefined {
  if (!word.endsWith('e')) return undefined
  const rest = word.slice(0, -1)
  if (staysWhole(rest)) return rest
  if (rest.length < shortest || endsDouble.test(rest) || /[aeiou]$|[^aeiou][aeiou][fs]$/.test(rest))
    return undefined
  return voiceless(closed(rest))
}

/** 'brieven' has 'brief', 'huizen' has 'huis'. */
const voiceless = (word: string): string => word.replace(/v$/, 'f').replace(/z$/, 's')

const endsDouble = /([b-df-hj-np-tv-z])\1$/

/** One vowel in the open syllable of a plural is two in the singular: 'strat(en)' is 'straat'. */
function closed(rest: string): string {
  if (!/[aeou][bdfgklmnprstvz]$/.test(rest)) return rest
  const [before, vowel] = [rest.slice(0, -2), rest.at(-2)]
  // After 'e' or 'i' an 'a' or 'o' begins a syllable ('idealen'), an 'e' or 'u' does not ('brieven', 'deuren').
  const startsSyllable = !/[aeiou]$/.test(before) || (/[ei]$/.test(before) && /[ao]/.test(vowel ?? ''))
  // An 'e' of a later syllable may be the one of 'engelen' or the one of 'kastelen' (`withShortE`).
  const isLong = vowel !== 'e' || syllables(before) === 0 || rest.endsWith('n')
  if (!startsSyllable || !isLong) return rest
  return `${before}${vowel}${rest.slice(-2)}`
}

/** 'kasteel' and 'kastelen' agree without the second 'e'. */
const withShortE = (word: string): string =>
  /ee[bdfgklmprst]$/.test(word) && syllables(word) > 1 ? word.slice(0, -2) + word.slice(-1) : word

/** About how many syllables: 'ij' and 'oe' count as one. */
export const syllables = (letters: string): number => letters.match(/[aeiouy]+/g)?.length ?? 0
