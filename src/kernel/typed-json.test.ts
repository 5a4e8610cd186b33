import { expect, it } from 'vitest'
import { fromTypedJson, toTypedJson } from './typed-json.ts'

it('EDIT-04 keeps the dates of a model on its way to the editor', () => {
  const model = {
    entry: { title: 'Kerk', publishedAt: new Date('2026-03-12T09:00:00Z'), none: null },
    list: [new Date(0), 'tekst', 3, true],
  }
  expect(fromTypedJson(toTypedJson(model))).toEqual(model)
})

it('EDIT-04 leaves out undefined values, like JSON', () => {
  expect(fromTypedJson(toTypedJson({ picture: undefined, title: 'Kerk' }))).toEqual({ title: 'Kerk' })
})
