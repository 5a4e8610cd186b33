import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'
import { fileTexts as t } from './texts.ts'

/** A modal dialog that is open while mounted; the focus returns however it is closed. */
export function Modal({ className, ...rest }: Omit<DialogProps, 'open' | 'closeLabel'>) {
  const opener = useRef(document.activeElement)
  useEffect(() => {
    const before = opener.current
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return <Dialog {...rest} open closeLabel={t('close')} className={classNames('fm-dialog', className)} />
}
