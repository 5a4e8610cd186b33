import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Select, TextArea, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { StarChoice } from '../../ui/stars/star-choice.tsx'
import type { ProductReviewsProps } from './fields.ts'
import type { ReviewProblem, ReviewsModel } from './load.ts'

export type Reviews = Pick<ViewProps<ProductReviewsProps, ReviewsModel>, 'model' | 'texts' | 'id'>

/** The field of each error; other errors concern the whole form. */
const fieldOf: Partial<Record<ReviewProblem, 'rating' | 'comment' | 'author' | 'email'>> = {
  'no-rating': 'rating',
  'no-text': 'comment',
  'no-name': 'author',
  'bad-email': 'email',
}

/** Highest first, as the classic list has them. */
const ratings = [5, 4, 3, 2, 1]

/**
 * SHOP-04: posts to `/wp-comments-post.php`. With scripts, stars replace the list of ratings. A form that comes back
 * holds the typed values.
 */
export const ReviewForm = ({ model, texts, id }: Reviews) => {
  const { posted, productId, total } = model
  const problem = posted?.problem
  const about = problem && fieldOf[problem]
  const errorOf = (name: typeof about) => (problem && about === name ? texts(problem) : undefined)
  const typed = (name: string) => posted?.values[name] ?? ''
  return (
    <div id="review_form_wrapper">
      <div id="review_form">
        <div id="respond" className="comment-respond">
          <h3 id="reply-title">{texts(total === 0 ? 'first' : 'write')}</h3>
          {problem && about ? (
            <ErrorSummary title={texts('notYet')} errors={[{ id: about, text: texts(problem) }]} />
          ) : null}
          {problem && !about ? (
            <Message tone="wrong" role="alert" className="woocommerce-error">
              {texts(problem)}
            </Message>
          ) : null}
          <form
            action="/wp-comments-post.php"
            method="post"
            id="commentform"
            className="comment-form flow"
            data-behaviour="review-form"
            data-required={texts('required')}
          >
            <input type="hidden" name="comment_post_ID" defaultValue={productId} />
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
            <Field id="comment" label={texts('text')} error={errorOf('comment')}>
              {(wires) => (
                <TextArea
                  {...wires}
                  name="comment"
                  rows={6}
                  maxLength={5000}
                  required
                  defaultValue={typed('comment')}
                />
              )}
            </Field>
            <Field id="author" label={texts('name')} hint={texts('nameHint')} error={errorOf('author')}>
              {(wires) => (
                <TextInput
                  {...wires}
                  name="author"
                  autoComplete="name"
                  maxLength={100}
                  required
                  defaultValue={typed('author')}
                />
              )}
            </Field>
            <Field id="email" label={texts('email')} hint={texts('emailHint')} error={errorOf('email')}>
              {(wires) => (
                <TextInput
                  {...wires}
                  name="email"
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  required
                  defaultValue={typed('email')}
                />
              )}
            </Field>
            <p className="sr" aria-hidden="true">
              <label htmlFor={`${id}-url`}>{texts('website')}</label>
              <input id={`${id}-url`} name="url" tabIndex={-1} autoComplete="off" defaultValue="" />
            </p>
            <div className="form-submit">
              <Button type="submit" plain id="submit">
                {texts('send')}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </div>
  )
}
