import { InputAdornment, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { readCents } from './money.ts'

interface Props {
  /** Key of a text. */
  label: string
  helperText?: string
  /** The text as typed; the caller parses it with `readCents`. */
  value: string
  onChange(typed: string): void
}

/** An amount in euro, for use outside the forms of resources. */
export function CentsField({ label, helperText, value, onChange }: Props) {
  const translate = useTranslate()
  const isWrong = value.trim() !== '' && readCents(value) === undefined
  return (
    <TextField
      label={translate(label)}
      value={value}
      error={isWrong}
      helperText={isWrong ? translate('money.wrong') : helperText}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  )
}
