import { BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasOptions } from '../../../kernel/own-fields.ts'

const toLines = (options: unknown): string => (Array.isArray(options) ? options.join('\n') : '')
const fromLines = (text: string): string[] => text.split('\n')

/** An empty line is none; while one types it is the next. */
export const withoutEmptyLines = (field: Record<string, unknown>) => ({
  ...field,
  options: Array.isArray(field.options)
    ? field.options.filter((option) => typeof option === 'string' && option.trim() !== '')
    : [],
})

/** What can be changed of a field at any time. */
export function OwnFieldFields() {
  const type: unknown = useWatch({ name: 'type' })
  return (
    <>
      <TextInput source="label" validate={required()} helperText="ownFields.labelHelp" />
      {hasOptions(type) ? (
        <TextInput
          source="options"
          multiline
          minRows={3}
          format={toLines}
          parse={fromLines}
          helperText="ownFields.optionsHelp"
        />
      ) : null}
      <TextInput source="help" helperText="ownFields.helpHelp" />
      <BooleanInput source="required" helperText="ownFields.requiredHelp" />
      <NumberInput source="position" step={1} helperText="ownFields.positionHelp" />
    </>
  )
}
