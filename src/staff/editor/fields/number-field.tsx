import { useId, useState } from 'react'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useTyped } from './text-field.tsx'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'number' }>
}

/** A number between bounds; other input is not passed on. */
export function NumberField({ field, value, onChange }: Props) {
  const id = useId()
  const [wrong, setWrong] = useState(false)
  const { min, max } = field
  const typed = useTyped(value, (text) => {
    const number = Number(text)
    const fits = text.trim() !== '' && number >= (min ?? -Infinity) && number <= (max ?? Infinity)
    setWrong(!fits)
    if (fits) onChange(number)
  })
  const bounds = editorTexts(boundsText(min, max), { min: min ?? '', max: max ?? '' })
  return (
    <Field id={id} label={field.label} hint={field.help} error={wrong ? bounds : undefined}>
      {(wires) => <TextInput {...wires} {...typed} type="number" inputMode="numeric" min={min} max={max} />}
    </Field>
  )
}

const boundsText = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined
    ? 'numberBetween'
    : min !== undefined
      ? 'numberFrom'
      : max !== undefined
        ? 'numberUpTo'
        : 'numberAny'
