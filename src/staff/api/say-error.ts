import { useNotify } from 'react-admin'

/** Says in a notice why a call failed. */
export function useSayError(): (error: unknown) => void {
  const notify = useNotify()
  return (error) =>
    notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
}
