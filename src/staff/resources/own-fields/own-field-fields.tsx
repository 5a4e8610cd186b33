import { ArrayInput, BooleanInput, NumberInput, required, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasOptions, hasRows, mostRows } from '../../../kernel/own-fields.ts'
import { Rows } from '../../fields/rows.tsx'
import { OptionsInput } from './options-input.tsx'
import { PartsInput } from './parts-input.tsx'

/** Settings of a field that can always be changed. */
export function OwnFieldFields() {
  const type: unknown = useWatch({ name: 'type' })
  return (
    <>
      <TextInput source="label" validate={required()} helperText="ownFields.labelHelp" />
      {hasOptions(type) ? <OptionsInput source="options" /> : null}
      {hasRows(type) ? <RowFields isFlexible={type === 'flexible'} /> : null}
      <TextInput source="help" helperText="ownFields.helpHelp" />
      <BooleanInput source="required" helperText="ownFields.requiredHelp" />
      <NumberInput source="position" step={1} helperText="ownFields.positionHelp" />
    </>
  )
}

/** The parts of the rows, and the limits of their number. */
function RowFields({ isFlexible }: { isFlexible: boolean }) {
  const translate = useTranslate()
  return (
    <>
      {isFlexible ? (
        <ArrayInput source="layouts" label={translate('ownFields.layouts')} helperText={false}>
          <Rows add="ownFields.addLayout">
            <TextInput source="label" label={translate('ownFields.layoutLabel')} validate={required()} />
            <PartsInput source="parts" />
          </Rows>
        </ArrayInput>
      ) : (
        <PartsInput source="layouts.0.parts" />
      )}
      <NumberInput
        source="rowLimit"
        min={1}
        max={mostRows}
        step={1}
        defaultValue={50}
        helperText="ownFields.rowLimitHelp"
      />
    </>
  )
}
