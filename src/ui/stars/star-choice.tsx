import type { ReactNode } from 'react'
import { starCount, starPath } from './star-path.ts'

interface StarChoiceProps {
  legend: ReactNode
  /** Name of the field; its values are 1 to 5. */
  name: string
  /** Label of one choice, '3 van de 5 sterren'. */
  label: (stars: number) => string
  chosen?: number
  onChoose?: (stars: number) => void
  required?: boolean
}

/** A rating of one to five stars as radio buttons, which work with a keyboard and without scripts. */
export const StarChoice = ({ legend, name, label, chosen, onChoose, required }: StarChoiceProps) => (
  <fieldset className="rate">
    <legend>{legend}</legend>
    {Array.from({ length: starCount }, (_, index) => index + 1).map((stars) => (
      <label key={stars} title={label(stars)}>
        <input
          className="sr"
          type="radio"
          name={name}
          value={stars}
          required={required}
          defaultChecked={onChoose ? undefined : chosen === stars}
          checked={onChoose ? chosen === stars : undefined}
          onChange={onChoose && (() => onChoose(stars))}
        />
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={starPath(0)} />
        </svg>
        <span className="sr">{label(stars)}</span>
      </label>
    ))}
  </fieldset>
)
