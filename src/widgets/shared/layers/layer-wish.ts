import type { ValuesOf } from '../../fields.ts'
import type { PanelProps } from './panel-fields.ts'
import type { popupFields } from './popup-fields.ts'

/** What the server judged already, or writes as classes, is not sent. */
type Judged =
  | 'name'
  | 'where'
  | 'pages'
  | 'logged_in_users'
  | 'logged_in_roles'
  | 'place'
  | 'width'
  | 'classes'
  | 'close_button_position'

export type PopupWish = { kind: 'popup' } & Partial<Omit<ValuesOf<typeof popupFields>, Judged>>
export type PanelWish = { kind: 'panel' } & Partial<Omit<PanelProps, Judged | 'side'>>

/** What the script of a popup or panel gets to know: what differs from nothing. */
export type LayerWish = { id: number; preview?: true } & (PopupWish | PanelWish)

/** The parts of a text with commas between. */
export const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
