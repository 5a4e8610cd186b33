import { type InputProps, useInput } from 'react-admin'
import { FieldFrame } from './field-frame.tsx'
import { RichTextEditor } from './rich-text/rich-text-editor.tsx'

/** A text with headings, lists and links, as a field of a form. */
export function RichTextInput({ source, label, ...rest }: Pick<InputProps, 'source' | 'label' | 'validate'>) {
  const { field, fieldState, isRequired } = useInput({ source, ...rest, defaultValue: '' })
  return (
    <FieldFrame source={source} label={label} isRequired={isRequired} error={fieldState.error?.message}>
      {({ labelId, describedBy }) => (
        <RichTextEditor
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          labelledBy={labelId}
          describedBy={describedBy}
        />
      )}
    </FieldFrame>
  )
}
