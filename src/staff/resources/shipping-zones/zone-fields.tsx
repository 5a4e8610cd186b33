import { NumberInput, required, TextInput } from 'react-admin'
import { MoneyInput } from '../../fields/money-input.tsx'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
const split = (typed: string) => (typed === '' ? [] : typed.split(',').map((part) => part.trimStart()))

export const ZoneFields = () => (
  <>
    <TextInput source="label" validate={required()} />
    <TextInput source="countries" format={listed} parse={split} helperText="shipping.countriesHelp" />
    <MoneyInput source="cents" validate={required()} />
    <MoneyInput source="freeFromCents" />
    <NumberInput source="position" step={1} helperText="shipping.positionHelp" />
  </>
)
