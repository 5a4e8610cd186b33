import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'store-notice',
  label: 'Mededeling van de winkel',
  group: 'winkel',
  margins: 'own',
  hydrate: 'none',
  fields: {},
})

export type StoreNoticeProps = PropsOf<typeof fields>
