import { useRef } from 'react'
import { Checkbox } from '../../../ui/field/controls.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { FormTexts } from './text-props.ts'
import { useLeave } from './use-leave.ts'

interface TypeFieldProps {
  id: string
  texts: FormTexts
  /** Extensions to choose from. */
  types: readonly string[]
  /** Empty: all types. */
  chosen: readonly string[]
  live: boolean
  onChange(types: readonly string[]): void
}

/** Several file types at once, in a drop-down list (LIB-05). The value `0` means all. */
export function TypeField({ id, texts, types, chosen, live, onChange }: TypeFieldProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useLeave(box, true, () => {
    if (box.current) box.current.open = false
  })
  const placeholder = chosen.length === 0
  return (
    <div className="field w2">
      <span className="lab" id={`${id}-types`}>
        {texts('typeFilter')}
      </span>
      <details
        className="types"
        ref={box}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !event.currentTarget.open) return
          event.preventDefault()
          event.currentTarget.open = false
          event.currentTarget.querySelector('summary')?.focus()
        }}
      >
        <summary
          className="pick"
          id={`${id}-types-chosen`}
          aria-labelledby={`${id}-types ${id}-types-chosen`}
        >
          <span
            className={placeholder ? 'quiet' : undefined}
            lang={placeholder ? texts.lang('selectType') : undefined}
          >
            {placeholder ? texts('selectType') : chosen.map((type) => type.toUpperCase()).join(', ')}
          </span>
          <Icon name="down" />
        </summary>
        <fieldset className="type-list" aria-labelledby={`${id}-types`}>
          {/* Sent by a form without scripts it would undo the other boxes, so there it is left out. */}
          {live ? (
            <Checkbox name="extension" value="0" checked={placeholder} onChange={() => onChange([])}>
              {texts('allTypes')}
            </Checkbox>
          ) : null}
          {types.map((type) => (
            <Checkbox
              key={type}
              name="extension"
              value={type}
              checked={chosen.includes(type)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, type] : chosen.filter((other) => other !== type))
              }
            >
              {type.toUpperCase()}
            </Checkbox>
          ))}
        </fieldset>
      </details>
    </div>
  )
}
