import type { PerDevice } from '../../kernel/per-device.ts'
import type { WidgetFields } from '../fields.ts'

export const ratios = ['halves', 'thirds', 'quarters', 'two', 'large', 'rail'] as const
export type Ratio = (typeof ratios)[number]

export const counts = ['own', '1', '2', '3', '4'] as const
export const gaps = ['own', 'none', 'small', 'large'] as const

export interface ColumnsProps {
  /** `two`: text and a column of 360 px. `large`: a large picture and what is said of it. `rail`: a column of 216 px and text. The others are equal. */
  ratio: Ratio
  /** How they stand to each other in height. */
  align: 'start' | 'center'
  /** How many stand beside each other. `own`: as divided, and below each other where that is too narrow. */
  beside: PerDevice<(typeof counts)[number]>
  gap: PerDevice<(typeof gaps)[number]>
}

export const fields: WidgetFields<ColumnsProps> = {
  name: 'columns',
  label: 'Kolommen',
  group: 'opmaak',
  hydrate: 'none',
  fields: {
    ratio: {
      type: 'choice',
      label: 'Verdeling',
      options: [
        { value: 'halves', label: 'Twee gelijke' },
        { value: 'thirds', label: 'Drie gelijke' },
        { value: 'quarters', label: 'Vier gelijke' },
        { value: 'two', label: 'Tekst met een smalle kolom rechts' },
        { value: 'large', label: 'Grote afbeelding met tekst rechts' },
        { value: 'rail', label: 'Smalle kolom links met tekst' },
      ],
      help: 'Op een smal scherm staan kolommen onder elkaar.',
    },
    align: {
      type: 'choice',
      part: 'look',
      label: 'Uitlijning',
      options: [
        { value: 'start', label: 'Boven' },
        { value: 'center', label: 'Midden' },
      ],
    },
    beside: {
      type: 'choice',
      part: 'look',
      perDevice: true,
      label: 'Naast elkaar',
      options: [
        { value: 'own', label: 'Volgens de verdeling' },
        { value: '1', label: 'Een' },
        { value: '2', label: 'Twee' },
        { value: '3', label: 'Drie' },
        { value: '4', label: 'Vier' },
      ],
    },
    gap: {
      type: 'choice',
      part: 'look',
      perDevice: true,
      label: 'Ruimte ertussen',
      options: [
        { value: 'own', label: 'Gewoon' },
        { value: 'none', label: 'Geen' },
        { value: 'small', label: 'Klein' },
        { value: 'large', label: 'Ruim' },
      ],
    },
    first: { type: 'slot', label: 'Eerste kolom' },
    second: { type: 'slot', label: 'Tweede kolom' },
    third: { type: 'slot', label: 'Derde kolom' },
    fourth: { type: 'slot', label: 'Vierde kolom' },
  },
  defaults: { ratio: 'halves', align: 'start', beside: 'own', gap: 'own' },
}
