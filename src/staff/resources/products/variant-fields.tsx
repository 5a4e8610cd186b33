import { ArrayInput, BooleanInput, required, TextInput, useTranslate } from 'react-admin'
import { Rows } from '../../fields/rows.tsx'
import { VariantTable } from './variants/variant-table.tsx'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
const split = (typed: string) => typed.split(',').map((part) => part.trimStart())

/** Kinds of choice (Formaat: A4, A5) and a table with a price and stock for each of what can be chosen. */
export function VariantFields() {
  const translate = useTranslate()
  return (
    <fieldset className="group">
      <legend>{translate('product.choices')}</legend>
      <ArrayInput source="offer.attributes" helperText={false}>
        <Rows fullWidth add="product.addAttribute">
          <TextInput source="name" label="product.attribute" validate={required()} helperText={false} />
          <TextInput
            source="values"
            label="product.values"
            format={listed}
            parse={split}
            helperText={false}
          />
          <BooleanInput
            source="forVariants"
            label="product.forVariants"
            defaultValue={false}
            helperText={false}
          />
        </Rows>
      </ArrayInput>
      <VariantTable />
    </fieldset>
  )
}
