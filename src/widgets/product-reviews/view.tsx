import type { ViewProps } from '../../islands/contract.ts'
import { Message } from '../../ui/message/message.tsx'
import type { ProductReviewsProps } from './fields.ts'
import { ReviewForm, type Reviews } from './form-view.tsx'
import { ReviewList } from './list-view.tsx'
import type { ReviewsModel } from './load.ts'

/** SHOP-04: reviews of the product, and the form for a new one. */
export default function ProductReviews(view: ViewProps<ProductReviewsProps, ReviewsModel | undefined>) {
  const { props, model, texts, id } = view
  if (!model) return null
  return (
    <div id="reviews" className="woocommerce-Reviews product-reviews">
      {model.received ? <Message className="woocommerce-message">{texts('received')}</Message> : null}
      <div className={props.open ? 'two' : undefined}>
        <ReviewList model={model} texts={texts} />
        {props.open ? <Write model={model} texts={texts} id={id} /> : null}
      </div>
    </div>
  )
}

/** The form; where only buyers may write, how a buyer gets there. */
const Write = ({ model, texts, id }: Reviews) =>
  model.closed ? (
    <p id="review_form_wrapper" className="quiet">
      {texts('onlyBuyers')}{' '}
      <a href={`/my-account/?redirect_to=${encodeURIComponent(model.path)}`}>{texts('signIn')}</a>
    </p>
  ) : (
    <ReviewForm model={model} texts={texts} id={id} />
  )
