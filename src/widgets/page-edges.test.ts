import { expect, it } from 'vitest'
import { initialValues } from './fields.ts'
import { widgets } from './registry.ts'
import { renderPage } from './render.ts'
import { contextWith } from './testing/render-room.ts'

const runtime = {
  scriptOf: () => undefined,
  textOverrides: {},
  onError: (error: unknown) => {
    throw error
  },
}
const block = (type: string, id: string, props: object = {}) => ({
  type,
  props: { id, ...initialValues(widgets.get(type)?.fields ?? {}), ...props },
})
const drawn = async (...blocks: ReturnType<typeof block>[]) =>
  (await renderPage(blocks, contextWith(), runtime)).html

it('EDIT-01 what stands outside a section keeps the edges of the page, neighbours together', async () => {
  const html = await drawn(
    block('text', 'a', { html: '<p>Een</p>' }),
    block('heading', 'b', { text: 'Twee' }),
    block('section', 'c', { title: 'Drie' }),
    block('text', 'd', { html: '<p>Vier</p>' }),
  )
  expect(html).toMatch(
    /^<div class="wrap">(?:(?!<section|class="wrap").)*Een.*Twee(?:(?!<section).)*<\/div><section/,
  )
  expect(html).toMatch(/<\/section><div class="wrap">.*Vier.*<\/div>$/)
})

it('EDIT-01 a widget with margins of its own gets no others, and what shows nothing leaves no trace', async () => {
  expect(await drawn(block('section', 'c', { title: 'Drie' }))).toMatch(/^<section/)
  expect(await drawn(block('text', 'a', { html: '' }), block('accordion', 'b', { items: [] }))).toBe('')
})
