import type { WidgetFields } from '../fields.ts'

export interface EntryBodyProps {
  /** The first paragraph opens the page in larger letters. */
  lead: boolean
}

export const fields: WidgetFields<EntryBodyProps> = {
  name: 'entry-body',
  label: 'Tekst van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fields: { lead: { type: 'toggle', label: 'Eerste alinea groot' } },
  defaults: { lead: true },
}
