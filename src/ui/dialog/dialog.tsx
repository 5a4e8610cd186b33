import { type ReactNode, useEffect, useRef } from 'react'
import { CloseButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { controlDialog, openDialog } from './dialog-control.ts'

export interface DialogProps {
  id: string
  /** Names the dialog; stands at its top, or only in its name when `heading` is false. */
  title: ReactNode
  /** False when the content brings its own heading; a small line then stands at the top. */
  heading?: boolean
  /** Name of the cross, 'Sluiten'. */
  closeLabel: string
  /** Its tip, 'Close (Esc)'. */
  closeTitle?: string
  /** `box` 46 rem wide, `wide` 58, `drawer` from the right. */
  shape?: 'box' | 'wide' | 'drawer'
  /** In an island: whether it shows. Left out in plain HTML, where a `data-opens` button decides. */
  open?: boolean
  /** It was closed, by whatever way. */
  onClose?: () => void
  className?: string
  children: ReactNode
}

/**
 * A native dialog: the cross, the backdrop and Esc close it, the focus goes back to what opened it. Full-screen
 * below 400 px, else centred with 20 px round it (specification section 9). As plain HTML it works with
 * `controlDialogs`.
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
