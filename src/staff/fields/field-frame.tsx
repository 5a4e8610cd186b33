import { type ReactNode, useId } from 'react'
import { FieldTitle, type InputProps, ValidationError } from 'react-admin'

/** Label, help text and errors for inputs that are not a single native control. */
export function FieldFrame({
  source,
  label,
  resource,
  isRequired,
  error,
  help,
  children,
}: {
  source: string
  label?: InputProps['label']
  resource?: string
  isRequired?: boolean
  error?: string | undefined
  help?: string
  children: (wires: { labelId: string; describedBy: string | undefined }) => ReactNode
}) {
  const id = useId()
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const note = error ? <ValidationError error={error} /> : help
  return (
    <div className="field-frame">
      <p className="field-label" id={labelId}>
        <FieldTitle source={source} label={label} resource={resource} isRequired={isRequired ?? false} />
      </p>
      {children({ labelId, describedBy: note ? noteId : undefined })}
      {note ? (
        <p className={error ? 'field-note wrong' : 'field-note'} id={noteId}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
