import { useCallback } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { isValues } from './values.ts'

/**
 * Shows in a notice why a call failed: what the server says of single fields, as none are shown here, else its message.
 * The function is stable between renders.
 */
export function useSayError(): (error: unknown) => void {
  const notify = useNotify()
  return useCallback(
    (error) => {
      const mistakes = error instanceof HttpError ? textsIn(error.body?.errors) : []
      const message = error instanceof Error ? error.message : 'ra.notification.http_error'
      notify([...new Set(mistakes)].join('\n') || message, { type: 'error', multiLine: mistakes.length > 1 })
    },
    [notify],
  )
}

const textsIn = (errors: unknown): readonly string[] =>
  typeof errors === 'string' ? [errors] : isValues(errors) ? Object.values(errors).flatMap(textsIn) : []
