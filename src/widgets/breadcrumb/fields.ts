import type { WidgetFields } from '../fields.ts'

export type BreadcrumbProps = Record<never, never>

export const fields: WidgetFields<BreadcrumbProps> = {
  name: 'breadcrumb',
  label: 'Kruimelpad',
  group: 'navigatie',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
