import type { View } from '../../islands/contract.ts'
import type { EntryDateProps } from './fields.ts'
import type { PublishedOn } from './load.ts'

/** The day on which the entry was published. */
const EntryDateView: View<EntryDateProps, PublishedOn | undefined> = ({ model }) =>
  model ? (
    <p className="label">
      <time dateTime={model.instant}>{model.day}</time>
    </p>
  ) : null

export default EntryDateView
