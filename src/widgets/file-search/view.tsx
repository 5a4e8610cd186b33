import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import { boxOf } from './boxes/box-of.ts'
import { type Boxed, FileBox } from './boxes/file-box.tsx'
import type { FileSearchProps } from './fields.ts'
import { readAddress } from './form/address.ts'
import { Browse } from './form/browse.tsx'
import { suggestionFields } from './form/request.ts'
import { SearchForm } from './form/search-form.tsx'
import type { Hindrance } from './form/sending.ts'
import { settleTags, type TagChoice } from './form/tag-list.ts'
import type { FormTexts } from './form/text-props.ts'
import { typedBefore } from './form/typed-before.ts'
import { useSuggestions } from './form/use-suggestions.ts'
import { useTags } from './form/use-tags.ts'
import { keepChoice } from './found/kept-choice.ts'
import type { ResultsAction } from './found/results-action.ts'
import { ResultsArea } from './found/results-area.tsx'
import { boxOfFile, type Choice, chooseFile } from './found/selection.ts'
import { useSearch } from './found/use-search.ts'
import type { FileSearchModel } from './model.ts'

/** Searches the file library: the form, its results, and the boxes of files (LIB-01 to LIB-16). */
export default function FileSearch(view: ViewProps<FileSearchProps, FileSearchModel>) {
  const { props, model, id } = view
  const texts: FormTexts = view.texts
  const { rootCategory: root, limit } = props
  const [live, setLive] = useState(false)
  const [needsCategory, setNeedsCategory] = useState(model.needsCategory ?? false)
  const [boxed, setBoxed] = useState<Boxed>()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const [choice] = useState<Choice>(() => new Map())
  const form = useRef<HTMLFormElement>(null)
  const keyword = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  const listsTags = props.showTags && props.tagInput === 'list'
  const tags = useTags({ root, rootTags: model.rootTags, first: model.tags ?? model.rootTags }, listsTags)
  const search = useSearch(props, model, {
    placeholder: texts('keywordPlaceholder'),
    onStart: () => {
      suggestions.stop()
      suggestions.hide()
    },
    onHindrance: explain,
    onRestored: ({ category }) => showTags(category, 'keep'),
  })
  const suggestions = useSuggestions({
    on: props.suggestions,
    searching: search.searching,
    body: (words) =>
      suggestionFields({ keyword: words, category: search.latest.current.category }, search.listing, props),
  })

  function explain(hindrance: Hindrance) {
    if (hindrance.kind === 'size') window.alert(texts(hindrance.problem))
    if (hindrance.kind === 'dates') window.alert(texts('dateInverted'))
    if (hindrance.kind === 'keyword') keyword.current?.focus()
    if (hindrance.kind === 'no-category') {
      setNeedsCategory(true)
      form.current?.querySelector<HTMLElement>('.pick')?.focus()
    }
  }

  /** Offers the tags of a category. Ticked tags of another category are dropped; with free input they stay as typed. */
  function showTags(category: number, others: 'drop' | 'keep') {
    const settle = (offered: readonly TagChoice[]) =>
      search.change(settleTags(search.latest.current, offered, others))
    const slug = model.categories.find((known) => known.id === category)?.slug ?? ''
    if (listsTags) void tags.show({ id: category, slug }, settle)
    else settle([])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts begin
  useEffect(() => {
    // Drawn in slices as the form was woken: the whole of it at once would hold a phone up.
    startTransition(() => {
      if (form.current) {
        search.change(typedBefore(form.current, props))
        const { category } = search.latest.current
        if (category !== model.criteria.category) showTags(category, 'drop')
        else search.change(settleTags(search.latest.current, model.tags ?? model.rootTags, 'keep'))
      }
      setLive(true)
    })
  }, [])

  function reset() {
    choice.clear()
    keepChoice(model.path, choice)
    setNeedsCategory(false)
    search.reset()
    showTags(root, 'drop')
    keyword.current?.focus()
  }

  function act(action: ResultsAction) {
    if (action.kind === 'search') search.run(action.listing, action.cause)
    if (action.kind === 'address') {
      if (action.query === '') return reset()
      search.change(readAddress(new URLSearchParams(action.query), { root, limit }).criteria)
      showTags(search.latest.current.category, 'keep')
      search.run()
    }
    if (action.kind === 'open') {
      const { id: file, category } = action
      setBoxed({ kind: boxOf(action.as, props), id: file, category })
      setChosen(boxOfFile(results.current, file)?.checked)
      setOpen(true)
    }
  }

  const latest = useRef(act)
  latest.current = act
  const browse = useCallback(
    (category: number) => latest.current({ kind: 'address', query: `?catid=${category}` }),
    [],
  )

  return (
    <div className="file-search">
      <SearchForm
        id={id}
        props={props}
        model={model}
        texts={texts}
        search={search}
        suggestions={suggestions}
        tagList={tags.list}
        live={live}
        form={form}
        keyword={keyword}
        needsCategory={needsCategory}
        onCategory={(category) => {
          setNeedsCategory(false)
          search.change({ category })
          showTags(category, 'drop')
        }}
        onTagsAgain={() => showTags(search.latest.current.category, 'drop')}
        onReset={reset}
      />
      {search.found.outcome === 'none' && model.categories.length > 0 && !props.requireKeyword ? (
        <Browse texts={texts} categories={model.categories} path={model.path} onChoose={browse} />
      ) : null}
      <ResultsArea
        texts={texts}
        found={search.found}
        first={model.results?.(texts.data())}
        path={model.path}
        live={live}
        area={results}
        choice={choice}
        onAction={act}
        onRetry={search.retry}
      />
      {boxed ? (
        <FileBox
          id={id}
          texts={texts}
          boxed={boxed}
          open={open}
          root={root}
          onClose={() => setOpen(false)}
          onPreview={() => setBoxed({ ...boxed, kind: props.directPreview ? 'direct' : 'preview' })}
          chosen={chosen}
          onChoose={(on) => {
            chooseFile(results.current, boxed.id, on)
            setChosen(on)
          }}
        />
      ) : null}
    </div>
  )
}
