import type { WidgetFields } from '../fields.ts'

export interface MilestonesProps {
  heading: string
  /** What the numbers mean, right of the heading. */
  note: string
  count: number
  /** Below the list; `{count}` is the number of all places. */
  wayLabel: string
}

export const fields: WidgetFields<MilestonesProps> = {
  name: 'milestones',
  label: 'Van ver naar dichtbij',
  group: 'catalogus',
  fields: {
    heading: { type: 'text', label: 'Kop' },
    note: { type: 'text', label: 'Wat de getallen zijn' },
    count: { type: 'number', label: 'Aantal', min: 2, max: 50 },
    wayLabel: { type: 'text', label: 'Link eronder', help: '{count} is het aantal plaatsen' },
  },
  defaults: {
    heading: 'Van ver naar dichtbij',
    note: 'Kilometers hemelsbreed tot Santiago, afgerond op tien',
    count: 8,
    wayLabel: 'Alle {count} plaatsen op afstand',
  },
  hydrate: 'none',
}
