import { type InputProps, useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin'
import { LinkChooser } from './link-chooser.tsx'

/** A link target as a field of a form. */
export function LinkInput({ source, validate }: Pick<InputProps, 'source' | 'validate'>) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field, fieldState } = useInput({ source, validate, defaultValue: '' })
  const mistake = fieldState.error?.message
  return (
    <LinkChooser
      label={translate(`resources.${resource}.fields.${source}`)}
      value={field.value}
      onChange={field.onChange}
      error={mistake && <ValidationError error={mistake} />}
    />
  )
}
