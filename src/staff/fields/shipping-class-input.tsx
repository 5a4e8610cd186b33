import { useId } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { useRows } from '../api/rows.ts'

const emptyToNull = (typed: string) => (typed === '' ? null : typed)

/** The name of a shipping class; existing classes are suggested while typing. */
export function ShippingClassInput(
  props: Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'validate'>,
) {
  const listId = useId()
  const { data: zones = [] } = useRows('shipping-zones', { pagination: { page: 1, perPage: 100 } })
  const names = new Set(zones.flatMap(({ classRates }) => classRates.map(({ name }) => name)))
  return (
    <>
      <TextInput {...props} parse={emptyToNull} slotProps={{ htmlInput: { list: listId } }} />
      <datalist id={listId}>
        {[...names].sort().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
