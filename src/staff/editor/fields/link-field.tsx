import type { Field } from '../../../widgets/fields.ts'
import { LinkChooser } from '../../fields/link-chooser/link-chooser.tsx'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<Field, { type: 'link' }>
}

/** The target of a link. */
export const LinkField = ({ field, value, onChange }: Props) => (
  <LinkChooser
    label={field.label}
    hint={field.help}
    value={typeof value === 'string' ? value : ''}
    onChange={onChange}
  />
)
