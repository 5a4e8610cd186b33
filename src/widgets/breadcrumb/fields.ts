import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'breadcrumb',
  label: 'Kruimelpad',
  group: 'navigatie',
  hydrate: 'none',
  fields: {},
})

export type BreadcrumbProps = PropsOf<typeof fields>
