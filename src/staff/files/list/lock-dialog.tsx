import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import type { FilesChange } from '../api/library.ts'
import { DialogFoot } from '../dialog-foot.tsx'
import { Modal } from '../modal.tsx'
import { isOpen, LockFields, lockOf, lockState } from '../panel/lock-fields.tsx'
import { fileTexts as t } from '../texts.ts'

interface Props {
  count: number
  onClose(): void
  onChange(change: FilesChange): void
}

/** Sets or removes the lock of all chosen files. */
export function LockDialog({ count, onClose, onChange }: Props) {
  const [lock, setLock] = useState(lockState())
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOpen(lock)) setRefused(true)
    else onChange({ lock: lockOf(lock) })
  }
  return (
    <Modal id="fm-lock" title={t('lockTitle', { count })} onClose={onClose}>
      <form className="fm-form" onSubmit={submit}>
        <p className="hint">{t('lockManySay')}</p>
        <LockFields
          lock={lock}
          onLock={setLock}
          errors={isRefused && isOpen(lock) ? { 'lock.password': t('lockNothing') } : {}}
        />
        <DialogFoot>
          <Button type="submit">{t('lockOn')}</Button>
          <Button plain onClick={() => onChange({ lock: lockOf(lockState()) })}>
            {t('lockOff')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
