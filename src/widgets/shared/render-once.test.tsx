import { beforeEach, expect, it } from 'vitest'
import { type RenderInput, renderWidget } from '../../islands/render.tsx'
import { createTexts } from '../../kernel/texts.ts'
import { createRenderOnce } from './render-once.ts'

const renderOnce = createRenderOnce(renderWidget)

interface Model {
  greeting: string
  files: { title: string; open: boolean }[]
}

let renders = 0
beforeEach(() => {
  renders = 0
})

/** Says how often it is rendered. */
function View({ model }: { model: Model }) {
  renders++
  const open = model.files.filter((file) => file.open)
  return (
    <p>
      {model.greeting}: {open.map(({ title }) => title).join()}
    </p>
  )
}

const texts = createTexts({ values: {}, english: [] })
const props = { level: 2 }

let made = 0

/** The render of a block that nobody rendered before. */
function ofNewBlock() {
  const own = `text blok-${++made}`
  return (model: Model, change: Partial<RenderInput> = {}, block = own) =>
    renderOnce(block, { view: View, id: 'blok', props, model, slots: {}, texts, hydrate: 'none', ...change })
}

const modelOf = (greeting: string, open = true): Model => ({ greeting, files: [{ title: 'Gids', open }] })

it('renders the same model once, and another anew', () => {
  const render = ofNewBlock()
  expect(render(modelOf('Dag'))).toContain('Dag')
  expect(render(modelOf('Dag'))).toContain('Dag')
  expect(renders).toBe(1)
  expect(render(modelOf('Hallo'))).toContain('Hallo')
  expect(render(modelOf('Dag'))).toContain('Dag')
  expect(renders).toBe(2)
})

it('abuse 19 shows nobody what only another visitor’s model holds', () => {
  const render = ofNewBlock()
  expect(render(modelOf('Dag An'))).toContain('Dag An')
  expect(render(modelOf('Dag Bo'))).not.toContain('An')
  expect(render(modelOf('Dag An', true))).toContain('Gids')
  expect(render(modelOf('Dag An', false))).not.toContain('Gids')
})

it('renders anew what stands in other slots, has other texts or props, or is another block', () => {
  const render = ofNewBlock()
  const model = modelOf('Dag')
  render(model, { slots: { main: '<p>een</p>' } })
  render(model, { slots: { main: '<p>twee</p>' } })
  render(model, { texts: createTexts({ values: {}, english: [] }) })
  render(model, { props: { level: 3 } })
  render(model, { hydrate: 'load', script: '/view.js' })
  render(model, { suffix: 'deel' })
  render(model, {}, 'text another')
  expect(renders).toBe(7)
})

it('keeps few renders of each block: those asked for last', () => {
  const render = ofNewBlock()
  for (let page = 1; page <= 8; page++) render(modelOf(`Bladzijde ${page}`))
  render(modelOf('Bladzijde 1'))
  render(modelOf('Bladzijde 9'))
  expect(renders).toBe(9)
  render(modelOf('Bladzijde 1'))
  expect(renders).toBe(9)
  render(modelOf('Bladzijde 2'))
  expect(renders).toBe(10)
})

it('keeps a bounded number of letters', () => {
  const render = ofNewBlock()
  const long = 'a'.repeat(1_500_000)
  render(modelOf('Dag'))
  for (const end of ['b', 'c', 'd']) render(modelOf(long + end))
  render(modelOf('Dag'))
  expect(renders).toBe(5)
})
