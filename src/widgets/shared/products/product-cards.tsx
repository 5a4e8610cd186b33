import { onDevices, type PerDevice } from '../../../kernel/per-device.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card, type CardColumns, Cards, onPhone } from '../../../ui/card/card.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import { AddToCartLink } from './add-to-cart-button.tsx'
import { formatRating } from './format-rating.ts'
import type { ProductCardModel } from './product-card.ts'
import type { productCardTexts } from './product-card-texts.nl.ts'
import { ProductPrice } from './product-price.tsx'

interface ProductCardsProps {
  cards: readonly ProductCardModel[]
  level: 2 | 3
  columns: PerDevice<CardColumns>
  texts: Texts<keyof typeof productCardTexts>
  /** Query of the page, without `?`. */
  query?: string
}

function sizesOf(columns: PerDevice<CardColumns>): string {
  const { desk, tablet = 3 } = onDevices(columns)
  return `(width < 620px) ${share(100, onPhone(columns) ?? 2)}, (width < 960px) ${share(100, tablet)}, ${share(72, desk)}`
}

const share = (vw: number, columns: CardColumns) => `${Math.round(vw / columns)}vw`

/** Products as cards: name, price, and add to cart. */
export const ProductCards = ({ cards, level, columns, texts, query }: ProductCardsProps) => (
  <Cards columns={columns} className="products">
    {cards.map((card) => (
      <Card
        key={card.id}
        href={card.href}
        title={card.title}
        level={level}
        className={card.stock === 'out_of_stock' ? 'product outofstock' : 'product'}
        picture={
          <div className="shown">
            {card.picture ? (
              <Picture
                image={card.picture}
                ratio="1:1"
                sizes={sizesOf(columns)}
                className={isUpright(card.picture) ? 'cover' : ''}
              />
            ) : (
              <div className="plate none" />
            )}
            {card.price.beforeCents === undefined ? null : <span className="sale">{texts('sale')}</span>}
          </div>
        }
      >
        {card.reviews > 0 ? (
          <p className="rated">
            <Stars rating={card.rating} label={ratingOf(card, texts)} />
            <span className="small quiet num" aria-hidden="true">
              {card.reviews}
            </span>
          </p>
        ) : null}
        <p className="costs">
          <ProductPrice price={card.price} isFrom={card.isFrom} texts={texts} />
        </p>
        <WayToBuy card={card} texts={texts} query={query} />
      </Card>
    ))}
  </Cards>
)

/** A book is shown whole on a background; a wide picture fills the card. */
const isUpright = ({ width, height }: { width: number; height: number }) => height > width

const ratingOf = ({ rating, reviews }: ProductCardModel, texts: ProductCardsProps['texts']) =>
  texts(reviews === 1 ? 'ratingOne' : 'ratingMany', { rating: formatRating(rating), count: reviews })

/** Add to cart, choose a variant, or why neither is possible. */
export const WayToBuy = ({
  card,
  texts,
  query,
}: Pick<ProductCardsProps, 'texts' | 'query'> & { card: ProductCardModel }) => {
  if (card.stock === 'out_of_stock') return <p className="stock out-of-stock">{texts('outOfStock')}</p>
  if (card.isVariable)
    return (
      <ButtonLink
        plain
        href={card.href}
        className="button product_type_variable"
        aria-label={texts('chooseNamed', { title: card.title })}
      >
        {texts('choose')}
      </ButtonLink>
    )
  return (
    <>
      <AddToCartLink product={card} texts={texts} query={query} />
      {card.stock === 'backorder' ? (
        <p className="stock available-on-backorder small">{texts('backorder')}</p>
      ) : null}
    </>
  )
}
