import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Look, readLook } from '../../../kernel/look/look.ts'

/** The look in the form; undefined while one of its colours is incomplete. */
export function useLook(): Look | undefined {
  const values: unknown = useWatch()
  return useMemo(() => readLook(values), [values])
}
