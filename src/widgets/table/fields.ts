import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'table',
  label: 'Tabel',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    rows: {
      type: 'longtext',
      label: 'Rijen',
      help: 'Plak een stuk van een rekenblad, of zet elke rij op een regel met ; of een tab tussen de kolommen.',
      initial: 'Etappe;Afstand\nUithuizen – Winsum;21 km\nWinsum – Groningen;17 km',
    },
    caption: { type: 'text', label: 'Onderschrift' },
    headRow: { type: 'toggle', part: 'look', label: 'De eerste rij is een kop', initial: true },
    headColumn: { type: 'toggle', part: 'look', label: 'De eerste kolom is een kop' },
  },
})

export type TableProps = PropsOf<typeof fields>
