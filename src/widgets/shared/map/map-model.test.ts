import { expect, it } from 'vitest'
import type { RenderContext } from '../../context.ts'
import { initialValues } from '../../fields.ts'
import { type MapProps, mapFields } from './map-fields.ts'
import { toMapModel } from './map-model.ts'

const context = {
  path: '/kaart/',
  query: new URLSearchParams(),
  features: { content: { settings: async () => ({}) } },
} as unknown as RenderContext

it.each([
  [true, 'yes'],
  [false, undefined],
])('CAT-08 open_in_new_window of a chart: %s', async (openInNewWindow, told) => {
  const props = { ...(initialValues(mapFields) as MapProps), openInNewWindow }
  expect((await toMapModel(props, context, 'k')).open_in_new_window).toBe(told)
})
