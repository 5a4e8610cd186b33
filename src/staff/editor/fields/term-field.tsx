import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { useKinds } from '../../kinds/known.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useBeside } from './use-beside.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'term' }>
  /** The prop's name. */
  name: string
}

const most = 1_000
const terms = z.object({
  data: z.array(
    z.object({ id: z.number(), taxonomy: z.string(), name: z.string(), slug: z.string(), depth: z.number() }),
  ),
})
/** So that levels can be told apart in a list of a browser. */
const indent = (depth: number) => '\u2003'.repeat(depth)

/** One term of the site, by its name; nobody needs to know its slug. */
export function TermField({ field, name, value, onChange }: Props) {
  const id = useId()
  const { own, write } = useBeside(name, onChange)
  const kinds = useKinds()
  const { taxonomies = kinds.taxonomies.map((taxonomy) => taxonomy.name), besideTaxonomy } = field
  const all = useFound('terms', '', most, terms)
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
          {taxonomies.map((one) => (
            <optgroup key={one} label={kinds.taxonomy(one)?.many ?? one}>
              {all
                ?.filter((term) => term.taxonomy === one)
                .map((term) => (
                  <option key={term.id} value={`${one}/${term.slug}`}>
                    {indent(term.depth)}
                    {term.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
