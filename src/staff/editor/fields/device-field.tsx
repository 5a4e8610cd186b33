import { useId } from 'react'
import { onDevices, type PerDevice } from '../../../kernel/per-device.ts'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'choice' }>
}

/** A number is one of the choices too. */
const isOne = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Reads the stored value, which may be malformed. */
function read(value: unknown): PerDevice<string> {
  if (typeof value !== 'object' || value === null) return isOne(value) ? String(value) : ''
  const { desk, tablet, phone }: { desk?: unknown; tablet?: unknown; phone?: unknown } = value
  return {
    desk: isOne(desk) ? String(desk) : '',
    ...(isOne(tablet) && { tablet: String(tablet) }),
    ...(isOne(phone) && { phone: String(phone) }),
  }
}

/** One of a few options, with others for tablets and phones if set; without one, the larger device's option holds. */
export function DeviceField({ field, value, onChange }: Props) {
  const id = useId()
  const { desk, tablet, phone } = onDevices(read(value))
  const write = (now: { desk: string; tablet?: string; phone?: string }) => {
    const { tablet: onTablet, phone: onPhone } = now
    if (!onTablet && !onPhone) return onChange(now.desk)
    onChange({ desk: now.desk, ...(onTablet && { tablet: onTablet }), ...(onPhone && { phone: onPhone }) })
  }
  const options = field.options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
  return (
    <>
      <Field id={id} label={field.label} hint={field.help}>
        {(wires) => (
          <Select
            {...wires}
            value={desk}
            onChange={({ currentTarget }) => write({ desk: currentTarget.value, tablet, phone })}
          >
            {options}
          </Select>
        )}
      </Field>
      <details className="device-values" open={tablet !== undefined || phone !== undefined || undefined}>
        <summary>{editorTexts('perDevice')}</summary>
        <Field id={`${id}-tablet`} label={editorTexts('onTablet', { label: field.label })}>
          {(wires) => (
            <Select
              {...wires}
              value={tablet ?? ''}
              onChange={({ currentTarget }) => write({ desk, tablet: currentTarget.value, phone })}
            >
              <option value="">{editorTexts('asOnDesk')}</option>
              {options}
            </Select>
          )}
        </Field>
        <Field id={`${id}-phone`} label={editorTexts('onPhone', { label: field.label })}>
          {(wires) => (
            <Select
              {...wires}
              value={phone ?? ''}
              onChange={({ currentTarget }) => write({ desk, tablet, phone: currentTarget.value })}
            >
              <option value="">{editorTexts('asOnTablet')}</option>
              {options}
            </Select>
          )}
        </Field>
      </details>
    </>
  )
}
