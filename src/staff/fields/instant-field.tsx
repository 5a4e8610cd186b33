import { useRecordContext } from 'react-admin'

const format = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** `21 nov 2026, 14:35` in Dutch time. */
export const formatInstant = (instant: string): string => format.format(new Date(instant))

/** A moment in a list, or a dash. */
export function InstantField({ source }: { source: string }) {
  const record = useRecordContext()
  const value: unknown = record?.[source]
  return typeof value === 'string' ? <time dateTime={value}>{formatInstant(value)}</time> : <span>–</span>
}
