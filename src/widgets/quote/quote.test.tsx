import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 quote shows whose words they are', async () => {
  const html = await renderRoom('quote', { text: 'Loop maar.', source: 'Een pelgrim' })
  expect(html).toContain('<p>Loop maar.</p></blockquote><figcaption>Een pelgrim</figcaption>')
})

it('CAT-10 quote is content whose paragraphs may be highlighted', async () => {
  expect(await renderRoom('quote', { text: 'Loop maar.' })).toContain('data-content')
})

it('EDIT-01 quote without words leaves nothing, without a source no empty line', async () => {
  expect(await renderRoom('quote', { source: 'Een pelgrim' })).toBe('')
  expect(await renderRoom('quote', { text: 'Loop maar.' })).not.toContain('figcaption')
})
