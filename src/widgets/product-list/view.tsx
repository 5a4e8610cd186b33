import type { ViewProps } from '../../islands/contract.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import { ProductCards } from '../shared/products/product-cards.tsx'
import { Categories, FoldedCategories, shopPath } from './categories-view.tsx'
import type { ProductListProps } from './fields.ts'
import { FilterForm, FoldedFilters } from './filters-view.tsx'
import type { ProductListModel } from './load.ts'
import { ProductBar } from './toolbar.tsx'

/** SHOP-01: the shop or one of its categories, with order and pages, and categories and filters beside it. */
export default function ProductList(view: ViewProps<ProductListProps, ProductListModel>) {
  const { props, model, texts, id } = view
  const hasMargin = model.categories.length > 0
  return (
    <div
      className={hasMargin ? 'product-list rail' : 'product-list'}
      id={`lijst-${id}`}
      data-behaviour="list-in-place"
    >
      {hasMargin ? (
        <div className="only-wide">
          <Categories {...view} />
          <FilterForm view={view} place="breed" />
        </div>
      ) : null}
      <div>
        {hasMargin ? (
          <div className="only-small">
            <FoldedCategories {...view} />
            <FoldedFilters {...view} />
          </div>
        ) : null}
        {model.total === 0 ? <Nothing {...view} /> : <ProductBar {...view} />}
        {model.cards.length > 0 ? (
          <ProductCards
            cards={model.cards}
            level={2}
            columns={props.columns}
            texts={texts}
            query={model.query}
          />
        ) : null}
        <ListingPager className="woocommerce-pagination" listing={model} texts={texts} />
      </div>
    </div>
  )
}

/** Explains why the list is empty, and offers a way on. */
const Nothing = ({ model, texts }: ViewProps<ProductListProps, ProductListModel>) =>
  model.isFiltered ? (
    <Empty
      level={2}
      title={texts('noneLeft')}
      action={
        <ButtonLink plain href={model.unfiltered}>
          {texts('unfilter')}
        </ButtonLink>
      }
    >
      <p className="woocommerce-info">{texts('noneLeftText')}</p>
    </Empty>
  ) : (
    <Empty
      level={2}
      title={texts('empty')}
      action={
        <ButtonLink plain href={model.inCategory ? shopPath : '/'}>
          {texts(model.inCategory ? 'emptyWay' : 'emptyShopWay')}
        </ButtonLink>
      }
    >
      <p className="woocommerce-info">{texts(model.inCategory ? 'emptyText' : 'emptyShop')}</p>
    </Empty>
  )
