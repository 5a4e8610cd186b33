import type { ViewProps } from '../../islands/contract.ts'
import { Fold } from '../../ui/accordion/accordion.tsx'
import type { ProductListProps } from './fields.ts'
import type { ProductListModel } from './load.ts'

type ListView = ViewProps<ProductListProps, ProductListModel>

export const shopPath = '/shop/'

/** Links to the categories of the shop. */
export const Categories = ({ model, texts }: ListView) => (
  <nav aria-label={texts('categories')} className="product-categories">
    <p className="facet-title">{texts('categories')}</p>
    <ul>
      <li>
        <a href={shopPath} aria-current={model.inCategory ? undefined : 'page'}>
          {texts('everything')}
        </a>
      </li>
      {model.categories.map((category) => (
        <li key={category.href} className={category.depth > 0 ? 'inner' : undefined}>
          <a href={category.href} aria-current={category.current ? 'page' : undefined}>
            <span>{category.name}</span>
            <span className="c num">{category.count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The same links folded behind one line, where there is no margin. */
export const FoldedCategories = (view: ListView) => (
  <Fold title={view.texts('categories')}>
    <Categories {...view} />
  </Fold>
)
