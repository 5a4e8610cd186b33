import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { type EntryField, hasRows } from '../../kernel/own-fields.ts'
import { OwnRowsInput } from './own-rows-input.tsx'
import { OwnValueInput } from './own-value-input.tsx'

/** The input of a field of entries, of the program or of staff. */
export function FieldInput({ field }: { field: EntryField }) {
  const source = `fields.${field.name}`
  return hasRows(field.type) ? (
    <OwnRowsInput field={field} source={source} />
  ) : (
    <OwnValueInput field={field} source={source} />
  )
}

const areWide: ReadonlySet<string> = new Set([
  'longtext',
  'richtext',
  'pictures',
  'files',
  'entries',
  'place',
])

interface Props {
  /** Key of the text above them. */
  legend: string
  fields: readonly EntryField[]
  /** Stands between the fields and the lists. */
  children?: ReactNode
}

/** The inputs of the program's fields: short ones in pairs, below them those across the whole width, then lists. */
export function FieldInputs({ legend, fields, children }: Props) {
  const translate = useTranslate()
  const inputs = (wanted: (type: EntryField['type']) => boolean) =>
    fields.filter(({ type }) => wanted(type)).map((field) => <FieldInput key={field.name} field={field} />)
  return (
    <fieldset className="group">
      <legend>{translate(legend)}</legend>
      <div className="pairs">{inputs((type) => !hasRows(type) && !areWide.has(type))}</div>
      {inputs((type) => areWide.has(type))}
      {children}
      {inputs(hasRows)}
    </fieldset>
  )
}
