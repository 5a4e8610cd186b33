import type { ComponentData, PuckAction } from '@puckeditor/core'
import { beforeEach, expect, it } from 'vitest'
import { addWidget } from './add-widget.ts'
import {
  copyChosen,
  duplicateChosen,
  moveBy,
  pasteCopied,
  pasteLook,
  placeFor,
  removeChosen,
} from './block-actions.ts'

const heading: ComponentData = { type: 'heading', props: { id: 'h1', text: 'Kop' } }
const section: ComponentData = { type: 'section', props: { id: 's1', content: [heading] } }
const button: ComponentData = { type: 'button', props: { id: 'b1' } }

const places: Record<string, { index: number; zone: string }> = {
  s1: { index: 0, zone: 'root:default-zone' },
  h1: { index: 0, zone: 's1:content' },
  b1: { index: 1, zone: 'root:default-zone' },
}

function editor(selectedItem: ComponentData | undefined, content: ComponentData[] = [section]) {
  const done: PuckAction[] = []
  const puck = {
    selectedItem: selectedItem ?? null,
    appState: { data: { root: {}, content } },
    getSelectorForId: (id: string) => places[id],
    getItemBySelector: ({ index, zone }: { index: number; zone: string }) =>
      zone === 's1:content' ? section.props.content[index] : content[index],
    getParentById: (id: string) => content.find(({ props }) => places[id]?.zone === `${props.id}:content`),
    dispatch: (action: PuckAction) => done.push(action),
  }
  return { puck: puck as unknown as Parameters<typeof addWidget>[0], done }
}

beforeEach(() => localStorage.clear())

it.each([
  ['after the chosen widget', heading, [section], 'text', { index: 1, zone: 's1:content' }],
  ['into the chosen section', section, [section], 'text', { index: 1, zone: 's1:content' }],
  [
    'after the chosen section, when it is one itself',
    section,
    [section],
    'section',
    { index: 1, zone: 'root:default-zone' },
  ],
  [
    'into the section that the page ends with',
    undefined,
    [section],
    'text',
    { index: 1, zone: 's1:content' },
  ],
  ['at the end of the page', undefined, [section, button], 'text', { index: 2, zone: 'root:default-zone' }],
  ['on an empty page', undefined, [], 'text', { index: 0, zone: 'root:default-zone' }],
])('EDIT-01 something new goes %s', (_, chosen, content, type, expected) => {
  expect(placeFor(type, editor(chosen, content).puck)).toEqual(expected)
})

it('EDIT-01 something new goes where staff said, in a slot of a list too', () => {
  const accordion: ComponentData = {
    type: 'accordion',
    props: { id: 'a1', items: [{ content: [] }, { content: [heading] }] },
  }
  const { puck } = editor(accordion, [accordion])
  expect(placeFor('text', puck, { block: 'a1', slot: 'items[1].content' })).toEqual({
    index: 1,
    zone: 'a1:items[1].content',
  })
  expect(placeFor('text', editor(heading).puck, { block: 'a1', slot: 'items[1].content' })).toEqual({
    index: 1,
    zone: 's1:content',
  })
})

it('EDIT-01 what is added by its button is chosen at once', () => {
  const { puck, done } = editor(heading)
  addWidget(puck, 'quote')
  expect(done).toMatchObject([
    { type: 'insert', componentType: 'quote', destinationIndex: 1, destinationZone: 's1:content' },
    { type: 'setUi', ui: { itemSelector: { index: 1, zone: 's1:content' } } },
  ])
})

it('EDIT-01 what is added to the page itself comes into a section, which has the margins of a page', () => {
  const { puck, done } = editor(undefined, [])
  addWidget(puck, 'quote', undefined, true)
  expect(done[1]).toMatchObject({
    type: 'replace',
    destinationIndex: 0,
    data: { type: 'section', props: { space: 'none', content: [{ type: 'quote' }] } },
  })
  const whole = editor(undefined, [])
  addWidget(whole.puck, 'front', undefined, true)
  expect(whole.done[0]).toMatchObject({ componentType: 'front', destinationZone: 'root:default-zone' })
})

it('EDIT-01 a new section comes behind the one that is worked in, not into it', () => {
  expect(placeFor('section', editor(heading, [section, button]).puck)).toEqual({
    index: 1,
    zone: 'root:default-zone',
  })
})

it('EDIT-01 what is pasted holds what was copied, with names of its own', () => {
  expect(copyChosen(editor(section).puck)).toBe(true)
  const { puck, done } = editor(undefined, [])
  expect(pasteCopied(puck, 'page')).toBe('Het onderdeel is geplakt.')
  const replaced = done.find((action) => action.type === 'replace')
  expect(replaced?.data).toMatchObject({
    type: 'section',
    props: { content: [{ type: 'heading', props: { text: 'Kop' } }] },
  })
  expect(JSON.stringify(replaced)).not.toMatch(/"id":"(s1|h1)"/)
})

it('EDIT-01 nothing is pasted that this site has no widget for', () => {
  localStorage.setItem('schelp-editor-clipboard', '{"type":"weg","props":{"id":"x"}}')
  const { puck, done } = editor(undefined)
  expect(pasteCopied(puck, 'page')).toBe('weg kan hier niet staan; er is niets geplakt.')
  expect(done).toEqual([])
})

it.each([
  ['card', 'Formulier', { type: 'form', props: { id: 'f1' } }],
  [
    'card',
    'Formulier',
    { type: 'columns', props: { id: 'c2', first: [{ type: 'form', props: { id: 'f1' } }] } },
  ],
  ['newsletter', 'Uitklapvragen', { type: 'accordion', props: { id: 'a1', items: [] } }],
  ['part', 'Bewaard blok', { type: 'saved-part', props: { id: 'p1', part: 3 } }],
])('EDIT-01 into a %s goes no %s, also not inside another widget', (kind, label, copied) => {
  copyChosen(editor(copied).puck)
  const { puck, done } = editor(undefined)
  expect(pasteCopied(puck, kind)).toBe(`${label} kan hier niet staan; er is niets geplakt.`)
  expect(done).toEqual([])
  expect(pasteCopied(puck, 'page')).toBe('Het onderdeel is geplakt.')
})

it('EDIT-01 the first widget goes no higher, and the last no lower', () => {
  const first = editor(section, [section, button])
  expect(moveBy(first.puck, -1)).toBe('Het onderdeel staat al bovenaan.')
  expect(first.done).toEqual([])
  expect(moveBy(first.puck, 1)).toBe('Het onderdeel is verplaatst.')
  expect(first.done).toMatchObject([
    { type: 'reorder', sourceIndex: 0, destinationIndex: 1 },
    { type: 'setUi', ui: { itemSelector: { index: 1, zone: 'root:default-zone' } } },
  ])
  for (const last of [editor(button, [section, button]), editor(heading)]) {
    expect(moveBy(last.puck, 1)).toBe('Het onderdeel staat al onderaan.')
    expect(last.done).toEqual([])
  }
})

it.each([
  ['the one after it', section, [section, button], { index: 0, zone: 'root:default-zone' }],
  [
    'the one before it when it is the last',
    button,
    [section, button],
    { index: 0, zone: 'root:default-zone' },
  ],
  ['the one that holds it when it is alone', heading, [section, button], places.s1],
])('EDIT-01 after a widget is removed, %s is chosen', (_, chosen, content, place) => {
  const { puck, done } = editor(chosen, content)
  expect(removeChosen(puck)).toMatch(/^(Sectie|Knop|Kop) is verwijderd\.$/)
  expect(done).toMatchObject([
    { type: 'remove', ...places[chosen.props.id] },
    { type: 'setUi', ui: { itemSelector: place } },
  ])
})

it('EDIT-01 after the only widget of a page is removed, none is chosen', () => {
  const { puck, done } = editor(section, [section])
  expect(removeChosen(puck)).toBe('Sectie is verwijderd.')
  expect(done.map(({ type }) => type)).toEqual(['remove'])
})

it('EDIT-01 says that a widget was doubled', () => {
  const { puck, done } = editor(button, [section, button])
  expect(duplicateChosen(puck)).toBe('Knop is verdubbeld.')
  expect(done).toMatchObject([{ type: 'duplicate', sourceIndex: 1 }])
})

it('EDIT-01 the look of what was copied goes to another widget, its words stay behind', () => {
  const shown: ComponentData = {
    type: 'text',
    props: { id: 't2', html: 'Bron', space: { desk: 'large', phone: 'none' }, hiddenOn: 'phone' },
  }
  copyChosen(editor(shown).puck)
  const { puck, done } = editor(button, [section, button])
  expect(pasteLook(puck)).toBe(true)
  expect(done).toEqual([
    {
      type: 'replace',
      destinationIndex: 1,
      destinationZone: 'root:default-zone',
      data: { type: 'button', props: { id: 'b1', space: { desk: 'large', phone: 'none' } } },
    },
  ])
})

it('EDIT-01 a look that the other widget does not have is not pasted', () => {
  copyChosen(editor({ type: 'button', props: { id: 'b2', look: 'geen', label: 'Naar de shop' } }).puck)
  const { puck, done } = editor(button, [section, button])
  expect(pasteLook(puck)).toBe(false)
  expect(done).toEqual([])
})
