import { expect, it } from 'vitest'
import type { Block, DocumentData } from '../../../kernel/document.ts'
import { differencesOf } from './differences.ts'

const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text, level: 2 } })
const page = (...content: Block[]): DocumentData => ({ root: { props: {} }, content })

it('EDIT-01 tells what was added, changed and taken away', () => {
  const before = page(heading('a', 'Eén'), heading('b', 'Twee'))
  const now = page(heading('a', 'Anders'), {
    type: 'text',
    props: { id: 'c', html: '<p>Een <strong>nieuwe</strong> tekst.</p>' },
  })
  expect(differencesOf(before, now)).toMatchObject([
    { kind: 'changed', label: 'Kop', before: 'Eén', now: 'Anders', settings: [] },
    { kind: 'added', label: 'Tekst', before: '', now: 'Een nieuwe tekst.' },
    { kind: 'removed', label: 'Kop', before: 'Twee', now: '' },
  ])
})

it('EDIT-01 tells what only moved, and not what holds it', () => {
  const columns = (...first: Block[]): Block => ({ type: 'columns', props: { id: 'k', first } })
  expect(
    differencesOf(
      page(heading('a', 'Eén'), heading('b', 'Twee'), columns()),
      page(heading('b', 'Twee'), heading('a', 'Eén'), columns()),
    ).map(({ kind }) => kind),
  ).toEqual(['moved', 'moved'])
  const inside = differencesOf(page(columns()), page(columns(heading('a', 'Eén'))))
  expect(inside).toMatchObject([{ kind: 'added', label: 'Kop', now: 'Eén' }])
})

it('EDIT-01 takes no notice of empty slots that Puck fills in, nor of the order of props', () => {
  const before = page({ type: 'columns', props: { id: 'a', ratio: 'halves', align: 'start' } })
  const now = page({ type: 'columns', props: { align: 'start', third: [], id: 'a', ratio: 'halves' } })
  expect(differencesOf(before, now)).toEqual([])
})

it('EDIT-01 finds nothing between two that are the same', () => {
  expect(differencesOf(page(heading('a', 'Eén')), page(heading('a', 'Eén')))).toEqual([])
})

it('EDIT-01 names what else was set otherwise', () => {
  const before = page(heading('a', 'Eén'))
  const now = page({ type: 'heading', props: { id: 'a', text: 'Eén', level: 3, align: 'center' } })
  expect(differencesOf(before, now)[0]?.settings).toEqual(['Niveau', 'Uitlijning'])
})
