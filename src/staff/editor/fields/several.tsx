import { type ReactNode, useId } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: { label: string; help?: string }
  nameOf: (key: string) => string
  /** Label of the select, and its first, empty option. */
  add: string
  choose: string
  /** The options that are not chosen yet. */
  children: (chosen: readonly string[]) => ReactNode
}

/** Chooses several items, each with a remove button; stored with commas between them. */
export function Several({ field, value, onChange, nameOf, add, choose, children }: Props) {
  const id = useId()
  const stored = typeof value === 'string' ? value.split(',').map((key) => key.trim()) : []
  const chosen = stored.filter((key) => key !== '')
  const write = (now: readonly string[]) => onChange(now.join(', '))
  return (
    <FieldGroup legend={field.label} className="field">
      {chosen.length > 0 ? (
        <ul>
          {chosen.map((key) => (
            <li key={key} className="row">
              {nameOf(key)}
              <TextButton onClick={() => write(chosen.filter((other) => other !== key))}>
                {editorTexts('leaveOut', { name: nameOf(key) })}
              </TextButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Field id={id} label={add} hint={field.help}>
        {(wires) => (
          <Select
            {...wires}
            value=""
            onChange={({ currentTarget }) => write([...chosen, currentTarget.value])}
          >
            <option value="">{choose}</option>
            {children(chosen)}
          </Select>
        )}
      </Field>
    </FieldGroup>
  )
}
