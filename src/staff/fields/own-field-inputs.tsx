import { useTranslate } from 'react-admin'
import type { EntryType } from '../../kernel/kinds.ts'
import { hasRows } from '../../kernel/own-fields.ts'
import { useOwnFields } from './own-fields.ts'
import { OwnRowsInput } from './own-rows-input.tsx'
import { OwnValueInput } from './own-value-input.tsx'

/** Inputs for the fields that staff defined for a kind. */
export function OwnFieldInputs({ kind }: { kind: EntryType }) {
  const translate = useTranslate()
  const fields = useOwnFields(kind)
  if (fields.length === 0) return null
  return (
    <fieldset className="group">
      <legend>{translate('ownFields.group')}</legend>
      {fields.map((field) => {
        const source = `fields.${field.name}`
        return hasRows(field.type) ? (
          <OwnRowsInput key={field.id} field={field} source={source} />
        ) : (
          <OwnValueInput key={field.id} field={field} source={source} />
        )
      })}
    </fieldset>
  )
}
