import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { DragHandle } from './drag-handle.tsx'

export type RowControl = 'up' | 'down' | 'remove'

interface Props {
  name: string
  /** The buttons of the first and last row are disabled at the end. */
  isFirst: boolean
  isLast: boolean
  onControl: (control: RowControl) => void
  onDragStart: () => void
  onDragEnd: () => void
  children: ReactNode
}

/** One row of a field, with a handle to drag it by and buttons that do the same. */
export function OwnRow({ name, isFirst, isLast, onControl, onDragStart, onDragEnd, children }: Props) {
  const translate = useTranslate()
  const nameId = useId()
  const stays: Readonly<Record<RowControl, boolean>> = { up: isFirst, down: isLast, remove: false }
  return (
    <fieldset className="group own-row" aria-labelledby={nameId}>
      <div className="own-row-head">
        <DragHandle title={translate('ownFields.drag')} {...{ onDragStart, onDragEnd }} />
        <strong id={nameId}>{name}</strong>
        <span className="menu-ways">
          {(['up', 'down', 'remove'] as const).map((control) => (
            <button
              key={control}
              type="button"
              data-control={control}
              disabled={stays[control]}
              aria-label={translate(`menus.${control}Name`, { name })}
              onClick={() => onControl(control)}
            >
              {translate(`menus.${control}`)}
            </button>
          ))}
        </span>
      </div>
      {children}
    </fieldset>
  )
}
