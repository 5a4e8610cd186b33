import type { ViewProps } from '../../islands/contract.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Empty } from '../../ui/state/state.tsx'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { ProductCards } from '../shared/products/product-cards.tsx'
import type { ProductGridProps } from './fields.ts'

/** A few products under a heading, with a link to all of them. */
export default function ProductGrid({
  props,
  model,
  texts,
}: ViewProps<ProductGridProps, readonly ProductCardModel[]>) {
  const { heading, wayHref, wayLabel, columns } = props
  const level = heading ? 3 : 2
  return (
    <section className="product-grid">
      {heading ? (
        <SectionHead
          title={heading}
          {...(wayHref && wayLabel ? { way: { href: wayHref, label: wayLabel } } : {})}
        />
      ) : null}
      {model.length > 0 ? (
        <ProductCards cards={model} level={level} columns={columns} texts={texts} />
      ) : (
        <Empty
          level={level}
          title={texts('empty')}
          action={
            <ButtonLink plain href="/shop/">
              {texts('emptyWay')}
            </ButtonLink>
          }
        />
      )}
    </section>
  )
}
