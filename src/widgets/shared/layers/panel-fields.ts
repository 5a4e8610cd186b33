import type { Fields, ValuesOf } from '../../fields.ts'
import { closingFields } from './closing-fields.ts'

/** Settings of an off-canvas panel (SITE-03), stored at the root of its document. */
export const panelFields = {
  name: {
    type: 'text',
    label: 'Naam voor wie hem laat voorlezen',
    help: 'Leeg: de naam uit de lijst van panelen.',
  },
  side: {
    type: 'choice',
    part: 'look',
    label: 'Schuift binnen van',
    options: [
      { value: 'right', label: 'Rechts' },
      { value: 'left', label: 'Links' },
      { value: 'top', label: 'Boven' },
      { value: 'bottom', label: 'Onder' },
    ],
  },
  width: {
    type: 'choice',
    part: 'look',
    label: 'Breedte',
    options: [
      { value: 'usual', label: 'Gewoon' },
      { value: 'narrow', label: 'Smal' },
      { value: 'wide', label: 'Breed' },
    ],
  },
  ...closingFields,
} as const satisfies Fields

export type PanelProps = ValuesOf<typeof panelFields>
