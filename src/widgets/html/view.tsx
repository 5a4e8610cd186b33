import type { View } from '../../islands/contract.ts'
import type { HtmlProps } from './fields.ts'

/** HTML as stored. `trustHtml` decides at saving what it may contain. */
const HtmlView: View<HtmlProps> = ({ props: { html } }) =>
  html.trim() ? <div className="html-block" dangerouslySetInnerHTML={{ __html: html }} /> : null

export default HtmlView
