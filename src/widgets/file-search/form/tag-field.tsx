import { useId, useMemo, useState } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { ChipCheck } from '../../../ui/chip/chip.tsx'
import { TextInput } from '../../../ui/field/controls.tsx'
import { FieldError, FieldGroup } from '../../../ui/field/field.tsx'
import { filterTags, isLong, type TagChoice } from './tag-list.ts'
import type { FormTexts } from './text-props.ts'
import { useOneStop } from './use-one-stop.ts'
import type { TagList } from './use-tags.ts'

interface TagFieldProps {
  texts: FormTexts
  list: TagList
  chosen: readonly string[]
  /** With scripts a long list gets a filter box. */
  live: boolean
  onChange(tags: readonly string[]): void
  onRetry(): void
}

/** Tags of the chosen category, with checkboxes (LIB-04). */
export const TagField = ({ texts, list, chosen, live, onChange, onRetry }: TagFieldProps) => (
  <FieldGroup className="all" legend={<span lang={texts.lang('tagFilter')}>{texts('tagFilter')}</span>}>
    {list.kind === 'tags' ? (
      <Tags texts={texts} tags={list.tags} chosen={chosen} live={live} onChange={onChange} />
    ) : null}
    <div role="status" className="tags-state">
      {list.kind === 'waiting' ? <p className="hint">{texts('tagsWaiting')}</p> : null}
      {list.kind === 'none' ? (
        <p className="hint" lang={list.message === undefined ? texts.lang('noTags') : 'en'}>
          {list.message ?? texts('noTags')}
        </p>
      ) : null}
      {list.kind === 'failed' ? (
        <>
          <FieldError>{texts('tagsFailed')}</FieldError>
          <TextButton onClick={onRetry}>{texts('tryAgain')}</TextButton>
        </>
      ) : null}
    </div>
  </FieldGroup>
)

interface TagsProps extends Pick<TagFieldProps, 'texts' | 'chosen' | 'live' | 'onChange'> {
  tags: readonly TagChoice[]
}

function Tags({ texts, tags, chosen, live, onChange }: TagsProps) {
  const [words, setWords] = useState('')
  const keysId = useId()
  const long = isLong(tags)
  // Ticked ones must not be out of sight in a list that scrolls; what is ticked later keeps its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it stood when the list came
  const ordered = useMemo(
    () =>
      long
        ? tags.toSorted((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)))
        : tags,
    [tags],
  )
  const shown = long ? filterTags(ordered, words, chosen) : ordered
  const { tabIndexOf, list } = useOneStop(
    shown.map(({ value }) => value),
    shown.find(({ value }) => chosen.includes(value))?.value,
  )
  const matching = words.trim() === '' ? undefined : filterTags(tags, words, []).length
  return (
    <>
      {live && long ? (
        <TextInput
          type="search"
          className="tag-filter"
          aria-label={texts('filterTags')}
          placeholder={texts('filterTags')}
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      ) : null}
      {live && shown.length > 1 ? (
        <p className="sr" id={keysId}>
          {texts('tagKeys')}
        </p>
      ) : null}
      <ul className={live && long ? 'chips is-long' : 'chips'} {...(live ? list : {})}>
        {shown.map(({ id, label, value }) => (
          <li className={chosen.includes(value) ? 'tags-item active' : 'tags-item'} key={id}>
            <ChipCheck
              name="chk_ftags[]"
              tabIndex={live ? tabIndexOf(value) : undefined}
              aria-describedby={live && tabIndexOf(value) === 0 ? keysId : undefined}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((tag) => tag !== value))
              }
            >
              {label}
            </ChipCheck>
          </li>
        ))}
      </ul>
      {long ? (
        <p role="status" className={matching === 0 ? 'hint' : 'sr'}>
          {matching === undefined
            ? ''
            : matching === 0
              ? texts('noTagWith', { words: words.trim() })
              : texts('tagsMatching', { count: matching })}
        </p>
      ) : null}
    </>
  )
}
