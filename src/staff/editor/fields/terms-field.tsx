import type { Field as FieldData } from '../../../widgets/fields.ts'
import { useKinds } from '../../kinds/known.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { Several } from './several.tsx'
import { keyOf, TermOptions, useTerms } from './term-options.tsx'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'terms' }>
}

/** Chooses terms of the site. */
export function TermsField(props: Props) {
  const all = useTerms() ?? []
  const taxonomies = useKinds().taxonomies.map(({ name }) => name)
  return (
    <Several
      {...props}
      nameOf={(key) => all.find((term) => keyOf(term) === key)?.name ?? key}
      add={editorTexts('termAdd')}
      choose={editorTexts('termChoose')}
    >
      {(chosen) => (
        <TermOptions terms={all.filter((term) => !chosen.includes(keyOf(term)))} taxonomies={taxonomies} />
      )}
    </Several>
  )
}
