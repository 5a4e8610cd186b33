import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { CalendarBox } from './calendar-box.tsx'
import type { DateName } from './criteria.ts'
import { isMalformed, ofCalendar, toCalendar } from './dates.ts'
import type { FormTexts } from './text-props.ts'
import { useCalendar } from './use-calendar.ts'
import { isOutside, useLeave } from './use-leave.ts'

/** Section 9: how long the explanation of a rejected pick stays. */
const explainMs = 3000
/** A message moves the page below it, so it waits until the press that left the field has ended. */
const pressMs = 200

interface DateFieldProps {
  id: string
  name: DateName
  texts: FormTexts
  value: string
  onType(text: string): void
  /** Sets the field; returns false when that would invert the range. */
  onPick(text: string): boolean
}

/** A date to type or to pick (LIB-07). A typed date counts when the field loses focus. */
export function DateField({ id, name, texts, value, onType, onPick }: DateFieldProps) {
  const [open, setOpen] = useState<'no' | 'beside' | 'inside'>('no')
  const [fault, setFault] = useState<'dateMalformed' | 'dateInverted'>()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // The field's value before the visitor began to type.
  const accepted = useRef(value)
  const typing = useRef(false)
  const soon = useRef(0)
  const [calendar, fetchCalendar] = useCalendar(box)
  const field = `${id}-${name}`

  useEffect(() => {
    if (!typing.current) accepted.current = value
  }, [value])

  const explain = (next: typeof fault, delayMs: number) => {
    window.clearTimeout(soon.current)
    soon.current = window.setTimeout(() => setFault(next), delayMs)
  }
  useEffect(() => () => window.clearTimeout(soon.current), [])
  useEffect(() => {
    if (fault !== 'dateInverted') return
    const timer = window.setTimeout(() => setFault(undefined), explainMs)
    return () => window.clearTimeout(timer)
  }, [fault])

  const show = (how: 'beside' | 'inside') => {
    setOpen(how)
    void fetchCalendar()
  }
  const close = () => {
    setOpen('no')
    input.current?.focus()
  }
  /** Accepts the typed date, or restores the former one. */
  const commit = (text: string, delayMs = 0): boolean => {
    const typed = typing.current
    typing.current = false
    if (onPick(text)) {
      accepted.current = text
      if (typed) explain(isMalformed(text) ? 'dateMalformed' : undefined, delayMs)
      return true
    }
    onType(accepted.current)
    explain('dateInverted', delayMs)
    return false
  }
  useLeave(box, open !== 'no', () => {
    setOpen('no')
    commit(value, pressMs)
  })
  const pick = (day: Date) => {
    if (commit(ofCalendar(day))) close()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      show('inside')
    } else if (event.key === 'Enter' && !commit(event.currentTarget.value)) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it
    <div
      className={name.endsWith('to') ? 'date to' : 'date'}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === 'no') return
        event.preventDefault()
        close()
      }}
    >
      <Field
        id={field}
        label={texts(name)}
        error={
          fault && (
            <span role="alert" lang={texts.lang(fault)}>
              {texts(fault)}
            </span>
          )
        }
      >
        {(wires) => (
          <TextInput
            {...wires}
            ref={input}
            name={name}
            value={value}
            placeholder={texts('datePlaceholder')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            role="combobox"
            aria-haspopup="dialog"
            aria-controls={open === 'no' ? undefined : `${field}-calendar`}
            aria-expanded={open !== 'no'}
            title={texts('dateHint')}
            onChange={(event) => {
              typing.current = true
              setFault(undefined)
              onType(event.target.value)
            }}
            onBlur={(event) => {
              const { relatedTarget, target } = event
              const inside =
                open === 'no' ? box.current?.contains(relatedTarget) : !isOutside(box.current, relatedTarget)
              if (!relatedTarget || !inside) commit(target.value, pressMs)
            }}
            onClick={() => show('beside')}
            onKeyDown={press}
          />
        )}
      </Field>
      {open === 'no' ? null : (
        <CalendarBox
          id={`${field}-calendar`}
          texts={texts}
          end={name.endsWith('from') ? 'dateFrom' : 'dateTo'}
          label={texts(name)}
          calendar={calendar}
          selected={toCalendar(value)}
          focus={open === 'inside'}
          onPick={pick}
          onApply={() => {
            if (commit(value)) close()
          }}
          onCancel={() => {
            typing.current = false
            onType(accepted.current)
            close()
          }}
        />
      )}
    </div>
  )
}
