import type { ValuesOf } from '../../fields.ts'
import type { PanelProps } from './panel-fields.ts'
import type { popupFields } from './popup-fields.ts'

/** Settings that the server checked itself or wrote as classes are not sent. */
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

/** The settings that the script of a popup or panel gets: those that differ from the default. */
export type LayerWish = { id: number; preview?: true } & (PopupWish | PanelWish)

/** The items of a comma-separated text. */
export const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
