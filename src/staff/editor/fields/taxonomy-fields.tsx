import type { Field as FieldData } from '../../../widgets/fields.ts'
import { useKinds } from '../../kinds/known.ts'
import { editorTexts } from '../texts.ts'
import { ChoiceField } from './choice-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import type { FieldControl } from './control.ts'

interface OneProps extends FieldControl {
  field: Extract<FieldData, { type: 'taxonomy' }>
}

/** One taxonomy or none; a deleted one stays chosen until another is chosen. */
export function TaxonomyField({ field, value, onChange }: OneProps) {
  const { taxonomies, taxonomy } = useKinds()
  const { empty, each = '{name}', label, help } = field
  const chosen = typeof value === 'string' ? value : ''
  const options = [
    { value: '', label: empty },
    ...(chosen === '' || taxonomy(chosen) ? [] : [{ value: chosen, label: editorTexts('taxonomyGone') }]),
    ...taxonomies.map(({ name, many }) => ({
      value: name,
      label: each.replace('{name}', each === '{name}' ? many : many.toLocaleLowerCase('nl')),
    })),
  ]
  return <ChoiceField field={{ type: 'choice', label, help, options }} value={chosen} onChange={onChange} />
}

interface SeveralProps extends FieldControl {
  field: Extract<FieldData, { type: 'taxonomies' }>
}

/** Several taxonomies. */
export function TaxonomiesField({ field: { label, help }, ...control }: SeveralProps) {
  const options = useKinds().taxonomies.map(({ name, many }) => ({ value: name, label: many }))
  return <ChoicesField field={{ type: 'choices', label, help, options }} {...control} />
}
