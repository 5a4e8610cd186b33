import type { Config, PuckContext } from '@puckeditor/core'
import type { ReactNode } from 'react'
import type { Fields } from '../../../widgets/fields.ts'
import { BlockView } from '../canvas/block-view.tsx'
import type { OpenDocument } from '../document.ts'
import type { Room } from '../rooms.ts'
import { editorTexts } from '../texts.ts'
import { toPuckFields } from './fields.tsx'

/** Groups in the order in which the editor shows them. */
export const groups = ['tekst', 'opmaak', 'bestanden', 'catalogus', 'winkel', 'navigatie'] as const

/**
 * Puck's configuration, derived from the rooms alone (EDIT-01).
 * @param rootFields settings of the document itself, shown while no widget is chosen
 * @param kind kind of document; one that does not fill a page is drawn in a box
 */
export function puckConfig(
  rooms: ReadonlyMap<string, Room>,
  rootFields: Fields = {},
  kind: OpenDocument['kind'] = 'page',
): Config {
  const all = [...rooms.values()]
  return {
    components: Object.fromEntries(all.map((room) => [room.name, componentOf(room)])),
    categories: Object.fromEntries(
      groups.map((group) => [
        group,
        {
          title: editorTexts(`group.${group}`),
          components: all.filter((room) => room.group === group).map(({ name }) => name),
        },
      ]),
    ),
    root: {
      label: editorTexts(`kind.${kind}`),
      fields: toPuckFields(rootFields, false),
      render: ({ children, width }: { children: ReactNode; width?: unknown }) => (
        <main id="inhoud" className={boxOf(kind, width)} data-label={editorTexts('emptyPage')}>
          {children}
        </main>
      ),
    },
  }
}

/** A document that does not fill a page is drawn in its box. */
function boxOf(kind: OpenDocument['kind'], width: unknown): string | undefined {
  if (kind === 'popup' || kind === 'panel') return `canvas-box canvas-layer is-${width}`
  return kind === 'newsletter' ? 'canvas-box' : undefined
}

const componentOf = (room: Room): Config['components'][string] => ({
  label: room.label,
  fields: toPuckFields(room.fields),
  defaultProps: { ...room.defaults },
  // The element that Puck drags is our own, with the widget's label for when it is empty.
  inline: true,
  render: ({ id, puck, ...values }: { id: string; puck: PuckContext; [prop: string]: unknown }) => (
    <BlockView room={room} id={id} values={values} dragRef={puck.dragRef} />
  ),
})
