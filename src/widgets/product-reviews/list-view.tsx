import type { ViewProps } from '../../islands/contract.ts'
import { Pager } from '../../ui/pager/pager.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { formatRating } from '../shared/products/format-rating.ts'
import { WrittenDay, WrittenItem } from '../shared/written/written-item.tsx'
import type { ProductReviewsProps } from './fields.ts'
import type { ReviewModel, ReviewsModel } from './load.ts'

type Reviews = Pick<ViewProps<ProductReviewsProps, ReviewsModel>, 'model' | 'texts'>

/** Reviews, the newest first. */
export const ReviewList = ({ model, texts }: Reviews) => (
  <div id="comments">
    {model.total > 0 ? (
      <Average model={model} texts={texts} />
    ) : (
      <p className="woocommerce-noreviews">{texts('none')}</p>
    )}
    {model.total > 1 ? <Choices model={model} texts={texts} /> : null}
    {model.total > 0 && model.reviews.length === 0 ? <p>{texts('noneOfThese')}</p> : null}
    <ol className="commentlist">
      {model.reviews.map((review) => (
        <Review key={review.id} review={review} model={model} texts={texts} />
      ))}
    </ol>
    <Pager
      className="woocommerce-pagination"
      page={model.page}
      pages={model.pages}
      href={(page) => addressOf(model, { page })}
      label={texts('pages')}
      previous={texts('previous')}
      next={texts('next')}
    />
    {model.total > 0 ? <p className="small quiet how">{texts('how')}</p> : null}
  </div>
)

interface Choice {
  page?: number
  stars?: number | undefined
  order?: 'newest' | 'helpful'
}

/** Address of the reviews with other choices; omitted ones stay the same. */
function pageOf({ path, ...now }: ReviewsModel, change: Choice): string {
  const { page = 1, stars, order } = { stars: now.stars, order: now.order, ...change }
  const query = new URLSearchParams({
    ...(stars !== undefined && { sterren: String(stars) }),
    ...(order === 'helpful' && { volgorde: 'nuttig' }),
  }).toString()
  return `${path}${page === 1 ? '' : `comment-page-${page}/`}${query && `?${query}`}`
}

const addressOf = (model: ReviewsModel, change: Choice) => `${pageOf(model, change)}#reviews`

/** Links to sort by date or helpfulness, and to reviews of all ratings. */
const Choices = ({ model, texts }: Reviews) => (
  <nav className="choices small" aria-label={texts('order')}>
    {(['newest', 'helpful'] as const).map((order) => (
      <a
        key={order}
        href={addressOf(model, { order })}
        aria-current={model.order === order ? 'true' : undefined}
        rel="nofollow"
      >
        {texts(order === 'newest' ? 'newest' : 'helpfulFirst')}
      </a>
    ))}
    {model.stars === undefined ? null : (
      <a href={addressOf(model, { stars: undefined })}>{texts('allStars')}</a>
    )}
  </nav>
)

const fiveToOne = [5, 4, 3, 2, 1]

const Average = ({ model, model: { average, total, spread }, texts }: Reviews) => (
  <div className="average">
    <p>
      <Stars rating={average} label={texts('stars', { rating: formatRating(average) })} />
      <span className="small num">
        {texts(total === 1 ? 'averageOne' : 'averageMany', { rating: formatRating(average), count: total })}
      </span>
    </p>
    <ul aria-label={texts('spread')} className="spread small num">
      {fiveToOne.map((rating, index) => {
        const count = spread[index] ?? 0
        return (
          <li key={rating}>
            {count > 0 ? (
              <a
                href={addressOf(model, { stars: rating })}
                aria-label={texts('onlyStars', { rating })}
                aria-current={model.stars === rating ? 'true' : undefined}
                rel="nofollow"
              >
                {texts('stars', { rating })}
              </a>
            ) : (
              <span>{texts('stars', { rating })}</span>
            )}
            <meter min={0} max={total} value={count} aria-hidden="true" />
            <span>{count}</span>
          </li>
        )
      })}
    </ul>
  </div>
)

const Review = ({ review, model, texts }: Reviews & { review: ReviewModel }) => (
  <WrittenItem
    written={review}
    className="review"
    answerLabel={texts('answer')}
    by={
      <>
        <Stars rating={review.rating} label={texts('stars', { rating: review.rating })} />
        <p className="small quiet meta">
          <span className="woocommerce-review__author">{review.author}</span>
          {review.verified ? (
            <em className="woocommerce-review__verified verified">{texts('verified')}</em>
          ) : null}
          <WrittenDay written={review} />
        </p>
      </>
    }
  >
    <form className="say small" method="post" action={`/product-review/${review.id}/`}>
      <input type="hidden" name="back" value={pageOf(model, { page: model.page })} />
      <button type="submit" name="deed" value="helpful" className="link">
        {review.helpful > 0 ? texts('helpfulCount', { count: review.helpful }) : texts('helpful')}
        <span className="sr">{texts('whose', { author: review.author })}</span>
      </button>
      <a className="link" href={`/product-review/${review.id}/`} rel="nofollow">
        {texts('report')}
        <span className="sr">{texts('whose', { author: review.author })}</span>
      </a>
      {model.thanked === review.id ? (
        <p className="thanks" role="status">
          {texts('thanked')}
        </p>
      ) : null}
    </form>
  </WrittenItem>
)
