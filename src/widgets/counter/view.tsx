import type { View } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import type { CounterProps } from './fields.ts'

/** A number in large type. */
const CounterView: View<CounterProps> = ({ props: { number, before, after, label } }) => (
  <p className="counter-block">
    <span className="figure num">
      {before ? <small>{before}</small> : null}
      {formatNumber(number)}
      {after ? <small>{after}</small> : null}
    </span>{' '}
    <span className="what">{label}</span>
  </p>
)

export default CounterView
