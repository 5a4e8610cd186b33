import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field, FieldError } from '../../../ui/field/field.tsx'
import type { FileSearchProps } from '../fields.ts'
import type { Search } from '../found/use-search.ts'
import type { FileSearchModel } from '../model.ts'
import { CategoryField } from './category-field.tsx'
import { withParents } from './category-list.ts'
import { allTags, dateNames, filledIn, splitList } from './criteria.ts'
import { DateField } from './date-field.tsx'
import { pickDate } from './dates.ts'
import { FilterTabs } from './filter-tabs.tsx'
import { KeywordField } from './keyword-field.tsx'
import { SizeFields } from './size-fields.tsx'
import { TagField } from './tag-field.tsx'
import type { FormTexts } from './text-props.ts'
import { TypeField } from './type-field.tsx'
import type { SuggestionList } from './use-suggestions.ts'
import type { TagList } from './use-tags.ts'

interface SearchFormProps {
  id: string
  props: FileSearchProps
  model: FileSearchModel
  texts: FormTexts
  search: Search
  suggestions: SuggestionList
  tagList: TagList
  /** True when scripts run and submit the form. */
  live: boolean
  /** A search was refused because no category is chosen. */
  needsCategory: boolean
  form: RefObject<HTMLFormElement | null>
  keyword: RefObject<HTMLInputElement | null>
  onCategory(category: number): void
  onTagsAgain(): void
  onReset(): void
}

/** The whole form: a plain GET form until scripts run, never submitted natively afterwards (LIB-02, LIB-25). */
export function SearchForm(parts: SearchFormProps) {
  const { id, props, model, texts, search, suggestions, tagList, live, form, keyword } = parts
  const { criteria, change, run } = search
  const [unfolded, setUnfolded] = useState(!model.asked)
  // The filters fold above listed results, and unfold when nothing is listed.
  useLayoutEffect(() => {
    const { outcome, cause } = search.found
    if (outcome === 'none') setUnfolded(true)
    else if (outcome === 'listed' && (cause === 'form' || cause === 'history')) setUnfolded(false)
  }, [search.found])
  const categories = useMemo(() => withParents(model.categories), [model.categories])
  const types = useMemo(
    () => [...new Set([...splitList(props.types.toLowerCase()), ...model.criteria.types])],
    [props.types, model.criteria.types],
  )
  const filled = filledIn(criteria)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run()
  }
  /**
   * Enter in a field clicks the button, which does nothing while a search runs; but a new search replaces the running
   * one (LIB-10).
   */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (!live || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  // With free input only, this is the tag filter; otherwise it adds to the list.
  const ownTagsLabel = props.tagInput === 'free' ? 'tagFilter' : 'ownTags'
  const panels = [
    ...(props.showFilters || (props.showTags && props.tagInput === 'list')
      ? [{ key: 'filters', title: texts('filters'), content: filters() }]
      : []),
    ...(props.showTags ? [{ key: 'tags', title: texts('ownTags'), content: ownTags() }] : []),
  ]

  function filters() {
    return (
      <>
        {props.showFilters ? (
          <>
            <TypeField
              id={id}
              texts={texts}
              types={types}
              chosen={criteria.types}
              live={live}
              onChange={(chosen) => change({ types: chosen })}
            />
            <SizeFields
              id={id}
              texts={texts}
              sizes={criteria.sizes}
              onChange={(sizes) => change({ sizes })}
            />
            {dateNames.map((name) => (
              <DateField
                key={name}
                id={id}
                name={name}
                texts={texts}
                value={criteria.dates[name]}
                onType={(text) => change({ dates: { ...search.latest.current.dates, [name]: text } })}
                onPick={(text) => {
                  const dates = pickDate(search.latest.current.dates, name, text)
                  if (dates) change({ dates })
                  return dates !== undefined
                }}
              />
            ))}
          </>
        ) : null}
        {props.showTags && props.tagInput === 'list' ? (
          <TagField
            texts={texts}
            list={tagList}
            chosen={criteria.tags}
            live={live}
            onChange={(tags) => change({ tags })}
            onRetry={parts.onTagsAgain}
          />
        ) : null}
      </>
    )
  }

  function ownTags() {
    return (
      <Field
        id={`${id}-tags`}
        label={<span lang={texts.lang(ownTagsLabel)}>{texts(ownTagsLabel)}</span>}
        hint={texts('tagHint')}
        className="all"
      >
        {(wires) => (
          <TextInput
            {...wires}
            className="input_tags"
            // Scripts send ticked and typed tags together, in the hidden field.
            name={live ? undefined : 'ftags'}
            value={criteria.typedTags}
            placeholder={texts('tagPlaceholder')}
            autoComplete="off"
            maxLength={400}
            onChange={(event) => change({ typedTags: event.target.value })}
          />
        )}
      </Field>
    )
  }

  return (
    <search aria-label={texts('formLabel')}>
      <form
        ref={form}
        className="search"
        method="get"
        action={model.path}
        autoComplete="off"
        onSubmit={submit}
        onKeyDown={press}
      >
        {props.showCategories ? (
          <CategoryField
            id={id}
            texts={texts}
            categories={categories}
            root={props.rootCategory}
            rootName={model.rootName}
            chosen={criteria.category}
            onChoose={parts.onCategory}
            live={live}
          />
        ) : null}
        <div className="filter-box">
          {parts.needsCategory ? <FieldError live>{texts('categoryNeeded')}</FieldError> : null}
          <KeywordField
            id={id}
            texts={texts}
            value={criteria.keyword}
            onType={(text) => change({ keyword: text })}
            onChoose={(title) => {
              change({ keyword: title })
              run()
            }}
            suggestions={suggestions}
            searching={search.found.outcome === 'waiting'}
            input={keyword}
          />
          <div
            className={classNames('filters', !unfolded && 'is-folded')}
            id={`${id}-filters`}
            hidden={live && !unfolded}
          >
            <FilterTabs id={id} label={texts('filters')} panels={panels} live={live} />
          </div>
          <div className="acts">
            {live ? (
              <>
                <TextButton onClick={parts.onReset}>{texts('reset')}</TextButton>
                {panels.length > 0 ? (
                  <TextButton
                    aria-expanded={unfolded}
                    aria-controls={`${id}-filters`}
                    onClick={() => setUnfolded(!unfolded)}
                  >
                    {unfolded
                      ? texts('fewerFilters')
                      : filled > 0
                        ? texts('moreFiltersSet', { count: filled })
                        : texts('moreFilters')}
                  </TextButton>
                ) : null}
              </>
            ) : (
              <a className="link" href={model.path}>
                {texts('reset')}
              </a>
            )}
          </div>
          {live ? <input type="hidden" name="ftags" value={allTags(criteria).join()} /> : null}
          {live ? <input type="hidden" name="paged" value={search.listing.page} /> : null}
          {live ? <input type="hidden" name="search_all" value={props.searchAll ? 1 : 0} /> : null}
        </div>
      </form>
    </search>
  )
}
