import { irregular, saysNothing, staysWhole } from './exceptions.ts'
import { rootOf, syllables } from './root-of.ts'

/** How the words with one root are written. */
export interface Forms {
  /** Each of the words begins with one of these, the root first; so does much that is longer ('kapelaan'). */
  beginnings: readonly string[]
  /** The words themselves. */
  whole: readonly string[]
}

/** The forms of a word: its singular, its plurals and what adds an 'e', so that each of them finds all of them. */
export function formsOf(word: string): Forms {
  if (!/^[a-z]{3,40}$/.test(word) || saysNothing.has(word)) return { beginnings: [word], whole: [word] }
  const root = rootOf(word)
  const others = irregular.flatMap(({ plural, singular }) =>
    root.endsWith(singular) ? [root.slice(0, -singular.length) + plural] : [],
  )
  const opened = openings(root)
  const whole = [word, root, `${root}s`, ...longE(root), ...withEndings(root, opened), ...others]
  // As typed, too: 'grave' may go on to 's-Gravenhage, and a name such as 'Waghevens' is no plural.
  const beginnings = [
    root,
    ...longE(root),
    ...opened.flatMap(beginningOf(root)),
    ...voicedOf(root),
    ...others,
    word,
  ]
  return { beginnings: shortest(beginnings), whole: [...new Set(whole)] }
}

function withEndings(root: string, opened: readonly string[]): string[] {
  if (staysWhole(root)) return [root, root + root.at(-1), root.replace(/s$/, 'z')].map((stem) => `${stem}en`)
  // 'ruine' and 'ruinen', but not 'Brugge' and 'bruggen'.
  if (root.endsWith('e')) return endsDoubleE.test(root) ? [] : [`${root}n`, `${root}en`]
  return [root, ...opened].flatMap((stem) =>
    endsDouble.test(stem) ? [`${stem}en`] : [`${stem}e`, `${stem}en`, `${stem}es`],
  )
}

/** What stands before the 'en' of a plural, where it is not the singular: of 'straat' 'strat', of 'kapel' 'kapell'. */
function openings(root: string): string[] {
  if (staysWhole(root)) return []
  const last = root.at(-1) ?? ''
  if (isShort.test(root)) return [root + last]
  const open = isLong.test(root) ? root.slice(0, -2) + last : root
  const voiced = (by: string) => open.slice(0, -1) + by
  const changed = last === 'f' ? [voiced('v')] : last === 's' ? [open, voiced('z')] : [open]
  return changed.filter((stem) => stem !== root)
}

/** Where a plural does not begin with the singular: 'strate(n)', 'huize(n)'. */
const beginningOf = (root: string) => (stem: string) => (stem.startsWith(root) ? [] : [`${stem}e`])

/** Of 'grens' the plural begins with 'grenze'. */
const voicedOf = (root: string): string[] =>
  staysWhole(root) && root.endsWith('s') ? [`${root.slice(0, -1)}ze`] : []

const endsDouble = /([a-z])\1$/
const endsDoubleE = /([a-z])\1e$/
const isLong = /([aeou])\1[bdfgklmnprst]$/
const isShort = /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/

/** 'kastel' is the root of 'kasteel' and could be the one of an 'engel'. */
const longE = (root: string): string[] =>
  syllables(root) > 1 && /[^aeiou]e[bdfgklmprst]$/.test(root) && !staysWhole(root)
    ? [`${root.slice(0, -1)}e${root.slice(-1)}`]
    : []

const shortest = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && word.startsWith(other)))
