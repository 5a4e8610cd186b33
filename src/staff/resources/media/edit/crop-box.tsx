import { type PointerEvent, useRef } from 'react'
import type { Crop, Size } from '../../../../kernel/picture-edit.ts'
import { type Grip, moved, pulled } from './crop.ts'

const corners: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]
const edges: readonly Grip[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** The crop rectangle, moved and resized by mouse or touch; the number fields beside it do the same. */
export function CropBox({
  crop,
  size,
  ratio,
  onChange,
}: {
  crop: Crop
  size: Size
  ratio: number | undefined
  onChange: (crop: Crop) => void
}) {
  const box = useRef<HTMLSpanElement>(null)
  const held = useRef<{ crop: Crop; grip?: Grip; x: number; y: number }>(null)
  const hold = (event: PointerEvent<HTMLElement>, grip?: Grip) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { crop, x: event.clientX, y: event.clientY, ...(grip && { grip }) }
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    const from = held.current
    const shownPx = box.current?.parentElement?.getBoundingClientRect().width
    if (!from || !shownPx) return
    const scale = size.width / shownPx
    const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale }
    onChange(from.grip ? pulled(from.crop, from.grip, by, size, ratio) : moved(from.crop, by, size))
  }
  const release = () => {
    held.current = null
  }
  const wires = (grip?: Grip) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => hold(event, grip),
    onPointerMove: pull,
    onPointerUp: release,
    onPointerCancel: release,
  })
  const percent = (part: number, all: number) => `${(part / all) * 100}%`
  return (
    <span
      ref={box}
      className="crop-box"
      style={{
        left: percent(crop.left, size.width),
        top: percent(crop.top, size.height),
        width: percent(crop.width, size.width),
        height: percent(crop.height, size.height),
      }}
      {...wires()}
    >
      {[...corners, ...(ratio === undefined ? edges : [])].map((grip) => (
        <span
          key={`${grip.x} ${grip.y}`}
          className="crop-grip"
          data-way={grip.x === 0 ? 'y' : grip.y === 0 ? 'x' : grip.x === grip.y ? 'down' : 'up'}
          style={{ left: `${(grip.x + 1) * 50}%`, top: `${(grip.y + 1) * 50}%` }}
          {...wires(grip)}
        />
      ))}
    </span>
  )
}
