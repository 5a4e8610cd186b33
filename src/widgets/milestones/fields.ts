import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'milestones',
  label: 'Van ver naar dichtbij',
  group: 'catalogus',
  fields: {
    heading: { type: 'text', label: 'Kop', initial: 'Van ver naar dichtbij' },
    /** Explains the numbers, right of the heading. */
    note: {
      type: 'text',
      label: 'Wat de getallen zijn',
      initial: 'Kilometers hemelsbreed tot Santiago, afgerond op tien',
    },
    card: {
      type: 'card',
      part: 'look',
      label: 'Hoe een plaats eruitziet',
      help: 'Een eigen kaart tekent u bij Sjablonen en pop-ups.',
    },
    count: { type: 'number', label: 'Aantal', initial: 8, min: 2, max: 50 },
    /** Shown below the list; `{count}` is the number of all places. */
    wayLabel: {
      type: 'text',
      label: 'Link eronder',
      initial: 'Alle {count} plaatsen op afstand',
      help: '{count} is het aantal plaatsen',
    },
  },

  hydrate: 'none',
})

export type MilestonesProps = PropsOf<typeof fields>
