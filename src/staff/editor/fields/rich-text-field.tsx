import { useId } from 'react'
import type { Field } from '../../../widgets/fields.ts'
import { RichTextEditor } from '../../fields/rich-text/rich-text-editor.tsx'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<Field, { type: 'richtext' }>
}

/** Written text, with the same editor as news and products have. */
export function RichTextField({ field, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <p className="lab" id={id}>
        {field.label}
      </p>
      <RichTextEditor value={typeof value === 'string' ? value : ''} onChange={onChange} labelledBy={id} />
    </div>
  )
}
