import type { CartChange } from '../../features/shop/index.ts'
import { formatPrice } from '../../kernel/money.ts'
import type { CartTexts } from './texts.ts'

/**
 * Changes since the visitor last looked, shown before anything is paid (abuse 6). Without any it is an empty place,
 * which the behaviour `checkout` fills with those of a recalculation.
 */
export const Changes = ({ changes, texts }: { changes: readonly CartChange[]; texts: CartTexts }) => (
  <div data-part="changes">
    {changes.length === 0 ? null : (
      <div className="msg flat woocommerce-info" role="alert" data-behaviour="notices">
        <ul>
          {changes.map((change) => {
            const sentence = sentenceOf(change, texts)
            return <li key={sentence}>{sentence}</li>
          })}
        </ul>
      </div>
    )}
  </div>
)

function sentenceOf(change: CartChange, texts: CartTexts): string {
  switch (change.kind) {
    case 'price':
      return texts('changed-price', {
        title: change.title,
        from: formatPrice(change.fromCents),
        to: formatPrice(change.toCents),
      })
    case 'quantity':
      return texts('changed-quantity', { title: change.title, from: change.from, to: change.to })
    case 'removed':
      return change.title
        ? texts('changed-removed', { title: change.title })
        : texts('changed-removed-unnamed')
    case 'coupon':
      return texts('changed-coupon', { code: change.code, reason: texts(`coupon-${change.reason}`) })
  }
}
