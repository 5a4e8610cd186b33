import type { View } from '../../islands/contract.ts'
import type { WidgetFields } from '../../widgets/fields.ts'

/** What the editor knows of a widget. */
export type Room = WidgetFields<Record<string, unknown>>

const fieldFiles = import.meta.glob<{ fields: Room }>('../../widgets/*/fields.ts', { eager: true })
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
const viewFiles = import.meta.glob<{ default: View<any, any> }>('../../widgets/*/view.tsx')

/** Every widget by name: a room appears in the editor by being there (EDIT-01). */
export const rooms: ReadonlyMap<string, Room> = new Map(
  Object.values(fieldFiles).map(({ fields }) => [fields.name, fields]),
)

/** Fetches the script of a widget's view; undefined when there is no such widget. */
export const loadView = (name: string) => viewFiles[`../../widgets/${name}/view.tsx`]?.()
