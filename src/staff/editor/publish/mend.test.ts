import { expect, it } from 'vitest'
import type { Block } from '../../../kernel/document.ts'
import { mended } from './mend.ts'
import { findMisspelt, isNearly } from './names.ts'

it.each([
  ['Jacobschelp', true],
  ['Jakobsschelp', true],
  ['Jacobsschhelp', true],
  ['jacobsschelp', false],
  ['Jacobsschelpen', false],
  ['Jacob', false],
  ['kampeerplaats', false],
])('EDIT-01 knows %s from the name of the society', (typed, isWrong) => {
  expect(isNearly(typed, 'Jacobsschelp')).toBe(isWrong)
})

it('EDIT-01 finds the name of the society misspelt, and writes it right in the words alone', () => {
  const html = '<p>De <a href="/jacobschelp/">Jacobschelp</a> en weer: Jacobschelp.</p>'
  const block: Block = { type: 'text', props: { id: 't', html } }
  const found = findMisspelt([block], 'Vereniging De Jacobsschelp')
  expect(found).toEqual([{ kind: 'misspelt', about: 'Jacobschelp', block: 't', instead: 'Jacobsschelp' }])
  const [warning] = found
  expect(warning && mended(block, warning)).toEqual({
    id: 't',
    html: '<p>De <a href="/jacobschelp/">Jacobsschelp</a> en weer: Jacobsschelp.</p>',
  })
})

it('EDIT-01 mends a heading that skips a level and what hides everywhere; what staff must judge it leaves', () => {
  const heading: Block = { type: 'heading', props: { id: 'h', text: 'Kop', level: '4' } }
  expect(mended(heading, { kind: 'skipped-level', about: 'Kop', block: 'h', level: 2 })?.level).toBe('2')
  const hidden: Block = { type: 'text', props: { id: 't', html: '', hiddenOn: 'desk,tablet,phone' } }
  expect(mended(hidden, { kind: 'hidden-everywhere', about: 'Tekst', block: 't' })?.hiddenOn).toBe('')
  expect(mended(heading, { kind: 'vague-link', about: 'Hier', block: 'h' })).toBeUndefined()
})
