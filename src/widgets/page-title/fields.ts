import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'page-title',
  label: 'Titel van een lijst',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    /** Of the list as a whole; a term or a search has a title of its own. */
    title: {
      type: 'text',
      label: 'Titel',
      help: 'Leeg: naar wat er staat, zoals de naam van een provincie.',
    },
    lead: {
      type: 'longtext',
      label: 'Inleiding',
      help: 'Alleen boven de hele lijst. Een term toont zijn eigen beschrijving.',
    },
  },
})

export type PageTitleProps = PropsOf<typeof fields>
