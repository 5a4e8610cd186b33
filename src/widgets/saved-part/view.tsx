import type { View } from '../../islands/contract.ts'
import type { SavedPartProps } from './fields.ts'

/** Of one that shows nothing: else the contents of the block stand in its place (`saved-parts.ts`). */
const SavedPartView: View<SavedPartProps> = () => null

export default SavedPartView
