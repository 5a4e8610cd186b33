import { defineExtension } from 'schelp/extension'
import nearest from './widgets/nearest/index.ts'
import starChart from './widgets/star-chart/index.ts'

/** Places as stars, drawn on the server, and the places nearest to one. */
export default defineExtension({
  name: 'star-chart',
  widgets: [starChart, nearest],
  templateParts: {
    'star-chart': {
      spot: 'place-side',
      blocks: (prefix) => [{ type: 'star-chart', props: { id: `${prefix}-chart`, mode: 'entry' } }],
    },
    nearest: {
      spot: 'place-below',
      blocks: (prefix) => [
        {
          type: 'section',
          props: {
            id: `${prefix}-near`,
            content: [{ type: 'nearest', props: { id: `${prefix}-nearest`, count: 3 } }],
          },
        },
      ],
    },
  },
})
