import { useEffect, useId, useRef, useState } from 'react'
import { TextArea, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { incomplete, useMoment } from '../../fields/use-moment.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'text' | 'longtext' | 'anchor' | 'html' | 'datetime' | 'date' }>
}

/** A text of one line. */
export function TextField({ field, value, onChange }: Props) {
  const id = useId()
  const typed = useTyped(value, onChange)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => <TextInput {...wires} {...typed} />}
    </Field>
  )
}

/** A text of several lines. */
export function LongTextField({ field, value, onChange }: Props) {
  const id = useId()
  const typed = useTyped(value, onChange)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => <TextArea {...wires} {...typed} rows={4} />}
    </Field>
  )
}

/** A day and a time, or a day alone; `incomplete` while a part is missing, with which its widget is not shown. */
export function DateTimeField({ field, value, onChange }: Props) {
  const id = useId()
  const typed = useTyped(value, onChange)
  const moment = useMoment(typed.value, (now) => typed.onChange({ currentTarget: { value: now } }))
  const isDay = field.type === 'date'
  const error = typed.value === incomplete ? editorTexts(isDay ? 'wholeDay' : 'wholeMoment') : undefined
  const leave = () => {
    moment.read()
    typed.onBlur()
  }
  return (
    <Field id={id} label={field.label} hint={field.help} error={error}>
      {(wires) => (
        <TextInput
          {...{ ...wires, ...moment.wires, ...(isDay && { type: 'date', max: '9999-12-31' }) }}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

/**
 * What is typed shows at once, and the page follows when the field has been painted: a long page takes longer than a
 * letter may. Leaving the field waits for nothing. What changes elsewhere (undo, the other copy of the field that
 * Puck keeps) shows here too.
 */
export function useTyped(value: unknown, onChange: (value: string) => void) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const [shown, setShown] = useState(text)
  const sent = useRef(text)
  const send = useRef<() => void>(undefined)
  useEffect(() => {
    if (text === sent.current || send.current) return
    sent.current = text
    setShown(text)
  }, [text])
  return {
    value: shown,
    onChange: (event: { currentTarget: { value: string } }) => {
      sent.current = event.currentTarget.value
      setShown(sent.current)
      const isPlanned = send.current !== undefined
      send.current = () => {
        send.current = undefined
        onChange(sent.current)
      }
      if (!isPlanned) afterPaint(() => send.current?.())
    },
    onBlur: () => send.current?.(),
  }
}

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
