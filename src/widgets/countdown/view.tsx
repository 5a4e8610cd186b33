import type { ViewProps } from '../../islands/contract.ts'
import type { CountdownProps } from './fields.ts'
import type { CountdownModel } from './load.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time left until a moment. Without scripts it shows the days and the date; with scripts it counts down. */
export default function Countdown({
  props,
  model,
  texts,
}: ViewProps<CountdownProps, CountdownModel | undefined>) {
  if (!model) return null
  if (model.isOver) return props.after ? <p className="countdown is-over">{props.after}</p> : null
  return (
    <div className="countdown" data-behaviour="countdown" data-until={model.until} data-after={props.after}>
      <p className="countdown-line" role="timer">
        {units.map((unit) => (
          <span key={unit} data-unit={unit} hidden={unit !== 'days'}>
            <b className="num">{unit === 'days' ? model.days : '00'}</b> <span>{texts(unit)}</span>
          </span>
        ))}
      </p>
      <p className="countdown-what">
        {props.label} <time dateTime={model.until}>{model.date}</time>
      </p>
    </div>
  )
}
