import type { View } from '../../islands/contract.ts'
import type { SavedPartProps } from './fields.ts'

/** Rendered only for a block that shows nothing; otherwise the contents of the block replace it (`saved-parts.ts`). */
const SavedPartView: View<SavedPartProps> = () => null

export default SavedPartView
