import { isLocalDate } from '../../kernel/dates.ts'
import { readMailAddress } from '../../kernel/mail-address.ts'
import type { Question } from './fields.ts'
import { type FileState, isFileState } from './file-kinds.ts'

/** Possible errors of an answer; each has a text in this folder. */
export type EntryProblem =
  | 'missing'
  | 'badEmail'
  | 'badTelephone'
  | 'badNumber'
  | 'badDate'
  | 'badChoice'
  | 'tooLong'
  | Exclude<FileState, 'sent'>

/** A question, with the name of its form field. */
export interface Asked extends Question {
  name: string
  choices: readonly string[]
}

const longest = { line: 300, text: 5_000 }

/** Field names that survive reordering of the questions, so that a form in use still fits. */
export function askedOf(questions: readonly Question[]): Asked[] {
  const seen = new Map<string, number>()
  return questions.map((question) => {
    const slug = question.label
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40)
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    const choices = question.options
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    return { ...question, choices, name: `veld-${slug}${times > 1 ? `-${times}` : ''}` }
  })
}

const telephone = /^\+?[\d ()./-]{6,25}$/
const number = /^-?\d{1,15}(?:[.,]\d{1,6})?$/

/** The error of one answer; undefined when it is right. */
export function problemOf(
  { kind, isRequired, choices }: Asked,
  given: readonly string[],
): EntryProblem | undefined {
  const [value = ''] = given
  if (value === '') return isRequired ? 'missing' : undefined
  if (value.length > (kind === 'longtext' ? longest.text : longest.line)) return 'tooLong'
  switch (kind) {
    case 'email':
      return readMailAddress(value) !== undefined ? undefined : 'badEmail'
    case 'telephone':
      return telephone.test(value) ? undefined : 'badTelephone'
    case 'number':
      return number.test(value) ? undefined : 'badNumber'
    case 'date':
      return isLocalDate(value) ? undefined : 'badDate'
    case 'file':
      return isFileState(value) && value !== 'sent' ? value : undefined
    case 'choice':
    case 'several':
      return given.every((one) => choices.includes(one)) ? undefined : 'badChoice'
    default:
      return undefined
  }
}

/** The answer to a question, without surrounding white space and without control characters. */
export const givenTo = ({ name, kind }: Asked, values: Readonly<Record<string, string>>): string[] => {
  const value = (values[name] ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim()
  if (kind === 'several') return [...new Set(value.split('\n').filter((one) => one !== ''))]
  return value === '' ? [] : [value]
}
