import { Autocomplete, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { ask } from '../../api/acts.ts'

type Customer = AnswerOf<'orders', 'customers', 'GET'>['data'][number]

const pauseMs = 250

/** Fills in an earlier customer, found by name or e-mail address. */
export function KnownCustomers() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Customer[]>([])
  useEffect(() => {
    if (words.trim() === '') return
    const asked = new AbortController()
    const wait = window.setTimeout(() => {
      ask('orders', 'all', 'customers', { query: { q: words }, signal: asked.signal })
        .then(({ data }) => setFound(data))
        .catch(() => undefined)
    }, pauseMs)
    return () => {
      window.clearTimeout(wait)
      asked.abort()
    }
  }, [words])
  const fill = (customer: Customer | null) => {
    if (!customer) return
    const typed = { shouldDirty: true }
    setValue('email', customer.email, typed)
    setValue('billing', customer.billing, typed)
    setValue('otherAddress', customer.shipping !== undefined, typed)
    if (customer.shipping) setValue('shipping', customer.shipping, typed)
  }
  /** Takes an e-mail address that is typed here as the order's, unless it has one. */
  const keepAddress = () => {
    const email = words.trim()
    if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) && !getValues('email'))
      setValue('email', email, { shouldDirty: true })
  }
  return (
    <Autocomplete
      options={words.trim() === '' ? [] : found}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ billing, email }) =>
        `${billing.firstName} ${billing.lastName}, ${billing.city} · ${email}`
      }
      noOptionsText={translate(words.trim() === '' ? 'orders.findCustomerHelp' : 'orders.noCustomer')}
      onInputChange={(_, typed) => setWords(typed)}
      onChange={(_, customer) => fill(customer)}
      onBlur={keepAddress}
      renderInput={(params) => (
        <TextField {...params} label={translate('orders.findCustomer')} helperText=" " />
      )}
    />
  )
}
