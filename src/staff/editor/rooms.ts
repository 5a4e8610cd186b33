import { rooms as brought, emails, views } from 'virtual:extension-rooms'
import type { View } from '../../islands/contract.ts'
import type { Fields, WidgetFields } from '../../widgets/fields.ts'
import { placing } from '../../widgets/placing.ts'
import { isExtensionOn } from '../extensions.ts'
import { noteField } from './note-field.ts'

/** A widget as the editor knows it. */
export type Room = WidgetFields<Record<string, unknown>>

const fieldFiles = import.meta.glob<{ fields: Room }>('../../widgets/*/fields.ts', { eager: true })
/** The view of any widget. */
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
export type AnyView = View<any, any>
const viewFiles = import.meta.glob<{ default: AnyView }>('../../widgets/*/view.tsx')
const loadedViews = new Map<string, AnyView>()

/** A room's own fields, then others. */
const withFields = (room: Room, others: Fields): Room => ({
  ...room,
  fields: { ...room.fields, ...others, ...room.fields },
  // A new widget starts at the latest version, so no migration applies to it.
  defaults: room.version ? { ...room.defaults, version: room.version } : room.defaults,
})

const roomsWith = (others: Fields): ReadonlyMap<string, Room> =>
  new Map(
    [...brought, ...Object.values(fieldFiles)].map(({ fields: room }) => [
      room.name,
      withFields(room, others),
    ]),
  )

/**
 * Every widget by name, found by its folder: a new room needs no registration (EDIT-01). Also those of extensions that are
 * off, which pages may hold: they are kept, and can be seen and changed.
 */
export const rooms = roomsWith({ ...placing, ...noteField })

const emailRooms = roomsWith(noteField)

/** The widgets for a kind of document: in a mail there is no motion, sticking, or hiding on some devices. */
export const roomsIn = (kind: string): ReadonlyMap<string, Room> =>
  kind === 'newsletter' ? emailRooms : rooms

const emailFiles = import.meta.glob('../../widgets/*/email.ts')

const extensionOf = new Map(brought.map(({ extension, fields }) => [fields.name, extension]))

/** Whether a widget may be added: it is ours, or of an extension that is on. */
export function isOn(name: string): boolean {
  const extension = extensionOf.get(name)
  return extension === undefined || isExtensionOn(extension)
}

/** Whether a newsletter shows the widget: its room says how (`email.ts`). */
export const isForEmails = (name: string): boolean =>
  `../../widgets/${name}/email.ts` in emailFiles || emails.includes(name)

/** Fetches the script of a widget's view; undefined when there is no such widget. */
export async function loadView(name: string): Promise<AnyView | undefined> {
  const view = (await (viewFiles[`../../widgets/${name}/view.tsx`] ?? views[name])?.())?.default
  if (view) loadedViews.set(name, view)
  return view
}

/** A view whose script has come. */
export const loadedView = (name: string): AnyView | undefined => loadedViews.get(name)
