import { AutocompleteArrayInput, NumberInput, ReferenceArrayInput, required, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { InstantInput } from '../../fields/instant-input.tsx'
import { MoneyInput } from '../../fields/money-input.tsx'

const kinds = ['percentage', 'fixed', 'free_shipping'].map((id) => ({ id, name: `coupons.kinds.${id}` }))

function Amount() {
  const kind: unknown = useWatch({ name: 'kind' })
  if (kind === 'percentage')
    return (
      <NumberInput
        source="amount"
        min={1}
        max={100}
        step={1}
        validate={required()}
        helperText="coupons.percentHelp"
      />
    )
  return kind === 'fixed' ? <MoneyInput source="amount" validate={required()} /> : null
}

/** Another kind empties the amount: a percentage and cents are not the same number. */
function Kind() {
  const { setValue } = useFormContext()
  return (
    <SelectInput
      source="kind"
      choices={kinds}
      validate={required()}
      onChange={() => setValue('amount', null, { shouldDirty: true })}
    />
  )
}

export const CouponFields = () => (
  <>
    <Kind />
    <Amount />
    <MoneyInput source="minimumCents" />
    <InstantInput source="validFrom" />
    <InstantInput source="validTo" />
    <NumberInput source="limit" min={1} step={1} />
    <NumberInput source="limitPerCustomer" min={1} step={1} />
    <ReferenceArrayInput source="productIds" reference="products" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteArrayInput optionText="title" filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>
  </>
)

/** Fields for quick edit: amount, end and limit of use. */
export const CouponQuickFields = () => (
  <>
    <Amount />
    <InstantInput source="validTo" />
    <NumberInput source="limit" min={1} step={1} />
  </>
)

/** Free shipping needs no amount. */
export const withAmount = (coupon: Record<string, unknown>) =>
  coupon.kind === 'free_shipping' ? { ...coupon, amount: 0 } : coupon
