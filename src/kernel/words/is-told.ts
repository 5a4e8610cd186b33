import { foldWord } from '../fold-word.ts'
import { withoutInvisible } from '../invisible.ts'

/** Whether every word of a text stands somewhere in what is told, as a part of a word, too; accents and capitals aside. */
export function isTold(text: string, ...told: readonly (string | undefined)[]): boolean {
  const all = foldWord(told.join('\n'))
  return foldWord(withoutInvisible(text))
    .split(/\s+/)
    .every((word) => all.includes(word))
}
