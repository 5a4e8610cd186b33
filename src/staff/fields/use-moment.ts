import { useRef } from 'react'
import { fromDutchMinute } from '../../kernel/dates.ts'

/** What a field of a moment holds while a part of the date or the time is missing; it is no moment. */
export const incomplete = 'incomplete'

/** Whether the text is empty or a moment. */
export const isWholeMoment = (text: string): boolean => text === '' || fromDutchMinute(text) !== undefined

/**
 * A field of a moment in Dutch time, whose value is `YYYY-MM-DDTHH:mm`, empty or `incomplete`. To a browser it is empty
 * until it is whole, and React hears nothing of what is typed till then: whoever acts on it asks by `read`.
 */
export function useMoment(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const typed = (): string =>
    input.current?.validity.badInput ? incomplete : (input.current?.value ?? value)
  const read = (): string => {
    const now = typed()
    if ((now === incomplete) !== (value === incomplete)) onChange(now)
    return now
  }
  const wires = {
    type: 'datetime-local',
    max: '9999-12-31T23:59',
    value: value === incomplete ? '' : value,
    ref: input,
    onChange: () => onChange(typed()),
    onBlur: () => void read(),
  }
  return { input, wires, read }
}
