import { formatPrice } from '../../kernel/money.ts'
import { classNames } from '../class-names.ts'

interface PriceProps {
  /** In whole cents, VAT included. */
  cents: number
  /** The price before a sale, with texts for screen readers, which do not announce a line through a price. */
  before?: { cents: number; label: string; nowLabel: string }
  /** The large style of a product page. */
  large?: boolean
}

/** A price, or a sale price with the former one. */
export const Price = ({ cents, before, large }: PriceProps) => (
  <span className={classNames('price', large && 'large')}>
    {before ? (
      <>
        <del>
          <span className="sr">{before.label} </span>
          {formatPrice(before.cents)}
        </del>{' '}
        <ins>
          <span className="sr">{before.nowLabel} </span>
          {formatPrice(cents)}
        </ins>
      </>
    ) : (
      formatPrice(cents)
    )}
  </span>
)
