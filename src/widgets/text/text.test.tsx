import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 text shows prose with its links, lists, tables and passages', async () => {
  const html =
    '<p class="lead">Wie terugkwam.</p><ul><li><a href="/de-weg/">De weg</a></li></ul>' +
    '<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table><blockquote><p>Ja.</p></blockquote>'
  expect(await renderRoom('text', { html })).toBe(`<div class="prose" data-content="true">${html}</div>`)
})

it('CAT-10 text is content whose paragraphs may be highlighted', async () => {
  expect(await renderRoom('text', { html: '<p>x</p>' })).toContain('data-content')
})

it('EDIT-01 text may open with a large paragraph', async () => {
  expect(await renderRoom('text', { html: '<p>x</p>', lead: true })).toContain('class="prose opens"')
})

it('EDIT-01 text that is empty leaves nothing behind', async () => {
  expect(await renderRoom('text', { html: ' <script>alert(1)</script> ' })).toBe('')
})

it('EDIT-01 text has no second h1, whatever was pasted', async () => {
  expect(await renderRoom('text', { html: '<h1 style="color:red">Kop</h1>' })).toContain('<h2>Kop</h2>')
})

it('EDIT-01 text stands elsewhere on smaller devices', async () => {
  expect(await renderRoom('text', { html: '<p>x</p>', align: { desk: 'center', phone: 'left' } })).toContain(
    'class="prose align-center align-left-phone"',
  )
})
