import { type PropsOf, widgetFields } from '../fields.ts'
import { deviceChoice } from '../shared/settings/look-fields.ts'
import { groundMotionFields } from './ground-motion.ts'

/** Space above; the first section of a page has none. */
export const space = deviceChoice('Ruimte erboven', [
  ['band', 'Ruim'],
  ['none', 'Geen'],
])

const showsPictures = { prop: 'ground', is: ['pictures', 'field'] } as const

export const fields = widgetFields({
  name: 'section',
  label: 'Sectie',
  group: 'opmaak',
  margins: 'own',
  hydrate: 'none',
  fields: {
    title: { type: 'text', label: 'Kop', help: 'Zonder kop begint de sectie zonder lijn.' },
    /** A small line to the right of the title. */
    note: { type: 'text', label: 'Toelichting rechts van de kop' },
    /** A link to the right of the title. */
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
    /**
     * `featured` and `field`: the dynamic background of section 3. `groundField` is its `cf_field_key`, its `acf_field_type`
     * and, as a path, `bg_flexible_field` with `flex_sub_field`; `groundColour` the same of its colour; `groundFeatured`
     * its `show_featured_bg`.
     */
    ground: {
      type: 'choice',
      part: 'look',
      label: 'Achtergrond',
      help: 'Een afbeelding krijgt een sluier, zodat de tekst leesbaar blijft.',
      options: [
        { value: 'none', label: 'Geen' },
        { value: 'pictures', label: 'Afbeeldingen die ik kies' },
        { value: 'featured', label: 'De afbeelding van deze pagina' },
        { value: 'field', label: 'Wat in een eigen veld staat' },
      ],
    },
    groundPictures: {
      type: 'pictures',
      part: 'look',
      label: 'Afbeeldingen van de achtergrond',
      help: 'Meer dan een: ze lossen elkaar af, met een knop om het stil te zetten.',
      when: { prop: 'ground', is: ['pictures'] },
    },
    groundField: {
      type: 'own-field',
      part: 'look',
      label: 'Veld van de achtergrond',
      help: 'Een veld met een afbeelding, met meer afbeeldingen of met een kleur. Van een veld met rijen komen de afbeeldingen van alle rijen, na elkaar.',
      of: ['picture', 'pictures', 'colour'],
      empty: 'Geen',
      when: { prop: 'ground', is: ['field'] },
    },
    groundColour: {
      type: 'own-field',
      part: 'look',
      label: 'Veld met de kleur van de achtergrond',
      help: 'De kleur ligt er waar geen afbeelding is. Van een veld met rijen geldt de eerste rij die er een heeft.',
      of: ['colour'],
      empty: 'Geen',
      when: { prop: 'ground', is: ['field'] },
    },
    groundFeatured: {
      type: 'toggle',
      part: 'look',
      label: 'Zonder afbeelding in het veld de afbeelding van deze pagina',
      when: { prop: 'ground', is: ['field'] },
    },
    groundLoop: {
      type: 'toggle',
      part: 'working',
      label: 'De achtergrond begint na de laatste opnieuw',
      initial: true,
      when: showsPictures,
    },
    groundRest: {
      type: 'number',
      part: 'working',
      label: 'Zo lang staat een afbeelding van de achtergrond',
      help: 'In milliseconden',
      initial: 5000,
      min: 2000,
      max: 60_000,
      when: showsPictures,
    },
    groundFade: {
      type: 'number',
      part: 'working',
      label: 'Zo lang duurt de overgang',
      help: 'In milliseconden',
      initial: 1000,
      max: 5000,
      when: showsPictures,
    },
    ...groundMotionFields,
    /** Id for links with `#…`. */
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
