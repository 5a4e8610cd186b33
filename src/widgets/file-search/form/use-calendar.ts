import { type ComponentType, type RefObject, useCallback, useState } from 'react'
import { loadPart } from '../../../islands/load-part.ts'
import type { MonthPickerProps } from './month-picker.tsx'

export type Calendar =
  | { kind: 'waiting' }
  | { kind: 'ready'; Picker: ComponentType<MonthPickerProps> }
  | { kind: 'failed' }

/** The calendar's script, which is fetched when a date field is opened for the first time. */
export function useCalendar(near: RefObject<HTMLElement | null>) {
  const [calendar, setCalendar] = useState<Calendar>({ kind: 'waiting' })
  const fetchIt = useCallback(async () => {
    try {
      const { MonthPicker } = await loadPart('month-picker', () => import('./month-picker.tsx'))
      setCalendar({ kind: 'ready', Picker: MonthPicker })
    } catch (error) {
      setCalendar({ kind: 'failed' })
      near.current?.dispatchEvent(new CustomEvent('part-failed', { bubbles: true, detail: error }))
    }
  }, [near])
  return [calendar, fetchIt] as const
}
