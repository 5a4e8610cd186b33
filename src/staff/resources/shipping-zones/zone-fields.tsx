import { ArrayInput, NumberInput, required, TextInput } from 'react-admin'
import { MoneyInput } from '../../fields/money-input.tsx'
import { Rows } from '../../fields/rows.tsx'
import { ShippingClassInput } from '../../fields/shipping-class-input.tsx'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
const split = (typed: string) => (typed === '' ? [] : typed.split(',').map((part) => part.trimStart()))

export const ZoneFields = () => (
  <>
    <TextInput source="label" validate={required()} />
    <TextInput source="countries" format={listed} parse={split} helperText="shipping.countriesHelp" />
    <MoneyInput source="cents" validate={required()} helperText="shipping.centsHelp" />
    <ArrayInput source="classRates" helperText="shipping.classHelp">
      <Rows inline add="shipping.addClass">
        <ShippingClassInput source="name" label="shipping.class" validate={required()} helperText={false} />
        <MoneyInput source="cents" label="resources.shipping-zones.fields.cents" validate={required()} />
      </Rows>
    </ArrayInput>
    <MoneyInput source="freeFromCents" />
    <NumberInput source="position" step={1} helperText="shipping.positionHelp" />
  </>
)
