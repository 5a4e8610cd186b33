import type { Field, Fields } from '../../widgets/fields.ts'

/** Notes of staff at a widget. No widget reads this prop, so visitors never see it. */
export const noteField = {
  staffNote: {
    type: 'longtext',
    part: 'note',
    label: 'Notitie voor collega’s',
    help: 'Alleen hier te lezen; bezoekers zien er niets van.',
  },
} as const satisfies Fields

/** The note at a widget, if there is one. */
export const noteOf = ({ staffNote }: Readonly<Record<string, unknown>>): string =>
  typeof staffNote === 'string' ? staffNote.trim() : ''

/** Whether a field is a note of staff, which the page neither shows nor fills. */
export const isNote = (field: Field): boolean => 'part' in field && field.part === 'note'
