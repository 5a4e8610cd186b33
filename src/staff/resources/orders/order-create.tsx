import { useRef, useState } from 'react'
import { BooleanInput, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { countries } from '../../../kernel/countries.ts'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { KnownCustomers } from './known-customers.tsx'
import { TakenLines } from './taken-lines.tsx'
import { TakenQuote } from './taken-quote.tsx'

/** A form for an order by telephone: products, customer, and the totals beside it. */
export default function OrderCreate() {
  const translate = useTranslate()
  // An idempotency key: one form makes one order, however often it is sent.
  const [checkoutKey] = useState(() => crypto.randomUUID())
  const shown = useRef('')
  return (
    <StaffCreate redirect="show" transform={(typed: object) => toOrder(typed, shown.current)}>
      <StaffForm
        className="taken-order"
        defaultValues={{ checkoutKey, lines: [{ quantity: 1 }], billing: { country: 'NL' } }}
        toolbar={<StaffToolbar save="orders.take" />}
      >
        <p className="hint">{translate('orders.takeHelp')}</p>
        <fieldset className="group">
          <legend>{translate('orders.lines')}</legend>
          <TakenLines />
        </fieldset>
        <fieldset className="group">
          <legend>{translate('orders.buyer')}</legend>
          <KnownCustomers />
          <AddressInputs source="billing" />
          <TextInput source="email" type="email" helperText="orders.emailHelp" />
          <BooleanInput source="otherAddress" helperText={false} />
          <ShippedTo />
        </fieldset>
        <fieldset className="group">
          <legend>{translate('orders.how')}</legend>
          <TakenQuote onQuote={(hash) => (shown.current = hash)} />
          <TextInput source="note" multiline helperText={false} />
        </fieldset>
      </StaffForm>
    </StaffCreate>
  )
}

function toOrder(
  { otherAddress, shipping, ...order }: { otherAddress?: boolean; shipping?: object },
  shown: string,
) {
  return { ...order, shown, ...(otherAddress && { shipping }) }
}

function ShippedTo() {
  const isElsewhere: unknown = useWatch({ name: 'otherAddress' })
  return isElsewhere ? <AddressInputs source="shipping" /> : null
}

const AddressInputs = ({ source }: { source: 'billing' | 'shipping' }) => {
  const input = (name: string) => <TextInput source={`${source}.${name}`} helperText={false} />
  return (
    <div className="pairs">
      {input('firstName')}
      {input('lastName')}
      {input('company')}
      {source === 'billing' ? input('phone') : null}
      {input('postcode')}
      {input('houseNumber')}
      {input('houseNumberSuffix')}
      {input('street')}
      {input('city')}
      <SelectInput
        source={`${source}.country`}
        choices={[...countries]}
        optionValue="code"
        optionText="name"
        translateChoice={false}
        defaultValue="NL"
        helperText={false}
      />
    </div>
  )
}
