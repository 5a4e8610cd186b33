import type { ViewProps } from '../../islands/contract.ts'
import { Select } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { StarChoice } from '../../ui/stars/star-choice.tsx'
import { CommentForm } from '../shared/written/comment-form.tsx'
import { readPosted } from '../shared/written/posted.ts'
import type { ProductReviewsProps } from './fields.ts'
import type { ReviewsModel } from './load.ts'

export type Reviews = Pick<ViewProps<ProductReviewsProps, ReviewsModel>, 'model' | 'texts' | 'id'>

/** Highest first, as the classic list has them. */
const ratings = [5, 4, 3, 2, 1]

/** SHOP-04. With scripts, stars replace the list of ratings. */
export const ReviewForm = ({ model, texts, id }: Reviews) => {
  const { posted, productId, total } = model
  const { typed, errorOf } = readPosted(posted, texts)
  return (
    <div id="review_form_wrapper">
      <div id="review_form">
        <CommentForm
          id={id}
          entryId={productId}
          title={texts(total === 0 ? 'first' : 'write')}
          texts={texts}
          posted={posted}
          formData={{ 'data-behaviour': 'review-form', 'data-required': texts('required') }}
        >
          {model.bought ? (
            <>
              <input type="hidden" name="order" defaultValue={model.bought.order} />
              <input type="hidden" name="key" defaultValue={model.bought.key} />
            </>
          ) : null}
          <div className="rating-field">
            <Field id="rating" label={texts('rating')} error={errorOf('rating')} className="rating-list">
              {(wires) => (
                <Select {...wires} name="rating" defaultValue={typed('rating')} required>
                  <option value="">{texts('choose')}</option>
                  {ratings.map((rating) => (
                    <option key={rating} value={rating}>
                      {texts('stars', { rating })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div className="rating-stars" hidden>
              <StarChoice
                legend={texts('rating')}
                name={`${id}-sterren`}
                label={(rating) => texts('stars', { rating })}
                chosen={Number(typed('rating')) || undefined}
              />
            </div>
          </div>
        </CommentForm>
      </div>
    </div>
  )
}
