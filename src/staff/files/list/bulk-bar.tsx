import { type FormEvent, useId, useState } from 'react'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { Select, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { FilesChange } from '../api/library.ts'
import { DialogFoot } from '../dialog-foot.tsx'
import { Modal } from '../modal.tsx'
import { tagList } from '../panel/draft.ts'
import { SureDialog } from '../sure-dialog.tsx'
import { fileTexts as t } from '../texts.ts'
import { CategoryOptions } from '../tree/category-options.tsx'
import type { Branch } from '../tree/tree.ts'
import { LockDialog } from './lock-dialog.tsx'

interface Props {
  count: number
  branches: readonly Branch[]
  onChange(change: FilesChange): void
  onDelete(): void
  onClear(): void
}

type Asked = 'move' | 'tag' | 'lock' | 'remove'

/** Actions for all chosen files at once. */
export function BulkBar({ count, branches, onChange, onDelete, onClear }: Props) {
  const [asked, setAsked] = useState<Asked>()
  if (count === 0) return null
  const close = () => setAsked(undefined)
  const change = (wanted: FilesChange) => {
    close()
    onChange(wanted)
  }
  return (
    <section className="fm-bulk" aria-label={t('bulk')}>
      <p role="status">{t('chosen', { count })}</p>
      <TextButton onClick={() => setAsked('move')}>{t('move')}</TextButton>
      <TextButton onClick={() => change({ published: true })}>{t('publish')}</TextButton>
      <TextButton onClick={() => change({ published: false })}>{t('unpublish')}</TextButton>
      <TextButton onClick={() => setAsked('tag')}>{t('tag')}</TextButton>
      <TextButton onClick={() => setAsked('lock')}>{t('lock')}</TextButton>
      <TextButton onClick={() => setAsked('remove')}>{t('remove')}</TextButton>
      <TextButton onClick={onClear}>{t('chooseNone')}</TextButton>
      {asked === 'move' ? <MoveDialog {...{ count, branches, onClose: close, onChange: change }} /> : null}
      {asked === 'tag' ? <TagDialog {...{ count, onClose: close, onChange: change }} /> : null}
      {asked === 'lock' ? <LockDialog {...{ count, onClose: close, onChange: change }} /> : null}
      {asked === 'remove' ? (
        <SureDialog
          id="fm-remove"
          title={t('removeTitle', { count })}
          text={t('removeSure')}
          label={t('remove')}
          onSure={() => onDelete()}
          onClose={close}
        />
      ) : null}
    </section>
  )
}

interface AskProps {
  count: number
  onClose(): void
  onChange(change: FilesChange): void
}

function MoveDialog({ count, branches, onClose, onChange }: AskProps & { branches: readonly Branch[] }) {
  const id = useId()
  const [to, setTo] = useState(String(branches[0]?.id ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ categoryId: Number(to) })
  }
  return (
    <Modal id="fm-move" title={t('moveTitle', { count })} onClose={onClose}>
      <form className="fm-form" onSubmit={submit}>
        <Field id={id} label={t('moveTo')}>
          {(wires) => (
            <Select {...wires} value={to} onChange={({ target }) => setTo(target.value)}>
              <CategoryOptions branches={branches} />
            </Select>
          )}
        </Field>
        <DialogFoot>
          <Button type="submit">{t('move')}</Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}

function TagDialog({ count, onClose, onChange }: AskProps) {
  const id = useId()
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ addTags: tagList(added), removeTags: tagList(removed) })
  }
  return (
    <Modal id="fm-tag" title={t('tagTitle', { count })} onClose={onClose}>
      <form className="fm-form" onSubmit={submit}>
        <Field id={`${id}-add`} label={t('tagAdd')} hint={t('tagsHint')}>
          {(wires) => (
            <TextInput {...wires} value={added} onChange={({ target }) => setAdded(target.value)} />
          )}
        </Field>
        <Field id={`${id}-remove`} label={t('tagRemove')} hint={t('tagsHint')}>
          {(wires) => (
            <TextInput {...wires} value={removed} onChange={({ target }) => setRemoved(target.value)} />
          )}
        </Field>
        <DialogFoot>
          <Button type="submit">{t('save')}</Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}
