import { starCount, starPath, starStep } from './star-path.ts'

const row = Array.from({ length: starCount }, (_, index) => starPath(index * starStep)).join('')
const width = (starCount - 1) * starStep + 20

/** The width of the filled part: a star may be partly filled, and the space between stars does not count. */
const fillWidth = (rating: number) => {
  const whole = Math.floor(rating)
  return whole * starStep + (rating - whole) * 20
}

/** A rating of 0 to 5; `label` says it in words, '4 van de 5 sterren'. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = fillWidth(Math.min(starCount, Math.max(0, rating)))
  return (
    <span className="stars" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} 20`} aria-hidden="true">
        <path d={row} fill="none" />
        <svg width={filled} height="20" aria-hidden="true">
          <path d={row} />
        </svg>
      </svg>
    </span>
  )
}
