import { describe, expect, it } from 'vitest'
import { askedOf, givenTo, problemOf } from './check-entry.ts'
import type { Question } from './fields.ts'

const question = (more: Partial<Question>): Question => ({
  label: 'Vraag',
  kind: 'text',
  options: '',
  isRequired: false,
  hint: '',
  accept: 'both',
  ...more,
})
const judge = (more: Partial<Question>, value: string) => {
  const [asked] = askedOf([question(more)])
  if (!asked) throw new Error('nothing is asked')
  return problemOf(asked, givenTo(asked, { [asked.name]: value }))
}

describe('EDIT-05 an answer of a form', () => {
  it.each([
    ['text', 'Anna', undefined],
    ['text', 'a'.repeat(301), 'tooLong'],
    ['longtext', 'a'.repeat(5000), undefined],
    ['longtext', 'a'.repeat(5001), 'tooLong'],
    ['email', 'anna@schelp.example', undefined],
    ['email', 'anna', 'badEmail'],
    ['email', 'a@b.nl\r\nBcc: c@d.nl', 'badEmail'],
    ['telephone', '06-12 34 56 78', undefined],
    ['telephone', 'bel me', 'badTelephone'],
    ['number', '12,5', undefined],
    ['number', '12 euro', 'badNumber'],
    ['date', '2026-02-28', undefined],
    ['date', '2026-02-30', 'badDate'],
    ['choice', 'Lid', undefined],
    ['choice', 'Voorzitter', 'badChoice'],
    ['several', 'Lid\nVrijwilliger', undefined],
    ['several', 'Lid\nVoorzitter', 'badChoice'],
    ['consent', 'ja', undefined],
  ] as const)('of kind %s, %j: %s', (kind, value, problem) => {
    expect(judge({ kind, options: 'Lid\nVrijwilliger' }, value)).toBe(problem)
  })

  it.each([
    'text',
    'longtext',
    'email',
    'telephone',
    'number',
    'date',
    'choice',
    'several',
    'consent',
  ] as const)('of kind %s may be empty unless it is required', (kind) => {
    expect(judge({ kind }, '  ')).toBeUndefined()
    expect(judge({ kind, isRequired: true }, '  ')).toBe('missing')
  })

  it('abuse 22 holds each choice once, however often it is sent', () => {
    const [asked] = askedOf([question({ kind: 'several', options: 'Lid\nVrijwilliger' })])
    if (!asked) throw new Error('nothing is asked')
    expect(givenTo(asked, { [asked.name]: 'Lid\n'.repeat(5000) })).toEqual(['Lid'])
  })

  it('has a name that stays when questions move, also when two are called the same', () => {
    const [name, message, again] = ['Je náám', 'Bericht', 'Bericht'].map((label) => question({ label }))
    if (!name || !message || !again) throw new Error('no questions')
    expect(askedOf([name, message, again]).map((asked) => asked.name)).toEqual([
      'veld-je-naam',
      'veld-bericht',
      'veld-bericht-2',
    ])
    expect(askedOf([message, name])[1]?.name).toBe('veld-je-naam')
  })
})
