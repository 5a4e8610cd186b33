import type { View } from '../../islands/contract.ts'
import type { QuoteProps } from './fields.ts'

/** Someone's words, with their name below. */
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
