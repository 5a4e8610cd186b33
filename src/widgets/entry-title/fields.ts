import type { WidgetFields } from '../fields.ts'

export interface EntryTitleProps {
  /** The entry's summary as the opening sentence. */
  lead: boolean
}

export const fields: WidgetFields<EntryTitleProps> = {
  name: 'entry-title',
  label: 'Titel van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: { lead: { type: 'toggle', label: 'Samenvatting als inleiding' } },
  defaults: { lead: false },
}
