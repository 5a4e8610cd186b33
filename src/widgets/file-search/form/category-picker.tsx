import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { CloseButton } from '../../../ui/button/button.tsx'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { CategoryItem } from './category-item.tsx'
import { filterCategories, type ListedCategory, listHeightPx } from './category-list.ts'
import { type CategoryFieldProps, rootLabel } from './root-label.ts'
import { useLeave } from './use-leave.ts'

/**
 * A button that opens the tree of categories, with a box that filters it (LIB-03). The tree is rendered only while
 * open.
 */
export function CategoryPicker(props: CategoryFieldProps) {
  const { id, texts, categories, root, chosen, onChoose } = props
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [height, setHeight] = useState(listHeightPx(0))
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const label = rootLabel(props)
  const all: ListedCategory = {
    id: root,
    slug: '',
    name: label.text,
    level: 0,
    files: 0,
    parent: categories.length > 0,
  }
  const current = categories.find((category) => category.id === chosen)
  const listed = filterCategories([all, ...categories], words)

  const close = useCallback((focus: boolean) => {
    setOpen(false)
    setWords('')
    if (focus) opener.current?.focus()
  }, [])
  const choose = useCallback(
    ({ id: category }: ListedCategory) => {
      close(true)
      onChoose(category)
    },
    [close, onChoose],
  )

  useLayoutEffect(() => {
    if (!open) return
    const filters = box.current?.closest('form')?.querySelector('.filter-box')
    setHeight(listHeightPx(filters?.getBoundingClientRect().height ?? 0))
    filter.current?.focus()
    box.current?.querySelector('.tree')?.scrollIntoView?.({ block: 'nearest' })
    box.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open])

  useLeave(box, open, () => close(false))

  const press = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close(true)
      return
    }
    if (event.key === 'Enter' && event.target === filter.current) event.preventDefault()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('.tree input, .tree button') ?? [])]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0)]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it
    <div className="field big picker" ref={box} onKeyDown={press}>
      <span className="lab" id={`${id}-category`}>
        {texts('categoryFilter')}
      </span>
      <div className="picked">
        <button
          ref={opener}
          id={`${id}-pick`}
          className="pick"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-tree`}
          aria-labelledby={`${id}-category ${id}-pick`}
          onClick={() => (open ? close(false) : setOpen(true))}
          // The field is read-only, but a choice can be removed (section 5, SITE-11).
          onKeyDown={({ key }) => {
            if (current && (key === 'Backspace' || key === 'Delete')) choose(all)
          }}
        >
          <span lang={current ? undefined : label.lang}>{current?.name ?? label.text}</span>
          <Icon name="down" />
        </button>
        {current ? (
          <CloseButton
            className="unpick"
            label={texts('clearCategory')}
            title={texts('clearCategory')}
            onClick={() => choose(all)}
          />
        ) : null}
      </div>
      <input type="hidden" name="catid" value={chosen} />
      <div className="tree" id={`${id}-tree`} hidden={!open}>
        {open ? (
          <>
            <div className="q">
              <TextInput
                ref={filter}
                type="search"
                aria-label={texts('filterCategories')}
                placeholder={texts('searchCategory')}
                lang={texts.lang('searchCategory')}
                autoComplete="off"
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            </div>
            <ul style={{ maxHeight: height }}>
              {listed.map((category) => (
                <CategoryItem
                  key={category.id}
                  category={category}
                  lang={category.id === root ? label.lang : undefined}
                  current={category.id === chosen}
                  onChoose={choose}
                />
              ))}
            </ul>
            <p className="none" role="status">
              {listed.length === 0 ? texts('noCategory', { words }) : ''}
            </p>
          </>
        ) : null}
      </div>
    </div>
  )
}
