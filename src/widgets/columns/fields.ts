import { type PropsOf, widgetFields } from '../fields.ts'
import { counts, deviceChoice, roominess } from '../shared/settings/look-fields.ts'

export const ratios = ['halves', 'thirds', 'quarters', 'two', 'large', 'rail'] as const
export type Ratio = (typeof ratios)[number]

export const beside = deviceChoice('Naast elkaar', [['own', 'Volgens de verdeling'], ...counts])
export const gap = deviceChoice('Ruimte ertussen', roominess)

export const fields = widgetFields({
  name: 'columns',
  label: 'Kolommen',
  group: 'opmaak',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /**
     * `two`: text and a column of 360 px. `large`: a large picture and its description. `rail`: a column of 216 px and
     * text. The others are equal.
     */
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
    /** Vertical alignment of the columns. */
    align: {
      type: 'choice',
      part: 'look',
      label: 'Uitlijning',
      options: [
        { value: 'start', label: 'Boven' },
        { value: 'center', label: 'Midden' },
      ],
    },
    /** Number of columns side by side. `own`: as set, stacked where that is too narrow. */
    beside,
    gap,
    first: { type: 'slot', label: 'Eerste kolom' },
    second: { type: 'slot', label: 'Tweede kolom' },
    third: { type: 'slot', label: 'Derde kolom', when: { prop: 'ratio', is: ['thirds', 'quarters'] } },
    fourth: { type: 'slot', label: 'Vierde kolom', when: { prop: 'ratio', is: ['quarters'] } },
  },
})

export type ColumnsProps = PropsOf<typeof fields>
