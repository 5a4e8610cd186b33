import type { View } from '../../islands/contract.ts'
import type { HtmlProps } from './fields.ts'

/** HTML as it was stored: what may be in it is decided when it is saved (`trustHtml`). */
const HtmlView: View<HtmlProps> = ({ props: { html } }) =>
  html.trim() ? <div className="html-block" dangerouslySetInnerHTML={{ __html: html }} /> : null

export default HtmlView
