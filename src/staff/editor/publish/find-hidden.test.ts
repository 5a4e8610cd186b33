import { expect, it } from 'vitest'
import { slotsIn } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'
import { findHidden } from './find-hidden.ts'

const heading = { type: 'heading', props: { id: 'h', text: 'Kop' } }
const columns = (ratio: string, more: object = {}) => ({
  type: 'columns',
  props: { id: 'c', ratio, third: [heading], ...more },
})

it('EDIT-01 says at publishing what stands in a column that is not there', () => {
  expect(findHidden([columns('halves')])).toEqual([{ kind: 'hidden-slot', about: 'Derde kolom', block: 'c' }])
  expect(findHidden([columns('thirds')])).toEqual([])
  expect(findHidden([columns('halves', { third: [] })])).toEqual([])
})

it('SITE-09 EDIT-01 says at publishing what opens below a menu item and is empty', () => {
  const menu = (look: string, content: object[] = []) => ({
    type: 'menu',
    props: { id: 'm', look, panels: [{ under: 'Plaatsen', content }] },
  })
  expect(findHidden([menu('header')])).toEqual([
    { kind: 'empty-slot', about: 'Paneel 1: Inhoud', block: 'm' },
  ])
  expect(findHidden([menu('header', [heading])])).toEqual([])
  expect(findHidden([menu('column')])).toEqual([])
  expect(findHidden([menu('column', [heading])])).toMatchObject([{ kind: 'hidden-slot', block: 'm' }])
})

it('EDIT-01 says at publishing what is hidden on every device', () => {
  const hidden = { type: 'heading', props: { id: 'h', hiddenOn: 'desk,tablet,phone' } }
  expect(findHidden([hidden])).toMatchObject([{ kind: 'hidden-everywhere', block: 'h' }])
  expect(findHidden([{ type: 'heading', props: { id: 'h', hiddenOn: 'desk,phone' } }])).toEqual([])
})

it.each([
  ['halves', ['first', 'second']],
  ['thirds', ['first', 'second', 'third']],
  ['quarters', ['first', 'second', 'third', 'fourth']],
])('EDIT-01 of columns in %s only those that show take a new widget', (ratio, shown) => {
  const slots = slotsIn(rooms.get('columns')?.fields ?? {}, { ratio })
  expect(slots.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual(shown)
})
