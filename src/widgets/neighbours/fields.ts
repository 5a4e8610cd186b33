import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'neighbours',
  label: 'Vorige en volgende',
  group: 'navigatie',
  fields: {},

  hydrate: 'none',
})

export type NeighboursProps = PropsOf<typeof fields>
