import { useId } from 'react'
import type { Field } from '../../../widgets/fields.ts'
import { MediaChoice } from '../../fields/media-input.tsx'
import type { FieldControl } from './control.ts'

interface Props<Type extends Field['type']> extends FieldControl {
  field: Extract<Field, { type: Type }>
}

/** A picture of the media library. */
export const MediaField = ({ field, value, onChange }: Props<'media'>) => (
  <Pictures
    {...field}
    ids={typeof value === 'number' ? [value] : []}
    onChange={([first]) => onChange(first ?? null)}
  />
)

/** Pictures of the media library, in order. */
export const PicturesField = ({ field, value, onChange }: Props<'pictures'>) => (
  <Pictures
    {...field}
    several
    ids={Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []}
    onChange={onChange}
  />
)

interface PicturesProps {
  label: string
  help?: string
  several?: boolean
  ids: readonly number[]
  onChange: (ids: readonly number[]) => void
}

function Pictures({ label, help, ...choice }: PicturesProps) {
  const id = useId()
  return (
    <div className="field">
      <p className="lab" id={id}>
        {label}
      </p>
      <MediaChoice {...choice} labelledBy={id} />
      {help ? <p className="hint">{help}</p> : null}
    </div>
  )
}
