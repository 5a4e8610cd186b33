import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'own-field',
  label: 'Veld',
  group: 'catalogus',
  hydrate: 'none',
  fitsCards: true,
  fields: {
    /** Name of one declared field; empty for all fields of the kind. */
    field: {
      type: 'own-field',
      label: 'Welk veld',
      help: 'Meer velden maakt een beheerder onder Eigen velden. Wat niet is ingevuld, staat er niet.',
    },
    showLabel: { type: 'toggle', label: 'Naam van het veld erbij', initial: true },
    rowsAs: {
      type: 'choice',
      part: 'look',
      label: 'Een veld met rijen wordt',
      options: [
        { value: 'table', label: 'Een tabel' },
        { value: 'list', label: 'Een lijst' },
      ],
    },
  },
})

export type OwnFieldProps = PropsOf<typeof fields>
