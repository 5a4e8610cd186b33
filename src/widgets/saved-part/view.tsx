import type { View } from '../../islands/contract.ts'
import type { SavedPartProps } from './fields.ts'
import type { SavedPartModel } from './load.ts'

/** In the editor, where the widgets of the block are changed in the block itself. */
const SavedPartView: View<SavedPartProps, SavedPartModel | undefined> = ({ model }) =>
  model ? <div inert dangerouslySetInnerHTML={{ __html: model.html }} /> : null

export default SavedPartView
