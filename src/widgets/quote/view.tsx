import type { View } from '../../islands/contract.ts'
import type { QuoteProps } from './fields.ts'

/** A quotation with its source below. */
const QuoteView: View<QuoteProps> = ({ props: { text, source } }) =>
  text ? (
    <figure className="quote" data-content>
      <blockquote className="aside">
        <p>{text}</p>
      </blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
    </figure>
  ) : null

export default QuoteView
