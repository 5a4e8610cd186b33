import { ArrayInput, BooleanInput, NumberInput, required, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MediaInput } from '../../fields/media-input.tsx'
import { MoneyInput } from '../../fields/money-input.tsx'
import { Rows } from '../../fields/rows.tsx'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
const split = (typed: string) => typed.split(',').map((part) => part.trimStart())

interface Attribute {
  name?: string
  forVariants?: boolean
}

/** Kinds of choice (Formaat: A4, A5) and a price and stock for each of what can be chosen. */
export function VariantFields() {
  const translate = useTranslate()
  const attributes: unknown = useWatch({ name: 'offer.attributes' })
  const chosen = (Array.isArray(attributes) ? (attributes as (Attribute | undefined)[]) : []).flatMap(
    (attribute) => (attribute?.forVariants && attribute.name ? [attribute.name] : []),
  )
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
      {chosen.length > 0 ? (
        <ArrayInput source="offer.variants" helperText={false}>
          <Rows fullWidth add="product.addVariant">
            {chosen.map((name) => (
              <TextInput key={name} source={`attributes.${name}`} label={name} helperText={false} />
            ))}
            <TextInput
              source="sku"
              label="resources.products.fields.offer.sku"
              validate={required()}
              helperText={false}
            />
            <MoneyInput
              source="regularCents"
              label="resources.products.fields.offer.regularCents"
              validate={required()}
            />
            <MoneyInput source="saleCents" label="resources.products.fields.offer.saleCents" />
            <NumberInput
              source="stock"
              label="resources.products.fields.offer.stock"
              min={0}
              helperText={false}
            />
            <MediaInput source="pictureId" />
          </Rows>
        </ArrayInput>
      ) : null}
    </fieldset>
  )
}
