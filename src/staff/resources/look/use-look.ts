import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Look, readLook } from '../../../kernel/look/look.ts'

/** The look that the form holds; undefined while a colour in it is half typed. */
export function useLook(): Look | undefined {
  const values: unknown = useWatch()
  return useMemo(() => readLook(values), [values])
}
