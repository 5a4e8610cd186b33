import { type CSSProperties, type MouseEvent, memo, useMemo } from 'react'
import { formatNumber } from '../../../kernel/numbers.ts'
import { type CategoryChoice, type NestedCategory, nestCategories } from './category-list.ts'
import type { FormTexts } from './text-props.ts'

interface BrowseProps {
  texts: FormTexts
  categories: readonly CategoryChoice[]
  /** Of the page. */
  path: string
  onChoose(category: number): void
}

/**
 * The whole tree of categories, for browsing before a search; each links to its files. Memoised, so that typing in the
 * form does not render hundreds of links again.
 */
export const Browse = memo(function Browse({ categories, ...way }: BrowseProps) {
  const tree = useMemo(() => nestCategories(categories), [categories])
  return (
    <section className="browse" aria-labelledby="blader">
      <h2 id="blader">{way.texts('browse')}</h2>
      <ul className="trees">
        {tree.map((category) => (
          <li key={category.id} className="tree-of" style={linesOf(category)}>
            <Way category={category} {...way} />
          </li>
        ))}
      </ul>
    </section>
  )
})

/** `content-visibility` needs its size while it is far below the window and not rendered. */
const linesOf = (category: NestedCategory): CSSProperties & Record<'--lines', number> => ({
  '--lines': count(category),
})
const count = ({ children }: NestedCategory): number => children.reduce((sum, child) => sum + count(child), 1)

function Way({ category, ...way }: Omit<BrowseProps, 'categories'> & { category: NestedCategory }) {
  const { texts, path, onChoose } = way
  const { id, name, level, files, children } = category
  const depth: CSSProperties & Record<'--lv', number> = { '--lv': level }
  const count = formatNumber(files)
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(id)
  }
  return (
    <>
      <a
        className={level === 1 ? 'way at-top' : 'way'}
        style={depth}
        href={`${path}?catid=${id}`}
        onClick={press}
      >
        <span>{name}</span>
        <span className="amount num" aria-hidden="true">
          {count}
        </span>
        <span className="sr">{files === 1 ? texts('browseOne') : texts('browseMany', { count })}</span>
      </a>
      {children.length > 0 ? (
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              <Way category={child} {...way} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
