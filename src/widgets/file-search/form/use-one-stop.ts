import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes a long list of checkboxes one stop of the Tab key; arrow keys move between them. `values` are theirs, in order.
 */
export function useOneStop(values: readonly string[], first: string | undefined) {
  const [at, setAt] = useState<string>()
  const stop = [at, first, values[0]].find((value) => value !== undefined && values.includes(value))
  return {
    tabIndexOf: (value: string) => (value === stop ? 0 : -1),
    list: {
      onFocus({ target }: FocusEvent) {
        if (target instanceof HTMLInputElement) setAt(target.value)
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const boxes = [...event.currentTarget.querySelectorAll('input')]
        const from = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
        const to = steps[event.key]?.(from, boxes.length - 1)
        if (from < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        boxes[to]?.focus()
      },
    },
  }
}
