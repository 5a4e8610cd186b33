import { useCallback } from 'react'
import { useNotify } from 'react-admin'

/** Shows in a notice why a call failed. The function is stable between renders. */
export function useSayError(): (error: unknown) => void {
  const notify = useNotify()
  return useCallback(
    (error) =>
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
    [notify],
  )
}
