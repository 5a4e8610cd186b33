import { type PropsOf, widgetFields } from '../fields.ts'

export const fields = widgetFields({
  name: 'fold',
  label: 'In- en uitvouwen',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    content: { type: 'slot', label: 'Inhoud' },
    /** Height in pixels while folded. */
    height: {
      type: 'number',
      part: 'look',
      label: 'Hoogte ingevouwen, in beeldpunten',
      min: 60,
      max: 2000,
      initial: 240,
    },
    autoHide: { type: 'toggle', part: 'working', label: 'Zonder knop als alles al past', initial: true },
    more: { type: 'text', label: 'Op de knop als het dicht is', initial: 'Meer lezen' },
    less: { type: 'text', label: 'Op de knop als het open is', initial: 'Minder tonen' },
    hashtag: {
      type: 'anchor',
      part: 'working',
      label: 'Hashtag in het adres',
      help: 'Letters, cijfers en streepjes',
    },
  },
})

export type FoldProps = PropsOf<typeof fields>
