import { expect, it } from 'vitest'
import type { DocumentData } from '../../../kernel/document.ts'
import { ownProps, renamed, slotsIn, walkBlocks } from './blocks.ts'
import { fromPuck, toPuck } from './data.ts'

const stored: DocumentData = {
  root: { props: { wide: true } },
  content: [
    { type: 'heading', props: { id: 'a', text: 'Kop', level: 2, anchor: '' } },
    {
      type: 'columns',
      props: {
        id: 'b',
        ratio: 'halves',
        first: [{ type: 'text', props: { id: 'c', html: '<p>Links</p>', lead: false } }],
        second: [],
      },
    },
    {
      type: 'accordion',
      props: {
        id: 'd',
        items: [
          { title: 'Vraag', hashtag: '', content: [{ type: 'button', props: { id: 'e', label: 'Ga' } }] },
          { title: 'Nog een', hashtag: '', content: [] },
        ],
      },
    },
  ],
}

it('EDIT-01 a document comes out of the editor as it went in', () => {
  expect(fromPuck(toPuck(stored))).toEqual(stored)
})

it('EDIT-01 nothing that Puck keeps for itself is stored', () => {
  const marked = {
    root: { props: { id: 'root', wide: true } as Record<string, unknown> },
    zones: {},
    content: [{ type: 'heading', props: { id: 'a', text: 'Kop' }, readOnly: { text: true } }],
  }
  expect(fromPuck(marked)).toEqual({
    root: { props: { wide: true } },
    content: [{ type: 'heading', props: { id: 'a', text: 'Kop' } }],
  })
})

it('EDIT-01 finds every widget, in slots and in the items of a list', () => {
  const ids: string[] = []
  walkBlocks(stored.content, ({ props }) => ids.push(props.id))
  expect(ids).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('EDIT-04 names slots as the server does', () => {
  const accordion = stored.content[2]
  const fields = {
    items: {
      type: 'list' as const,
      label: 'Vragen',
      itemLabel: 'Vraag',
      item: { content: { type: 'slot' as const, label: 'Inhoud' } },
    },
  }
  expect(slotsIn(fields, accordion?.props ?? {}).map(({ name }) => name)).toEqual([
    'items-0-content',
    'items-1-content',
  ])
  expect(slotsIn(fields, accordion?.props ?? {})[1]).toMatchObject({
    path: 'items[1].content',
    label: 'Vraag 2: Inhoud',
  })
})

it('EDIT-04 a widget is asked about without what stands in it', () => {
  const [, columns] = stored.content
  if (!columns) throw new Error('no columns')
  expect(ownProps(columns)).toMatchObject({ id: 'b', ratio: 'halves', first: [], second: [] })
})

it('EDIT-01 what is pasted has names of its own, all the way in', () => {
  const [, , accordion] = stored.content
  if (!accordion) throw new Error('no accordion')
  let number = 0
  const copy = renamed(accordion, (type) => `${type}-${++number}`)
  const ids: string[] = []
  walkBlocks([copy], ({ props }) => ids.push(props.id))
  expect(ids).toEqual(['accordion-2', 'button-1'])
  expect(fromPuck({ root: {}, content: [copy] }).content[0]?.props.items).toMatchObject([
    { title: 'Vraag', content: [{ type: 'button', props: { label: 'Ga' } }] },
    { title: 'Nog een', content: [] },
  ])
})
