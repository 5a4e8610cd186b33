import type { ViewProps } from '../../islands/contract.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import type { ShownPart } from '../shared/own-fields/shown-value.ts'
import { Value, type ValueTexts } from '../shared/own-fields/value.tsx'
import type { OwnFieldProps } from './fields.ts'
import type { Shown, ShownField, ShownRows } from './load.ts'
import { Rows } from './rows.tsx'

const hasRows = (field: ShownField): field is Shown<ShownRows> =>
  field.value.as === 'rows' || field.value.as === 'layouts'
const isFact = (field: ShownField): field is Shown<ShownPart> => !hasRows(field) && field.value.as !== 'files'

/** Declared fields, with or without their names. Files and rows stand below the facts, across the full width. */
export default function OwnFieldView({
  props,
  model: fields,
  texts,
  id,
}: ViewProps<OwnFieldProps, readonly ShownField[]>) {
  if (fields.length === 0) return null
  if (!props.showLabel)
    return (
      <div className="own-field">
        {fields.map((field) => (
          <div key={field.name}>
            <Wide field={field} labelId={undefined} props={props} texts={texts} />
          </div>
        ))}
      </div>
    )
  const facts = fields
    .filter(isFact)
    .map(({ name, label, value }) => ({ key: name, label, value: <Value value={value} texts={texts} /> }))
  return (
    <div className="own-field">
      {facts.length > 0 ? <Facts rows={facts} /> : null}
      {fields
        .filter((field) => !isFact(field))
        .map((field) => (
          <div key={field.name}>
            <h2 id={`${id}-${field.name}`}>{field.label}</h2>
            <Wide field={field} labelId={`${id}-${field.name}`} props={props} texts={texts} />
          </div>
        ))}
    </div>
  )
}

interface WideProps {
  field: ShownField
  labelId: string | undefined
  props: OwnFieldProps
  texts: ValueTexts
}

const Wide = ({ field, labelId, props, texts }: WideProps) =>
  field.value.as === 'rows' || field.value.as === 'layouts' ? (
    <Rows value={field.value} labelId={labelId} label={field.label} props={props} texts={texts} />
  ) : (
    <Value value={field.value} texts={texts} />
  )
