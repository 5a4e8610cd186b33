import type { DragEvent } from 'react'
import { Drawing } from '../ui/drawing.tsx'

interface Props {
  title: string
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
}

/** The handle of a draggable row; buttons beside it do the same by keyboard. */
export const DragHandle = ({ title, onDragStart, onDragEnd }: Props) => (
  <span
    className="menu-handle"
    aria-hidden="true"
    title={title}
    draggable
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      onDragStart(event)
    }}
    onDragEnd={onDragEnd}
  >
    <Drawing name="menu" />
  </span>
)
