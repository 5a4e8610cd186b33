import { expect, it } from 'vitest'
import type { PublishedDocument } from '../../features/content/index.ts'
import type { Block } from '../../kernel/document.ts'
import { findBlock } from '../find-block.ts'
import { withSavedParts } from '../saved-parts.ts'
import { renderAll } from '../testing/render-room.ts'

const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text, level: 2 } })
const saved = (id: string, part: number | null, props = {}): Block => ({
  type: 'saved-part',
  props: { ...props, id, part },
})
const documents = new Map<number, PublishedDocument>()
const content = { document: async (id: number) => documents.get(id) }
const keep = (id: number, kind: PublishedDocument['kind'], ...blocks: Block[]) =>
  documents.set(id, { id, kind, title: '', data: { root: { props: {} }, content: blocks } })

it('EDIT-01 a saved block shows wherever it stands, as it is now, in widgets with names of their own', async () => {
  keep(7, 'part', { type: 'section', props: { id: 's', content: [heading('k', 'Word lid')] } })
  const page: Block[] = [
    saved('een-00000001', 7),
    { type: 'columns', props: { id: 'c', ratio: 'halves', first: [saved('twee-00000002', 7)], second: [] } },
  ]
  const blocks = await withSavedParts(page, content)
  expect(findBlock(blocks, 'k-00000001')?.props.text).toBe('Word lid')
  expect(findBlock(blocks, 'k-00000002')?.props.text).toBe('Word lid')
  expect((await renderAll(blocks)).html.match(/Word lid/g)).toHaveLength(2)
  keep(7, 'part', heading('k', 'Doe mee'))
  expect((await renderAll(await withSavedParts(page, content))).html.match(/Doe mee/g)).toHaveLength(2)
})

it('EDIT-01 the space above a saved block and where it hides are set where it stands', async () => {
  keep(8, 'part', heading('a', 'Eén'), heading('b', 'Twee'))
  const blocks = await withSavedParts([saved('hier', 8, { space: 'large', hiddenOn: 'phone' })], content)
  expect(blocks.map(({ props }) => [props.space, props.hiddenOn])).toEqual([
    ['large', 'phone'],
    [undefined, 'phone'],
  ])
})

it('EDIT-01 a saved block that is gone, is another document or stands in itself leaves its place empty', async () => {
  keep(1, 'page', heading('a', 'Geheim'))
  keep(2, 'part', heading('b', 'Buiten'), saved('binnen', 3))
  keep(3, 'part', heading('c', 'Binnen'), saved('buiten', 2))
  for (const part of [null, 1, 99]) expect(await withSavedParts([saved('x', part)], content)).toEqual([])
  const { html } = await renderAll(await withSavedParts([saved('x', 2)], content))
  expect(html).toContain('Buiten')
  expect(html.match(/Binnen/g)).toHaveLength(1)
})

it('EDIT-01 a page without saved blocks is drawn as it stands', async () => {
  const page = [heading('a', 'Kop')]
  expect(await withSavedParts(page, content)).toBe(page)
})
