import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Anchors } from './anchors.ts'
import { type Goal, useGoals } from './goals.ts'
import { mendAddress } from './mend-address.ts'
import { useLeadsNowhere } from './use-leads-nowhere.ts'

interface Props {
  label: string
  hint?: string | undefined
  value: string
  onChange: (address: string) => void
  /** Title of the chosen target, for a link without text. */
  onGoal?: (goal: Goal) => void
  error?: ReactNode
  autoFocus?: boolean
}

const looksLikeAddress = (text: string) => /^([/#?]|https?:|mailto:|tel:)/.test(text)

/**
 * Where a link leads, the same everywhere: words find pages, news, places, products, lists and files; `#` the places of
 * this page; and an address may be typed, which is mended and, when it is one of ours, looked up.
 */
export function LinkChooser({ label, hint, value, onChange, onGoal, error, autoFocus }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [looking, setLooking] = useState(false)
  const [at, setAt] = useState(-1)
  const anchors = useContext(Anchors)
  useEffect(() => setTyped(value), [value])

  const mended = mendAddress(typed)
  const found = useGoals(looking && !looksLikeAddress(typed) ? typed : '')
  const offers: readonly Goal[] = [
    ...(typed.startsWith('#')
      ? anchors()
          .filter((name) => `#${name}`.startsWith(typed))
          .map((name) => ({
            key: name,
            title: `#${name}`,
            url: `#${name}`,
            say: translate('linkChooser.anchor'),
          }))
      : []),
    ...found,
    ...(mended && mended !== typed
      ? [{ key: 'mended', title: mended, url: mended, say: translate('linkChooser.address') }]
      : []),
  ]
  const open = looking && offers.length > 0
  // Only for a target chosen here: existing links are checked every night.
  const [given] = useState(value)
  const nowhere = useLeadsNowhere(looking || value === given ? '' : value)
  const problem =
    error ?? (!looking && typed.trim() !== '' && !mended ? translate('linkChooser.notAnAddress') : undefined)

  const take = (goal: Goal) => {
    setTyped(goal.url)
    onChange(goal.url)
    if (goal.key !== 'mended') onGoal?.(goal)
    setLooking(false)
    setAt(-1)
  }
  const leave = () => {
    setLooking(false)
    if (mended && mended !== value) {
      setTyped(mended)
      onChange(mended)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = offers[at]
    if (step !== 0) setAt((at + step + offers.length) % offers.length)
    else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key === 'Escape') setLooking(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field
      id={id}
      label={label}
      hint={nowhere ? translate('linkChooser.nowhere') : (hint ?? translate('linkChooser.help'))}
      error={problem}
      className="finds"
    >
      {(wires) => (
        <>
          <TextInput
            {...wires}
            autoFocus={autoFocus}
            value={typed}
            role="combobox"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={`${id}-found`}
            aria-activedescendant={open && at >= 0 ? `${id}-${at}` : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setLooking(true)
              // Search words are not an address, but an incomplete text may become one.
              const address = currentTarget.value.trim()
              if (address === '' || looksLikeAddress(address)) onChange(address)
            }}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${id}-found`}
            role="listbox"
            className="found"
            hidden={!open}
            aria-label={translate('linkChooser.found')}
          >
            {offers.map((goal, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={goal.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(goal)}
              >
                <span>{goal.title}</span>
                <span className="sub">{goal.say}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </Field>
  )
}
