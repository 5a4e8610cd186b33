import { useState } from 'react'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { FilePicker } from '../../files/picker.tsx'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useBeside } from './use-beside.ts'

interface Props<Type extends FieldData['type']> extends FieldControl {
  field: Extract<FieldData, { type: Type }>
  /** The prop's name; what else the picker writes stands beside it (section 3). */
  name: string
}

/** One file of the library. */
export function FileField({ field, name, value, onChange }: Props<'file'>) {
  const { own, write } = useBeside(name, onChange)
  const [open, setOpen] = useState(false)
  const chosen = isSet(value)
  return (
    <FieldGroup legend={field.label} className="field">
      <p>{chosen ? nameOr(own('wpfd_file_name'), value) : editorTexts('fileNone')}</p>
      <Choices
        chosen={chosen}
        choose={editorTexts('fileChoose')}
        onChoose={() => setOpen(true)}
        onClear={() => write(field.asNumber ? 0 : '', { wpfd_category_id: '', wpfd_file_name: '' })}
      />
      {field.help ? <p className="hint">{field.help}</p> : null}
      {open ? (
        <FilePicker
          mode="file"
          title={editorTexts('fileChoose')}
          closeLabel={editorTexts('close')}
          onClose={() => setOpen(false)}
          onPick={({ wpfd_file_id, ...beside }) =>
            write(field.asNumber ? Number(wpfd_file_id) : wpfd_file_id, beside)
          }
        />
      ) : null}
    </FieldGroup>
  )
}

/** One category of the library. */
export function CategoryField({ field, name, value, onChange }: Props<'file-category'>) {
  const { own, write } = useBeside(name, onChange)
  const [open, setOpen] = useState(false)
  const chosen = isSet(value)
  return (
    <FieldGroup legend={field.label} className="field">
      <p>{chosen ? nameOr(own('wpfd_selected_category_name'), value) : editorTexts('categoryNone')}</p>
      <Choices
        chosen={chosen}
        choose={editorTexts('categoryChoose')}
        onChoose={() => setOpen(true)}
        onClear={() => write(field.asNumber ? 0 : '', { wpfd_selected_category_name: '' })}
      />
      {field.help ? <p className="hint">{field.help}</p> : null}
      {open ? (
        <FilePicker
          mode="category"
          title={editorTexts('categoryChoose')}
          closeLabel={editorTexts('close')}
          onClose={() => setOpen(false)}
          onPick={({ wpfd_selected_category_id, ...beside }) =>
            write(field.asNumber ? Number(wpfd_selected_category_id) : wpfd_selected_category_id, beside)
          }
        />
      ) : null}
    </FieldGroup>
  )
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== 0

const nameOr = (name: unknown, value: unknown) =>
  typeof name === 'string' && name !== '' ? name : editorTexts('pickedNumber', { number: String(value) })

function Choices({
  chosen,
  choose,
  onChoose,
  onClear,
}: {
  chosen: boolean
  choose: string
  onChoose: () => void
  onClear: () => void
}) {
  return (
    <p className="row">
      <Button plain onClick={onChoose}>
        {choose}
      </Button>
      {chosen ? <TextButton onClick={onClear}>{editorTexts('pickedClear')}</TextButton> : null}
    </p>
  )
}
