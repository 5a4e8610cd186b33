import type { WidgetFields } from '../fields.ts'

export type StoreNoticeProps = Record<never, never>

export const fields: WidgetFields<StoreNoticeProps> = {
  name: 'store-notice',
  label: 'Mededeling van de winkel',
  group: 'winkel',
  margins: 'own',
  hydrate: 'none',
  fields: {},
  defaults: {},
}
