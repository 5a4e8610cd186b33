import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'alert',
  label: 'Mededeling',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    tone: {
      type: 'choice',
      part: 'look',
      label: 'Soort',
      options: [
        { value: 'info', label: 'Ter informatie' },
        { value: 'right', label: 'Goed nieuws' },
        { value: 'warning', label: 'Let op' },
      ],
    },
    title: { type: 'text', label: 'Kop', initial: 'Goed om te weten' },
    html: { type: 'richtext', label: 'Tekst' },
    closable: { type: 'toggle', part: 'working', label: 'Lezers kunnen haar sluiten' },
  },
})

export type AlertProps = PropsOf<typeof fields>
