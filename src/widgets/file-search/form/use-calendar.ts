import { type ComponentType, type RefObject, useCallback, useState } from 'react'
import { partFor } from '../../../islands/load-part.ts'
import type { MonthPickerProps } from './month-picker.tsx'

export type Calendar =
  | { kind: 'waiting' }
  | { kind: 'ready'; Picker: ComponentType<MonthPickerProps> }
  | { kind: 'failed' }

/** Loads the calendar's script when a date field opens for the first time. */
export function useCalendar(near: RefObject<HTMLElement | null>) {
  const [calendar, setCalendar] = useState<Calendar>({ kind: 'waiting' })
  const fetchIt = useCallback(async () => {
    const part = await partFor(
      near.current ?? document.body,
      'month-picker',
      () => import('./month-picker.tsx'),
    )
    setCalendar(part ? { kind: 'ready', Picker: part.MonthPicker } : { kind: 'failed' })
  }, [near])
  return [calendar, fetchIt] as const
}
