import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { KnownCustomers } from './known-customers.tsx'

let email = () => ''
function Form() {
  const form = useForm({ defaultValues: { email: '' } })
  email = () => form.getValues('email')
  return (
    <FormProvider {...form}>
      <KnownCustomers />
    </FormProvider>
  )
}

it('SHOP-18 the address of a new buyer, typed where known ones are looked for, becomes that of the order', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Form />))
  const input = document.querySelector('input')
  const typeAndLeave = (words: string) =>
    act(async () => {
      input?.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      input?.blur()
    })
  await typeAndLeave('Bram')
  expect(email()).toBe('')
  await typeAndLeave('bram@post.example ')
  expect(email()).toBe('bram@post.example')
  await typeAndLeave('trijn@post.example')
  expect(email()).toBe('bram@post.example')
  await act(async () => root.unmount())
})
