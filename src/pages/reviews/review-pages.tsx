import type { Review } from '../../features/shop/index.ts'
import { textsOfRoom } from '../../kernel/texts.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextArea } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Part } from '../../ui/part/part.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { reviewPath } from './paths.ts'
import { reviewPageTexts } from './texts.nl.ts'

const textsOf = ({ runtime }: Site) => textsOfRoom('review', reviewPageTexts, runtime.textOverrides)

export interface Invitation {
  order: string
  key: string
  /** The bought products that can be reviewed. */
  products: readonly { title: string; url: string }[]
  /** The buyer wants no more invitations. */
  stopped?: boolean
}

/** `/product-review/?order=&key=`, where an invitation leads: the products to review, and a button to decline. */
export function invitationPage(site: Site, request: PageRequest, invitation: Invitation): Promise<Page> {
  const texts = textsOf(site)
  const { order, key, products, stopped } = invitation
  const proof = new URLSearchParams({ order, key }).toString()
  return codedPage(site, request, {
    title: texts('invited'),
    trail: [],
    children: (
      <>
        {stopped ? <Message>{texts('stopped')}</Message> : null}
        <div className="flow narrow">
          <p>{texts('invitedSay')}</p>
          <ul>
            {products.map(({ title, url }) => (
              <li key={url}>
                <TextLink href={`${url}?${proof}#review_form_wrapper`}>{texts('write', { title })}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        {stopped ? null : (
          <div className="part-slot">
            <Part title={texts('stopTitle')}>
              <form className="flow narrow" method="post" action={reviewPath}>
                <input type="hidden" name="order" value={order} />
                <input type="hidden" name="key" value={key} />
                <p>{texts('stopSay')}</p>
                <div className="row">
                  <Button plain type="submit">
                    {texts('stop')}
                  </Button>
                </div>
              </form>
            </Part>
          </div>
        )}
      </>
    ),
  })
}

export interface ReportState {
  review: Review
  /** The reviewed product. */
  product: { title: string; url: string }
  typed?: string
  problem?: 'noReason' | 'tooMany'
  done?: boolean
}

/** `/product-review/{number}/`: reports a review. */
export function reportPage(site: Site, request: PageRequest, state: ReportState): Promise<Page> {
  const texts = textsOf(site)
  const { review, product, typed, problem, done } = state
  return codedPage(site, request, {
    title: texts('report'),
    status: problem ? 403 : 200,
    trail: [{ label: product.title, url: product.url }],
    children: (
      <div className="flow narrow">
        {done ? <Message>{texts('reported')}</Message> : null}
        <ErrorSummary
          title={texts('notYet')}
          errors={problem ? [{ id: 'reason', text: texts(problem) }] : []}
        />
        <figure>
          <blockquote>{review.text}</blockquote>
          <figcaption className="small quiet">
            {texts('by', { rating: review.rating, author: review.author })}
          </figcaption>
        </figure>
        {done ? null : (
          <form className="flow" method="post" action={`${reviewPath}${review.id}/`} noValidate>
            <p>{texts('reportSay')}</p>
            <Field id="reason" label={texts('reason')} error={problem && texts(problem)}>
              {(wires) => (
                <TextArea {...wires} name="reason" rows={4} maxLength={1000} defaultValue={typed} required />
              )}
            </Field>
            <div className="row">
              <Button type="submit" name="deed" value="report">
                {texts('send')}
              </Button>
            </div>
          </form>
        )}
        <p>
          <TextLink href={`${product.url}#comment-${review.id}`}>{texts('back')}</TextLink>
        </p>
      </div>
    ),
  })
}
