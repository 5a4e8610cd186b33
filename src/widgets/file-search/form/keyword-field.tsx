import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Joined, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Hits } from './hits.tsx'
import { keywordOf } from './keyword.ts'
import type { FormTexts } from './text-props.ts'
import { useLeave } from './use-leave.ts'
import type { SuggestionList } from './use-suggestions.ts'

interface KeywordFieldProps {
  id: string
  texts: FormTexts
  value: string
  onType(value: string): void
  /** Puts a title into the field and searches for it. */
  onChoose(title: string): void
  suggestions: SuggestionList
  searching: boolean
  input: RefObject<HTMLInputElement | null>
}

/** The keyword field, with titles suggested while typing (LIB-02, LIB-09). */
export function KeywordField(props: KeywordFieldProps) {
  const { id, texts, value, onType, onChoose, suggestions, searching, input } = props
  const { titles, leaving, typed, stop, hide } = suggestions
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const open = titles.length > 0 && !leaving

  // biome-ignore lint/correctness/useExhaustiveDependencies: other titles, nothing chosen yet
  useEffect(() => setActive(-1), [titles])
  /** Suggested titles, present or still loading, would cover the part of the page that the visitor moves to. */
  const dismiss = () => {
    stop()
    hide()
  }
  useLeave(box, true, dismiss)

  const choose = (title: string) => {
    dismiss()
    onChoose(title)
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an input method's composition is not a search.
    if (event.nativeEvent.isComposing) return
    const chosen = open ? titles[active] : undefined
    if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        choose(chosen.title)
      } else if (keywordOf(event.currentTarget.value, texts('keywordPlaceholder')).trim() === '') {
        event.preventDefault()
      } else dismiss()
      return
    }
    if (!open) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      // One more position than there are titles: the input itself.
      const places = titles.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      dismiss()
    }
  }

  return (
    <div className="kw" ref={box}>
      <Field id={`${id}-q`} label={texts('keyword')} big>
        {(wires) => (
          <Joined>
            <TextInput
              {...wires}
              ref={input}
              // A search field may be no combobox (ARIA in HTML).
              type="text"
              inputMode="search"
              name="q"
              className="txtfilename"
              value={value}
              placeholder={texts('keywordPlaceholder')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={400}
              role="combobox"
              aria-expanded={open}
              aria-controls={open ? `${id}-titles` : undefined}
              aria-autocomplete="list"
              aria-activedescendant={open && active >= 0 ? `${id}-title-${active}` : undefined}
              onChange={(event) => {
                onType(event.target.value)
                typed(keywordOf(event.target.value, texts('keywordPlaceholder')))
              }}
              onKeyDown={press}
            />
            <Button type="submit" busy={searching && texts('searching')}>
              {texts('search')}
            </Button>
          </Joined>
        )}
      </Field>
      {titles.length > 0 ? (
        <div
          id={`${id}-titles`}
          className={classNames('suggested', leaving && 'is-leaving')}
          role="listbox"
          aria-label={texts('suggestions')}
        >
          {titles.map(({ title, locked }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which holds the focus
            <div
              key={title}
              id={`${id}-title-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={locked ? 'protected-title' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(title)}
            >
              <Hits title={title} keyword={value} />
            </div>
          ))}
        </div>
      ) : null}
      <p className="sr" role="status">
        {open ? texts('suggestionsCount', { count: titles.length }) : ''}
      </p>
    </div>
  )
}
