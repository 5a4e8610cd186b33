import { type PropsOf, widgetFields } from '../fields.ts'
import { deviceChoice } from '../shared/settings/look-fields.ts'

/** White space above it; the first section of a page has none. */
export const space = deviceChoice('Ruimte erboven', [
  ['band', 'Ruim'],
  ['none', 'Geen'],
])

export const fields = widgetFields({
  name: 'section',
  label: 'Sectie',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', label: 'Kop', help: 'Zonder kop begint de sectie zonder lijn.' },
    /** A small line at the right of the title. */
    note: { type: 'text', label: 'Toelichting rechts van de kop' },
    /** Where it goes on, at the right of the title. */
    wayLabel: { type: 'text', label: 'Tekst van de link rechts van de kop' },
    wayUrl: { type: 'link', label: 'Adres van die link' },
    width: {
      type: 'choice',
      part: 'look',
      label: 'Breedte',
      options: [
        { value: 'wide', label: 'Breed' },
        { value: 'text', label: 'Tekstbreedte' },
      ],
    },
    tone: {
      type: 'choice',
      part: 'look',
      label: 'Ondergrond',
      options: [
        { value: 'paper', label: 'Papier' },
        { value: 'tint', label: 'Getint' },
        { value: 'night', label: 'Nacht' },
      ],
    },
    space,
    /** What `#…` in an address leads here. */
    anchor: {
      type: 'anchor',
      part: 'working',
      label: 'Anker',
      help: 'Voor links als #vragen: letters, cijfers en streepjes.',
    },
    content: { type: 'slot', label: 'Inhoud' },
  },
})

export type SectionProps = PropsOf<typeof fields>
