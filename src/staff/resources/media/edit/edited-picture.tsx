import type { CSSProperties, ReactNode } from 'react'
import { type PictureEdit, type Size, shownSize, turnedSize } from '../../../../kernel/picture-edit.ts'

/** A preview of an edited picture, made in the browser from the original. Children lie on top. */
export function EditedPicture({
  src,
  original,
  edit,
  children,
}: {
  src: string
  original: Size
  edit: PictureEdit | null
  children?: ReactNode
}) {
  const turns = edit?.turns ?? 0
  const turned = turnedSize(original, turns)
  const shown = shownSize(original, edit)
  const { left, top } = edit?.crop ?? { left: 0, top: 0 }
  const percent = (part: number, all: number) => `${(part / all) * 100}%`
  const frame: CSSProperties = {
    left: percent(-left, shown.width),
    top: percent(-top, shown.height),
    width: percent(turned.width, shown.width),
    height: percent(turned.height, shown.height),
  }
  const picture: CSSProperties = {
    width: percent(original.width, turned.width),
    height: percent(original.height, turned.height),
    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
  }
  return (
    <span
      className="edited-picture"
      style={{
        aspectRatio: `${shown.width} / ${shown.height}`,
        width: `min(100%, ${shown.width}px, var(--picture-height) * ${shown.width / shown.height})`,
      }}
    >
      <span className="edited-window">
        <span style={frame}>
          <img src={src} alt="" draggable={false} style={picture} />
        </span>
      </span>
      {children}
    </span>
  )
}
