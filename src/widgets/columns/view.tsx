import type { View } from '../../islands/contract.ts'
import { deviceClasses } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ColumnsProps, Ratio } from './fields.ts'

const slotsOf: Record<Ratio, readonly string[]> = {
  halves: ['first', 'second'],
  thirds: ['first', 'second', 'third'],
  quarters: ['first', 'second', 'third', 'fourth'],
  two: ['first', 'second'],
  large: ['first', 'second'],
  rail: ['first', 'second'],
}

/** Slots side by side, stacked on narrow screens. */
const ColumnsView: View<ColumnsProps> = ({ props: { ratio, align, beside, gap }, slots }) => (
  <div
    className={classNames(
      'columns',
      `of-${ratio}`,
      align === 'center' && 'is-centred',
      ...deviceClasses('beside', beside, 'own'),
      ...deviceClasses('gap', gap, 'own'),
    )}
  >
    {slotsOf[ratio].map((name) => slots[name])}
  </div>
)

export default ColumnsView
