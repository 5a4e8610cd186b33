import { ArrayInput, AutocompleteArrayInput, NumberInput, required, TextInput } from 'react-admin'
import { countries } from '../../../kernel/countries.ts'
import { MoneyInput } from '../../fields/money-input.tsx'
import { Rows } from '../../fields/rows.tsx'
import { ShippingClassInput } from '../../fields/shipping-class-input.tsx'

const choices = countries.map(({ code, name }) => ({ id: code, name }))

export const ZoneFields = () => (
  <>
    <TextInput source="label" validate={required()} />
    <AutocompleteArrayInput
      source="countries"
      choices={choices}
      translateChoice={false}
      helperText="shipping.countriesHelp"
    />
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
