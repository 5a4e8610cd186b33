import type { View } from '../../islands/contract.ts'
import { classNames } from '../../ui/class-names.ts'
import type { EntryBodyProps } from './fields.ts'

/** The entry's text. `data-content`: words of `?highlight=` are marked in its paragraphs (CAT-10). */
const EntryBodyView: View<EntryBodyProps, string> = ({ props, model: html }) =>
  html.trim() ? (
    <div
      className={classNames('prose', props.lead && 'opens')}
      data-content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  ) : null

export default EntryBodyView
