import { useMediaQuery } from '@mui/material'

export interface Bar {
  key: string
  /** Below it. */
  label: string
  value: number
  /** Above it, where there is room. */
  text?: string
}

interface Props {
  bars: readonly Bar[]
  /** What it shows, in words; a table beside it says the same in figures. */
  label: string
}

const [height, foot, head] = [160, 22, 18]
/** How wide it is drawn, and at how many bars there is room for words. */
const [wide, narrow] = [
  { width: 576, mostLabels: 13 },
  { width: 320, mostLabels: 7 },
]

/** A bar chart of amounts. */
export function BarChart({ bars, label }: Props) {
  const { width, mostLabels } = useMediaQuery((theme) => theme.breakpoints.down('sm')) ? narrow : wide
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const room = height - foot - head
  const step = width / Math.max(1, bars.length)
  const gap = Math.min(6, step / 8)
  const everyLabel = Math.ceil(bars.length / mostLabels)
  return (
    <svg className="bar-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {bars.map(({ key, label, value, text }, index) => {
        const tall = (Math.max(0, value) / most) * room
        const middle = (index + 0.5) * step
        return (
          <g key={key}>
            <rect x={index * step + gap} y={height - foot - tall} width={step - 2 * gap} height={tall} />
            {value > 0 && text !== undefined && everyLabel === 1 ? (
              <text x={middle} y={height - foot - tall - 5}>
                {text}
              </text>
            ) : null}
            {index % everyLabel === 0 ? (
              <text x={middle} y={height - 6} className="foot">
                {label}
              </text>
            ) : null}
          </g>
        )
      })}
      <line x1={0} x2={width} y1={height - foot} y2={height - foot} />
    </svg>
  )
}
