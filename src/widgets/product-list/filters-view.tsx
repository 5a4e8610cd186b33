import type { ViewProps } from '../../islands/contract.ts'
import { Fold } from '../../ui/accordion/accordion.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { Checkbox, TextInput } from '../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import type { ProductListProps } from './fields.ts'
import type { ProductListModel } from './load.ts'
import { barId } from './toolbar.tsx'

type ListView = ViewProps<ProductListProps, ProductListModel>

/**
 * Filters by price, stock and sale, in a form that keeps the order (SHOP-01).
 * @param place makes the ids of its fields unique: the page may hold the form twice
 */
export const FilterForm = ({ view, place }: { view: ListView; place: string }) => {
  const { model, texts, id } = view
  const { filters, filterNames } = model
  return (
    <search className="product-filters" aria-label={texts('filters')}>
      <form action={model.action} className="flow">
        {model.order === 'menu_order' ? null : <input type="hidden" name="orderby" value={model.order} />}
        <FieldGroup legend={texts('price_range')}>
          <div className="range">
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} id={`${id}-${place}-${end}`} label={texts(`price_${end}`)}>
                {(wires) => (
                  <TextInput
                    {...wires}
                    type="number"
                    inputMode="numeric"
                    name={filterNames[end]}
                    defaultValue={filters[end]}
                    min={0}
                    max={999_999}
                    step={1}
                    autoComplete="off"
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
        <div>
          <Checkbox name={filterNames.stock} value="instock" defaultChecked={filters.inStock}>
            {texts('in_stock')}
          </Checkbox>
          <Checkbox name={filterNames.sale} value="1" defaultChecked={filters.onSale}>
            {texts('on_sale')}
          </Checkbox>
        </div>
        <div className="send">
          <Button type="submit" plain>
            {texts('filter')}
          </Button>
          {model.isFiltered ? (
            <TextLink className="small" href={model.unfiltered}>
              {texts('unfilter')}
            </TextLink>
          ) : null}
        </div>
      </form>
    </search>
  )
}

/** The same filters folded behind one line, where there is no margin; open while a filter is set. */
export const FoldedFilters = (view: ListView) => (
  <Fold title={view.texts('filters')} open={view.model.isFiltered}>
    <FilterForm view={view} place="smal" />
    {view.model.total > 0 ? (
      <ButtonLink className="to-list" full href={`#${barId(view.id)}`}>
        {view.model.total === 1 ? view.texts('showOne') : view.texts('showMany', { total: view.model.total })}
      </ButtonLink>
    ) : null}
  </Fold>
)
