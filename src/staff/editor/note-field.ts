import type { Field, Fields } from '../../widgets/fields.ts'

/** What staff write to each other at a widget. No widget knows this prop, so none shows it to visitors. */
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

/** Whether visitors never see the field: the page neither shows nor fills it. */
export const isNote = (field: Field): boolean => 'part' in field && field.part === 'note'
