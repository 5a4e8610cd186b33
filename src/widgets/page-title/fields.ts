import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'page-title',
  label: 'Titel van een lijst',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    /** Title of the whole list; a term or a search has its own. */
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
