import { type CSSProperties, memo } from 'react'
import { formatNumber } from '../../../kernel/numbers.ts'
import type { ListedCategory } from './category-list.ts'

interface CategoryItemProps {
  category: ListedCategory
  lang: string | undefined
  current: boolean
  onChoose(category: ListedCategory): void
}

/** A line of the tree; the root has level 0. Memoised: a library may have hundreds of categories. */
export const CategoryItem = memo(function CategoryItem(props: CategoryItemProps) {
  const { category, lang, current, onChoose } = props
  const { id, slug, name, level, files, parent } = category
  const depth: CSSProperties & Record<'--lv', number> = { '--lv': level }
  return (
    <li
      className={parent ? 'cate-item parent' : 'cate-item'}
      data-catid={id}
      data-cattype="default"
      data-slug={slug}
      data-catlevel={level}
    >
      <button
        type="button"
        style={depth}
        aria-current={current ? 'true' : undefined}
        onClick={() => onChoose(category)}
      >
        <span lang={lang}>{name}</span>
        {files > 0 ? <span className="c">{formatNumber(files)}</span> : null}
      </button>
    </li>
  )
})
