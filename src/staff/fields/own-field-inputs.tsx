import { useTranslate } from 'react-admin'
import type { EntryType } from '../../kernel/kinds.ts'
import { FieldInput } from './field-inputs.tsx'
import { useOwnFields } from './own-fields.ts'

/** Inputs for the fields that staff defined for a kind. */
export function OwnFieldInputs({ kind }: { kind: EntryType }) {
  const translate = useTranslate()
  const fields = useOwnFields(kind)
  if (fields.length === 0) return null
  return (
    <fieldset className="group">
      <legend>{translate('ownFields.group')}</legend>
      {fields.map((field) => (
        <FieldInput key={field.id} field={field} />
      ))}
    </fieldset>
  )
}
