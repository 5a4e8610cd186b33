import { createUsePuck } from '@puckeditor/core'
import { useId } from 'react'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { slotsIn } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'

const usePuck = createUsePuck()

/** Chooses into which slot of the chosen widget the next one goes. Dragging needs no choice. */
export function TargetChoice() {
  const id = useId()
  const { target, setTarget } = useSession()
  const chosen = usePuck(({ selectedItem }) => selectedItem)
  const slots = chosen
    ? slotsIn(rooms.get(chosen.type)?.fields ?? {}, chosen.props).filter(({ isShown }) => isShown)
    : []
  if (!chosen || slots.length < 1) return null
  const block: string = chosen.props.id
  return (
    <Field id={id} label={editorTexts('targetLabel')} className="target-choice">
      {(wires) => (
        <Select
          {...wires}
          value={target?.block === block ? target.slot : ''}
          onChange={({ currentTarget: { value } }) =>
            setTarget(value === '' ? undefined : { block, slot: value })
          }
        >
          <option value="">{editorTexts('targetUsual')}</option>
          {slots.map(({ path, label }) => (
            <option key={path} value={path}>
              {editorTexts('targetIn', { label })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
