import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const heading = (text: string) => [{ type: 'heading', props: { id: text, text } }]
const content = { first: heading('A'), second: heading('B'), third: heading('C'), fourth: heading('D') }

it.each([
  ['halves', ['A', 'B']],
  ['thirds', ['A', 'B', 'C']],
  ['quarters', ['A', 'B', 'C', 'D']],
  ['two', ['A', 'B']],
  ['rail', ['A', 'B']],
])('EDIT-01 columns in %s shows its slots in order', async (ratio, shown) => {
  const html = await renderRoom('columns', { ratio, ...content })
  expect(html).toMatch(new RegExp(`^<div class="columns of-${ratio}">`))
  expect([...html.matchAll(/<h2>(.)<\/h2>/g)].map((match) => match[1])).toEqual(shown)
})

it('EDIT-01 columns keeps the place of an empty column', async () => {
  const html = await renderRoom('columns', { align: 'center', second: heading('B') })
  expect(html).toBe(
    '<div class="columns of-halves is-centred"><div data-slot="first"></div><div data-slot="second"><h2>B</h2></div></div>',
  )
})

it('EDIT-01 columns stand beside each other as staff want for each device', async () => {
  const html = await renderRoom('columns', {
    ratio: 'quarters',
    beside: { desk: 'own', tablet: '4', phone: '2' },
    gap: { desk: 'large', phone: 'small' },
  })
  expect(html).toMatch(
    /^<div class="columns of-quarters beside-4-tablet beside-2-phone gap-large gap-small-phone">/,
  )
})
