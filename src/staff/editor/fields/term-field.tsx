import { useId } from 'react'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { useKinds } from '../../kinds/known.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { TermOptions, useTerms } from './term-options.tsx'
import { useBeside } from './use-beside.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'term' }>
  /** The prop's name. */
  name: string
}

/** One term of the site, by its name; nobody needs to know its slug. */
export function TermField({ field, name, value, onChange }: Props) {
  const id = useId()
  const { own, write } = useBeside(name, onChange)
  const kinds = useKinds()
  const { taxonomies = kinds.taxonomies.map((taxonomy) => taxonomy.name), besideTaxonomy } = field
  const all = useTerms()
  const slug = typeof value === 'string' ? value : ''
  const taxonomy = besideTaxonomy === undefined ? taxonomies[0] : own(besideTaxonomy)
  const chosen = slug === '' ? '' : `${taxonomy}/${slug}`
  const isKnown = all?.some((term) => `${term.taxonomy}/${term.slug}` === chosen)
  const choose = (key: string) => {
    const [ofTaxonomy = '', ...rest] = key.split('/')
    write(rest.join('/'), besideTaxonomy === undefined ? {} : { [besideTaxonomy]: ofTaxonomy })
  }
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{editorTexts('termAll')}</option>
          {chosen !== '' && !isKnown ? <option value={chosen}>{slug}</option> : null}
          <TermOptions terms={all ?? []} taxonomies={taxonomies} />
        </Select>
      )}
    </Field>
  )
}
