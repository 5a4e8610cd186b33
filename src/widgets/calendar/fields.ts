import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'calendar',
  label: 'Kalender',
  group: 'catalogus',
  fields: {
    type: { type: 'kind', label: 'Wat', initial: 'agenda' },
    by: {
      type: 'choice',
      label: 'Op welke dag',
      options: [
        { value: 'own', label: 'De dag of periode die erbij is ingevuld' },
        { value: 'published', label: 'De dag waarop het is geplaatst' },
      ],
    },
    term: { type: 'term', label: 'Alleen van', besideTaxonomy: 'taxonomy' },
    /** Lists the items of the month before a day is chosen. */
    listing: {
      type: 'choice',
      part: 'working',
      label: 'Lijst naast de maand',
      options: [
        { value: 'visible', label: 'De hele maand' },
        { value: 'hidden', label: 'Pas als een dag gekozen is' },
      ],
    },
    feed: {
      type: 'toggle',
      part: 'working',
      label: 'Bezoekers kunnen zich abonneren',
      help: 'Met een adres voor de agenda op hun telefoon of computer.',
      initial: true,
    },
    taxonomy: { type: 'beside' },
  },
  hydrate: 'none',
})

export type CalendarProps = PropsOf<typeof fields>
