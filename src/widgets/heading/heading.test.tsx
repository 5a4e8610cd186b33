import { expect, it } from 'vitest'
import { renderAll, renderRoom } from '../testing/render-room.ts'

it.each([2, 3, 4])('EDIT-01 heading of level %i, with its anchor', async (level) => {
  const html = await renderRoom('heading', { text: 'Vragen & antwoorden', level, anchor: 'vragen' })
  expect(html).toBe(`<h${level} id="vragen">Vragen &amp; antwoorden</h${level}>`)
})

it('EDIT-01 heading without words is no heading', async () => {
  expect(await renderRoom('heading', { text: '  ' })).toBe('')
})

it('EDIT-01 heading refuses to be a second title of the page', async () => {
  await expect(renderAll([{ type: 'heading', props: { id: 'b1', level: 1 } }])).rejects.toThrow()
})

it('EDIT-01 heading has another size and stands elsewhere on smaller devices', async () => {
  const html = await renderRoom('heading', {
    text: 'Kop',
    size: { desk: 'huge', phone: 'own' },
    align: { desk: 'center', tablet: 'left' },
  })
  expect(html).toBe('<h2 class="size-huge size-own-phone align-center align-left-tablet">Kop</h2>')
})
