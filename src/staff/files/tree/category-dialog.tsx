import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Select, TextArea, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { library } from '../api/library.ts'
import { type Refusal, refusalOf } from '../api/refusal.ts'
import { DialogFoot } from '../dialog-foot.tsx'
import { Modal } from '../modal.tsx'
import { LockFields, type LockState, lockChange, lockState } from '../panel/lock-fields.tsx'
import { fileTexts as t } from '../texts.ts'
import { CategoryOptions } from './category-options.tsx'
import { type Branch, withBelow } from './tree.ts'

interface Props {
  branches: readonly Branch[]
  /** Absent: a new one below `parentId`. */
  branch?: Branch
  parentId?: number
  onClose(): void
  onSaved(id: number): void
}

/** A form for a new category, or for an existing one. */
export function CategoryDialog({ branches, branch, parentId, onClose, onSaved }: Props) {
  const id = useId()
  const [name, setName] = useState(branch?.name ?? '')
  const [description, setDescription] = useState(branch?.description ?? '')
  const [parent, setParent] = useState(String(branch ? (branch.parentId ?? '') : (parentId ?? '')))
  const [lock, setLock] = useState<LockState>(lockState(branch?.lock))
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const own = branch ? withBelow(branches, branch.id) : new Set<number>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const parentNumber = parent === '' ? null : Number(parent)
      const saved = branch
        ? await library.changeCategory(branch.id, {
            name,
            description,
            ...(parentNumber !== (branch.parentId ?? null) && { parentId: parentNumber }),
            ...lockChange(branch.lock, lock),
          })
        : await library.addCategory({ name, ...(parentNumber !== null && { parentId: parentNumber }) })
      onSaved(saved.id)
    } catch (error) {
      setRefusal(refusalOf(error))
      setBusy(false)
    }
  }

  return (
    <Modal
      id={`${id}-dialog`}
      title={branch ? t('categoryEditOf', { name: branch.name }) : t('categoryNew')}
      onClose={onClose}
    >
      <form className="fm-form" onSubmit={save}>
        {refusal ? (
          <Message tone="wrong" role="alert">
            {refusal.text}
          </Message>
        ) : null}
        <Field id={`${id}-name`} label={t('categoryName')} error={refusal?.errors.name}>
          {(wires) => (
            <TextInput
              {...wires}
              value={name}
              maxLength={250}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field id={`${id}-parent`} label={t('categoryParent')} error={refusal?.errors.parentId}>
          {(wires) => (
            <Select {...wires} value={parent} onChange={({ target }) => setParent(target.value)}>
              <option value="">{t('categoryTop')}</option>
              <CategoryOptions branches={branches.filter((one) => !own.has(one.id))} />
            </Select>
          )}
        </Field>
        {branch ? (
          <>
            <Field id={`${id}-description`} label={t('categoryDescription')}>
              {(wires) => (
                <TextArea
                  {...wires}
                  value={description}
                  onChange={({ target }) => setDescription(target.value)}
                />
              )}
            </Field>
            <LockFields kept={branch.lock} lock={lock} onLock={setLock} errors={refusal?.errors ?? {}} />
          </>
        ) : null}
        <DialogFoot>
          <Button type="submit" busy={busy && t('saving')}>
            {t('save')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
