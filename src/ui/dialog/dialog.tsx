import { type ReactNode, useEffect, useRef } from 'react'
import { CloseButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { controlDialog, openDialog } from './dialog-control.ts'

export interface DialogProps {
  id: string
  /** The title; if `heading` is false, only the accessible name. */
  title: ReactNode
  /** False when the content has its own heading; the dialog then shows a thin line at its top. */
  heading?: boolean
  /** Label of the close button, 'Sluiten'. */
  closeLabel: string
  /** Tooltip of the close button, 'Close (Esc)'. */
  closeTitle?: string
  /** `box` is 46 rem wide, `wide` 58; `drawer` comes from the right. */
  shape?: 'box' | 'wide' | 'drawer'
  /** In an island: whether the dialog is open. Absent in plain HTML, where a `data-opens` button opens it. */
  open?: boolean
  /** Called after the dialog was closed in any way. */
  onClose?: () => void
  className?: string
  children: ReactNode
}

/**
 * A native dialog: the close button, the backdrop and Escape close it, and the focus returns to the element that opened
 * it. Full screen below 400 px, otherwise centred with a margin of 20 px (specification section 9). In plain HTML it
 * works with `controlDialogs`.
 */
export function Dialog({
  id,
  title,
  heading = true,
  closeLabel,
  closeTitle,
  shape = 'box',
  open,
  onClose,
  className,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => (element.current ? controlDialog(element.current) : undefined), [])
  useEffect(() => {
    const dialog = element.current
    if (!dialog || open === undefined) return
    if (open) openDialog(dialog)
    else dialog.close()
  }, [open])

  const Title = heading ? 'h2' : 'p'
  return (
    <dialog
      ref={element}
      id={id}
      className={classNames('dlg', shape !== 'box' && shape, className)}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className="dlg-in">
        <div className="top">
          <Title id={`${id}-title`} className={heading ? undefined : 'label num'}>
            {title}
          </Title>
          <CloseButton label={closeLabel} title={closeTitle} data-closes="" />
        </div>
        {children}
      </div>
    </dialog>
  )
}
