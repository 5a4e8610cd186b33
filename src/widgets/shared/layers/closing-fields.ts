import type { Fields } from '../../fields.ts'

/** How popups and panels close. */
export const closingFields = {
  prevent_close_on_background_click: {
    type: 'toggle',
    part: 'working',
    label: 'Blijft open bij een klik ernaast',
  },
  prevent_close_on_esc_key: { type: 'toggle', part: 'working', label: 'Blijft open bij Esc' },
  prevent_scroll: { type: 'toggle', part: 'working', label: 'De pagina erachter scrollt niet mee' },
} as const satisfies Fields
