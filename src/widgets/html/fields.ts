import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'html',
  label: 'HTML',
  group: 'opmaak',
  hydrate: 'none',
  fields: {
    html: {
      type: 'html',
      label: 'HTML',
      help: 'Wat een beheerder hier zet, blijft zoals het is. Van anderen blijven tekst, lijsten, tabellen, links en eigen afbeeldingen over.',
    },
  },
})

export type HtmlProps = PropsOf<typeof fields>
