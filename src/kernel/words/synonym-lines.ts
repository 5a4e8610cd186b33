import type { SynonymGroup } from './asked-words.ts'
import { wordsIn } from './words-in.ts'

/** Beyond these a search would ask more than it can answer in time. */
const mostLines = 200
const mostPhrases = 10
const longestPhrase = 60

export interface SynonymFault {
  problem: 'alone' | 'too-many-lines' | 'too-many-phrases' | 'too-long'
  /** From 1. */
  line: number
}

/** Reads a group on each line, its words and phrases between commas; empty lines do not count. */
export function readSynonyms(text: string): { groups: SynonymGroup[]; fault?: SynonymFault } {
  const groups: SynonymGroup[] = []
  for (const [at, line] of text.split('\n').entries()) {
    const phrases = line
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
    if (phrases.length === 0) continue
    const told = phrases.filter((phrase) => wordsIn(phrase).length > 0)
    const fault = (problem: SynonymFault['problem']) => ({ groups, fault: { problem, line: at + 1 } })
    if (told.length < 2) return fault('alone')
    if (told.length > mostPhrases) return fault('too-many-phrases')
    if (told.some((phrase) => phrase.length > longestPhrase)) return fault('too-long')
    if (groups.length === mostLines) return fault('too-many-lines')
    groups.push(told)
  }
  return { groups }
}

export const writeSynonyms = (groups: readonly SynonymGroup[]): string =>
  groups.map((phrases) => phrases.join(', ')).join('\n')
