import type { View } from '../../islands/contract.ts'
import type { ProgressProps } from './fields.ts'

/** A progress bar. */
const ProgressView: View<ProgressProps> = ({ props: { items }, id }) =>
  items.length > 0 ? (
    <ul className="progress">
      {items.map(({ label, percent, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored list have no other name
        <li key={index}>
          <label htmlFor={`${id}-${index}`}>{label}</label>
          <span className="num">{`${percent}%`}</span>
          <progress id={`${id}-${index}`} max={100} value={percent} />
          {note ? <p className="hint">{note}</p> : null}
        </li>
      ))}
    </ul>
  ) : null

export default ProgressView
