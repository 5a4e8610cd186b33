import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'related-products',
  label: 'Gerelateerde producten',
  group: 'winkel',
  hydrate: 'none',
  fields: {
    heading: { type: 'text', label: 'Kop', help: 'Leeg: ‘Gerelateerde producten’' },
    chosenHeading: {
      type: 'text',
      label: 'Kop boven wat bij het product gekozen is',
      help: 'Leeg: ‘Misschien vind je dit ook mooi’',
    },
    count: { type: 'number', label: 'Hoeveel', initial: 4, min: 1, max: 12 },
  },
})

export type RelatedProductsProps = PropsOf<typeof fields>
