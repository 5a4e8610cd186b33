import { expect, it } from 'vitest'
import { withExtensions } from '../extensions/testing.ts'
import { widgets } from './registry.ts'
import { upgradeDocument, upgradeProps } from './upgrade.ts'

await withExtensions()

const sign = {
  fields: { inside: { type: 'slot' as const, label: 'Inhoud' } },
  migrations: [
    ({ words, ...rest }: Record<string, unknown>) => ({ ...rest, text: words, words: undefined }),
    ({ text, ...rest }: Record<string, unknown>) => ({ ...rest, text: `${text}!` }),
  ],
}
const known = new Map([['sign', sign]])
const page = (props: object) => ({
  root: { props: {} },
  content: [{ type: 'sign', props: { id: 'a', inside: [{ type: 'sign', props: { id: 'b', ...props } }] } }],
})
const inside = (document: ReturnType<typeof page>) =>
  upgradeDocument(document, known).content[0]?.props.inside as { props: object }[]

it('EDIT-01 brings stored props to the present, and says so on them', () => {
  expect(inside(page({ words: 'Dag' }))[0]?.props).toMatchObject({ id: 'b', text: 'Dag!', version: 2 })
  expect(inside(page({ text: 'Dag', version: 1 }))[0]?.props).toMatchObject({ text: 'Dag!', version: 2 })
})

it('EDIT-01 runs a migration once, however often a document is opened and saved', () => {
  const once = upgradeDocument(page({ words: 'Dag' }), known)
  expect(upgradeDocument(once, known)).toEqual(once)
  expect(upgradeProps(sign, { text: 'Dag', version: 2 })).toEqual({ text: 'Dag', version: 2 })
})

it('abuse 29 leaves alone what is no document of ours', () => {
  const odd = {
    root: { props: {} },
    content: [null, 3, { type: 'sign' }, { type: 'gone', props: { id: 'x' } }],
  }
  expect(upgradeDocument(odd as never, known)).toEqual(odd)
  expect(upgradeDocument({ content: 'x' } as never, known)).toEqual({ content: 'x' })
})

it.each([...widgets.values()])(
  'EDIT-01 $name is placed in the version that its migrations lead to',
  (widget) => {
    expect(widget.version ?? 0).toBe(widget.migrations?.length ?? 0)
  },
)
