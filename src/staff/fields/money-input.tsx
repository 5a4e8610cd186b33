import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import {
  FieldTitle,
  type InputProps,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
} from 'react-admin'
import { readCents, typedCents } from './money.ts'

/** An amount in euro; the form holds cents, or null for none. */
export function MoneyInput({
  source,
  label,
  helperText,
  validate,
}: Pick<InputProps, 'source' | 'label' | 'helperText' | 'validate'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { id, field, fieldState, isRequired } = useInput({ source, validate, defaultValue: null })
  const cents = typeof field.value === 'number' ? field.value : undefined
  // The text as typed, until blur; otherwise a comma would disappear while typing.
  const [typed, setTyped] = useState<string>()
  const help = typeof helperText === 'string' ? translate(helperText) : undefined
  const mistake = fieldState.error?.message
  return (
    <TextField
      id={id}
      label={<FieldTitle source={source} label={label} resource={resource} isRequired={isRequired} />}
      value={typed ?? (cents === undefined ? '' : typedCents(cents))}
      error={fieldState.invalid}
      helperText={mistake ? <ValidationError error={mistake} /> : (help ?? ' ')}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(target.value.trim() === '' ? null : (readCents(target.value) ?? Number.NaN))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
    />
  )
}
