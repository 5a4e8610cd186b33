import { TextField } from '@mui/material'
import { useState } from 'react'
import {
  FieldTitle,
  type InputProps,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { fromDutchMinute, toDutchMinute } from '../../kernel/dates.ts'

/** The form's value while the moment is incomplete; it is not a valid moment. */
const incomplete = 'incomplete'
const isWhole = (value: unknown) => (value === incomplete ? 'fields.wholeMoment' : undefined)

/** A date and time in Dutch time; the form holds the moment as ISO text, or null for none. */
export function InstantInput({
  source,
  label,
  helperText,
}: Pick<InputProps, 'source' | 'label' | 'helperText'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { id, field, fieldState, isRequired } = useInput({ source, validate: isWhole, defaultValue: null })
  // The text as typed, until blur; otherwise a year would disappear after its first digit.
  const [typed, setTyped] = useState<string>()
  const help = typeof helperText === 'string' ? translate(helperText) : undefined
  const mistake = fieldState.error?.message
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={<FieldTitle source={source} label={label} resource={resource} isRequired={isRequired} />}
      value={typed ?? shown(field.value)}
      error={fieldState.invalid}
      helperText={mistake ? <ValidationError error={mistake} /> : (help ?? ' ')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
      onChange={({ target }) => {
        setTyped(target.value)
        const isNone = target.value === '' && !target.validity.badInput
        field.onChange(isNone ? null : (fromDutchMinute(target.value)?.toISOString() ?? incomplete))
      }}
      onBlur={() => {
        if (field.value !== incomplete) setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}

function shown(value: unknown): string {
  const instant = typeof value === 'string' ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? toDutchMinute(instant) : ''
}
