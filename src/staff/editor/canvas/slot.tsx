import type { SlotComponent } from '@puckeditor/core'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { slotsIn } from '../puck/blocks.ts'
import type { Room } from '../rooms.ts'

const Named = createContext({ name: '', label: '' })

/** The element around a slot, as on the public page so that its styles apply; declares what may be dropped in it. */
function SlotBox(props: ComponentProps<'div'>) {
  const { name, label } = useContext(Named)
  return <div {...props} data-slot={name} data-label={label} />
}

const isSlot = (value: unknown): value is SlotComponent => typeof value === 'function'

/** Low enough for columns beside each other, high enough to drop something in. */
const emptyHeight = '4rem'

/** A widget's slots as drop zones, by the names that its view uses. */
export function slotNodes(room: Room, values: Readonly<Record<string, unknown>>): Record<string, ReactNode> {
  return Object.fromEntries(
    slotsIn(room.fields, values).flatMap(({ name, label, value: Slot }) =>
      isSlot(Slot)
        ? [
            [
              name,
              <Named key={name} value={{ name, label }}>
                <Slot as={SlotBox} minEmptyHeight={emptyHeight} />
              </Named>,
            ],
          ]
        : [],
    ),
  )
}
