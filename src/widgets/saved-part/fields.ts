import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'saved-part',
  label: 'Bewaard blok',
  group: 'opmaak',
  hydrate: 'none',
  fields: {
    part: {
      type: 'part',
      label: 'Welk blok',
      help: 'Wat u in het blok verandert, verandert overal waar het staat.',
    },
  },
})

export type SavedPartProps = PropsOf<typeof fields>
