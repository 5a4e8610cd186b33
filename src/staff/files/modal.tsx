import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'
import { fileTexts as t } from './texts.ts'

/** A dialog that is open for as long as it is there; the focus goes back when it goes, whatever way. */
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
