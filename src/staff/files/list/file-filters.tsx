import { useEffect, useId, useState } from 'react'
import { Checkbox, Select, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { longestWords } from '../address.ts'
import { type ListQuery, states } from '../api/library.ts'
import { fileTexts as t } from '../texts.ts'

/** Delay between the last letter and the search. */
const typingMs = 250

const stateText = {
  published: 'statePublished',
  draft: 'stateDraft',
  hidden: 'stateHidden',
  locked: 'stateLocked',
  planned: 'statePlanned',
  expired: 'stateExpired',
  lost: 'stateLost',
} as const

interface Props {
  query: ListQuery
  onQuery(change: Partial<ListQuery>): void
}

/** Filters of the list: words, and a state. */
export function FileFilters({ query, onQuery }: Props) {
  const id = useId()
  const [words, setWords] = useState(query.words)
  useEffect(() => setWords(query.words), [query.words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts a search
  useEffect(() => {
    if (words === query.words) return
    const timer = setTimeout(() => onQuery({ words, page: 1 }), typingMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <search className="fm-filters">
      <Field id={`${id}-words`} label={t('search')}>
        {(wires) => (
          <TextInput
            {...wires}
            type="search"
            value={words}
            maxLength={longestWords}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Field id={`${id}-state`} label={t('state')}>
        {(wires) => (
          <Select
            {...wires}
            value={query.state ?? ''}
            onChange={({ target }) =>
              onQuery({ state: states.find((state) => state === target.value), page: 1 })
            }
          >
            <option value="">{t('stateAll')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(stateText[state])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {query.categoryId === undefined ? null : (
        <Checkbox
          checked={query.below}
          onChange={({ target }) => onQuery({ below: target.checked, page: 1 })}
        >
          {t('below')}
        </Checkbox>
      )}
    </search>
  )
}
