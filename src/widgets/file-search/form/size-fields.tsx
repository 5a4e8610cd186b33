import type { KeyboardEvent } from 'react'
import { sizeUnits } from '../../../kernel/bytes.ts'
import { Pair, Select, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Sizes } from './criteria.ts'
import { readUnit } from './sizes.ts'
import type { FormTexts } from './text-props.ts'

interface SizeFieldsProps {
  id: string
  texts: FormTexts
  sizes: Sizes
  onChange(sizes: Sizes): void
}

/** Numeric inputs accept digits only; keys that move, delete or paste work as usual (section 5, SITE-11). */
const onlyDigits = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key.length === 1 && !/\d/.test(key) && !ctrlKey && !metaKey && !altKey) event.preventDefault()
}

const bounds = [
  { end: 'from', unit: 'fromUnit', label: 'sizeFrom', unitLabel: 'unitFrom' },
  { end: 'to', unit: 'toUnit', label: 'sizeTo', unitLabel: 'unitTo' },
] as const

/** The smallest and the largest size, each with its unit (LIB-06). */
export const SizeFields = ({ id, texts, sizes, onChange }: SizeFieldsProps) =>
  bounds.map(({ end, unit, label, unitLabel }) => (
    <Field key={end} id={`${id}-${end}-weight`} label={texts(label)}>
      {(wires) => (
        <Pair>
          <TextInput
            {...wires}
            name={`${end}_weight`}
            inputMode="numeric"
            autoComplete="off"
            value={sizes[end]}
            onKeyDown={onlyDigits}
            onChange={(event) =>
              onChange({ ...sizes, [end]: event.target.value, [`${end}Bytes`]: undefined })
            }
          />
          <Select
            name={`${end}_weight_unit`}
            aria-label={texts(unitLabel)}
            value={sizes[unit]}
            onChange={(event) =>
              onChange({ ...sizes, [unit]: readUnit(event.target.value), [`${end}Bytes`]: undefined })
            }
          >
            {sizeUnits.map((name) => (
              <option key={name} value={name}>
                {texts(name)}
              </option>
            ))}
          </Select>
        </Pair>
      )}
    </Field>
  ))
