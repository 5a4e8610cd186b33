import { InputAdornment } from '@mui/material'
import { TextInput, type TextInputProps, useInput, useTranslate, useTranslateLabel } from 'react-admin'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A colour as `#8c2d19`, typed or picked; empty for none, which a browser's own input does not know. */
export function ColourInput(props: TextInputProps) {
  const translate = useTranslate()
  const { field } = useInput(props)
  const label = useTranslateLabel()(props)
  return (
    <TextInput
      {...props}
      placeholder="#8c2d19"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <input
                type="color"
                className="colour-picker"
                aria-label={translate('ownFields.pickColour', {
                  field: typeof label === 'string' ? label : '',
                })}
                value={isColour(field.value) ? field.value : '#ffffff'}
                onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
