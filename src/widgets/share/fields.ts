import { type PropsOf, widgetFields } from '../fields.ts'
import { networkNames, networkOf } from './networks.ts'

export const fields = widgetFields({
  name: 'share',
  label: 'Delen',
  group: 'navigatie',
  hydrate: 'none',
  fields: {
    title: { type: 'text', label: 'Kop', initial: 'Deel deze bladzijde' },
    items: {
      type: 'list',
      label: 'Waar',
      itemLabel: 'Netwerk',
      item: {
        network: {
          type: 'choice',
          label: 'Netwerk',
          options: networkNames.map((value) => {
            const { title, isGone } = networkOf(value)
            return { value, label: isGone ? `${title} (bestaat niet meer; bezoekers zien het niet)` : title }
          }),
        },
        label: { type: 'text', label: 'Andere tekst' },
      },
      initial: [
        { network: 'device', label: '' },
        { network: 'whatsapp', label: '' },
        { network: 'facebook', label: '' },
        { network: 'email', label: '' },
        { network: 'copy', label: '' },
      ],
    },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'named', label: 'Met naam' },
        { value: 'signs', label: 'Alleen pictogrammen' },
      ],
    },
    show_counter: {
      type: 'toggle',
      part: 'working',
      label: 'Toon hoe vaak er gedeeld is',
      help: 'Onze eigen telling van klikken op deze knoppen, zonder gegevens van bezoekers.',
    },
  },
})

export type ShareProps = PropsOf<typeof fields>
