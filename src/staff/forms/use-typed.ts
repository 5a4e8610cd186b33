import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { plain } from '../api/values.ts'
import { hasTyped } from './values.ts'

/**
 * Whether the form around holds something that was typed. Inputs that fill in a value when they are mounted make a form
 * dirty, but none of its fields; a field that was emptied again is dirty, but holds nothing more than before.
 */
export function useTyped(): boolean {
  const { subscribe } = useFormContext()
  const [isTyped, setTyped] = useState(false)
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields = {}, defaultValues = {} }) =>
          setTyped(Object.keys(dirtyFields).length > 0 && hasTyped(plain(values), plain(defaultValues))),
      }),
    [subscribe],
  )
  return isTyped
}
