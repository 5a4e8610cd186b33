import { useId } from 'react'
import { type Device, onDevices } from '../../../kernel/per-device.ts'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'number' }>
}

type Numbers = { [On in Device]?: number | undefined }

/** Reads the stored value, which may be malformed. */
function read(value: unknown, least: number): Numbers & { desk: number } {
  const stored: Numbers =
    typeof value === 'number' ? onDevices(value) : typeof value === 'object' && value !== null ? value : {}
  return { ...stored, desk: stored.desk ?? least }
}

/** A number, with other values for tablets and phones if set; without one, the larger device's value holds. */
export function DeviceNumberField({ field, value, onChange }: Props) {
  const id = useId()
  const { min = 0, max } = field
  const now = read(value, min)
  const write = (device: Device, typed: string) => {
    const number = typed.trim() === '' ? undefined : Number(typed)
    if (number !== undefined && !(Number.isInteger(number) && number >= min && number <= (max ?? Infinity)))
      return
    const { desk = min, tablet, phone }: Numbers = { ...now, [device]: number }
    if (tablet === undefined && phone === undefined) return onChange(desk)
    onChange({ desk, ...(tablet !== undefined && { tablet }), ...(phone !== undefined && { phone }) })
  }
  const input = (device: Device, label: string, placeholder?: string) => (
    <Field id={`${id}-${device}`} label={label} hint={device === 'desk' ? field.help : undefined}>
      {(wires) => (
        <TextInput
          {...wires}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          placeholder={placeholder}
          value={now[device] ?? ''}
          onChange={({ currentTarget }) => write(device, currentTarget.value)}
        />
      )}
    </Field>
  )
  return (
    <>
      {input('desk', field.label)}
      <details
        className="device-values"
        open={now.tablet !== undefined || now.phone !== undefined || undefined}
      >
        <summary>{editorTexts('perDevice')}</summary>
        {input('tablet', editorTexts('onTablet', { label: field.label }), editorTexts('asOnDesk'))}
        {input('phone', editorTexts('onPhone', { label: field.label }), editorTexts('asOnTablet'))}
      </details>
    </>
  )
}
