import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/field/controls.tsx'
import type { ProductListProps } from './fields.ts'
import type { ProductListModel } from './load.ts'

type ListView = ViewProps<ProductListProps, ProductListModel>

export const barId = (id: string): string => `gevonden-${id}`

/** The number of products and their order, with the classes that scripts of the classic shop know (decisions, Shop). */
export const ProductBar = ({ model, texts, id }: ListView) => (
  <div className="bar" id={barId(id)}>
    <p className="count woocommerce-result-count" role="status" data-behaviour="say-again">
      {countOf(model, texts)}
    </p>
    <form className="woocommerce-ordering" action={model.action} data-behaviour="submit-on-change">
      {model.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
      <label>
        {texts('order')}
        <Select name="orderby" className="orderby" defaultValue={model.order} autoComplete="off">
          {model.orders.map((order) => (
            <option key={order} value={order}>
              {texts(order === 'rating' ? 'rating_order' : order)}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" plain>
        {texts('orderButton')}
      </Button>
    </form>
  </div>
)

function countOf({ total, from, to, pages }: ProductListModel, texts: ListView['texts']): string {
  if (total === 1) return texts('countOne')
  return pages === 1 ? texts('countAll', { total }) : texts('countSome', { from, to, total })
}
