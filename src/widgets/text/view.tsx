import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import type { TextProps } from './fields.ts'

/** Formatted text. `data-content`: words of `?highlight=` are marked in its paragraphs (CAT-10). */
const TextView: View<TextProps> = ({ props: { html, lead, align } }) =>
  html.trim() ? (
    <div
      className={classNames('prose', lead && 'opens', ...deviceClasses('align', align, 'left'))}
      data-content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ) : null

export default TextView
