import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'entry-picture',
  label: 'Afbeelding van deze pagina',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** `main`: in the wide column. `side`: in the column of 360 px. */
    place: {
      type: 'choice',
      label: 'Plaats',
      options: [
        { value: 'main', label: 'In de brede kolom' },
        { value: 'side', label: 'In de smalle kolom' },
      ],
    },
    ratio: {
      type: 'choice',
      label: 'Verhouding',
      initial: '4:3',
      options: [
        { value: 'own', label: 'Zoals de afbeelding is' },
        { value: '4:3', label: '4:3 liggend' },
        { value: '3:2', label: '3:2 liggend' },
        { value: '16:9', label: '16:9 breed' },
        { value: '3:4', label: '3:4 staand' },
      ],
    },
  },
})

export type EntryPictureProps = PropsOf<typeof fields>
