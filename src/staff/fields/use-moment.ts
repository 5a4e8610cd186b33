import { useRef } from 'react'
import { fromDutchMinute } from '../../kernel/dates.ts'

/** What a field of a moment holds while a part of the date or the time is missing; it is no moment. */
export const incomplete = 'incomplete'

/** Whether the text is empty or a moment. */
export const isWholeMoment = (text: string): boolean => text === '' || fromDutchMinute(text) !== undefined

/**
 * A field of a moment in Dutch time, whose value is `YYYY-MM-DDTHH:mm`, empty or `incomplete`. For a browser it is empty
 * until it is whole, and what is typed before that changes nothing: `read` asks the field itself, for whoever goes on
 * without leaving it.
 */
export function useMoment(value: string, onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const read = (): string => {
    const typed = input.current?.validity.badInput ? incomplete : (input.current?.value ?? '')
    if (typed !== value) onChange(typed)
    return typed
  }
  const wires = {
    ...{ type: 'datetime-local', max: '9999-12-31T23:59' },
    ...{ value: value === incomplete ? '' : value, onChange: () => void read(), onBlur: () => void read() },
  }
  return { input, wires, read }
}
