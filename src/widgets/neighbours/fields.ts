import type { WidgetFields } from '../fields.ts'

export type NeighboursProps = Record<string, never>

export const fields: WidgetFields<NeighboursProps> = {
  name: 'neighbours',
  label: 'Vorige en volgende',
  group: 'navigatie',
  fields: {},
  defaults: {},
  hydrate: 'none',
}
