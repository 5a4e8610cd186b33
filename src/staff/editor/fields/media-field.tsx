import { useId } from 'react'
import type { Field } from '../../../widgets/fields.ts'
import { MediaChoice } from '../../fields/media-input.tsx'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<Field, { type: 'media' }>
}

/** A picture of the media library. */
export function MediaField({ field, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <p className="lab" id={id}>
        {field.label}
      </p>
      <MediaChoice
        ids={typeof value === 'number' ? [value] : []}
        labelledBy={id}
        onChange={([first]) => onChange(first ?? null)}
      />
      {field.help ? <p className="hint">{field.help}</p> : null}
    </div>
  )
}
