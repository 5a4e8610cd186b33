import type { View } from '../../islands/contract.ts'
import type { SpacerProps } from './fields.ts'

/** Space between two widgets; hidden from screen readers. */
const SpacerView: View<SpacerProps> = ({ props: { size } }) => <div className={`spacer is-${size}`} />

export default SpacerView
