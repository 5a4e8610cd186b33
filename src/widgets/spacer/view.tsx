import type { View } from '../../islands/contract.ts'
import type { SpacerProps } from './fields.ts'

/** Room between two widgets; nothing to a screen reader. */
const SpacerView: View<SpacerProps> = ({ props: { size } }) => <div className={`spacer is-${size}`} />

export default SpacerView
