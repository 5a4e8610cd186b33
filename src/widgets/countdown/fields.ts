import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'countdown',
  label: 'Aftellen',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    until: { type: 'datetime', label: 'Tot wanneer' },
    label: { type: 'text', label: 'Waarnaartoe', initial: 'tot de start' },
    after: { type: 'text', label: 'Als het zover is', initial: 'Het is zover!' },
  },
})

export type CountdownProps = PropsOf<typeof fields>
