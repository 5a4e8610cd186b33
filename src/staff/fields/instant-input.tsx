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
import { incomplete, useMoment } from './use-moment.ts'

/** A date and time in Dutch time; the form holds the moment as ISO text, null for none, or `incomplete`. */
export function InstantInput({
  source,
  label,
  helperText,
}: Pick<InputProps, 'source' | 'label' | 'helperText'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  // Who saves with the Enter key has not left the field.
  const isWhole = (value: unknown) =>
    value === incomplete || moment.input.current?.validity.badInput ? 'fields.wholeMoment' : undefined
  const { id, field, fieldState, isRequired } = useInput({ source, validate: isWhole, defaultValue: null })
  // The text as typed, until blur; otherwise a year would disappear after its first digit.
  const [typed, setTyped] = useState<string>()
  const moment = useMoment(typed ?? shown(field.value), (now) => {
    setTyped(now)
    field.onChange(now === '' ? null : (fromDutchMinute(now)?.toISOString() ?? incomplete))
  })
  const help = typeof helperText === 'string' ? translate(helperText) : undefined
  const mistake = fieldState.error?.message
  return (
    <TextField
      id={id}
      label={<FieldTitle source={source} label={label} resource={resource} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={mistake ? <ValidationError error={mistake} /> : (help ?? ' ')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: moment.wires }}
      onBlur={() => {
        if (moment.read() !== incomplete && field.value !== incomplete) setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}

function shown(value: unknown): string {
  const instant = typeof value === 'string' ? new Date(value) : undefined
  return instant && !Number.isNaN(instant.getTime()) ? toDutchMinute(instant) : ''
}
