import { mapFields, type PropsOf, widgetFields } from 'schelp/extension/view'

export const fields = widgetFields({
  name: 'star-chart',
  label: 'Sterrenkaart',
  group: 'catalogus',
  fields: {
    /**
     * `front`: all places, each star a link. `archive`: with the list beside it. `entry`: the location of this place.
     */
    mode: {
      type: 'choice',
      label: 'Soort',
      options: [
        { value: 'front', label: 'Alle plaatsen' },
        { value: 'archive', label: 'Alle plaatsen met hun lijst' },
        { value: 'entry', label: 'Deze plaats' },
      ],
    },
    /** A sentence below the chart; empty for the default of the mode. */
    caption: { type: 'text', label: 'Zin onder de kaart' },
    ...mapFields,
  },

  hydrate: 'none',
})

export type StarChartProps = PropsOf<typeof fields>
