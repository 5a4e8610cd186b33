import { useTranslate } from 'react-admin'
import { formatCents } from '../../fields/money.ts'

interface Props {
  months: readonly { month: number; name: string; cents: number }[]
}

const [width, height, foot, head] = [48, 160, 22, 18]

/** The months as bars; the table below says the same in figures. */
export function SalesChart({ months }: Props) {
  const translate = useTranslate()
  const most = Math.max(1, ...months.map(({ cents }) => cents))
  const best = months.find(({ cents }) => cents === most)
  const room = height - foot - head
  return (
    <svg
      className="sales-chart"
      viewBox={`0 0 ${width * months.length} ${height}`}
      role="img"
      aria-label={translate('sales.chart', { month: best?.name ?? '', sum: formatCents(best?.cents ?? 0) })}
    >
      {months.map(({ month, name, cents }, index) => {
        const tall = (Math.max(0, cents) / most) * room
        const middle = (index + 0.5) * width
        return (
          <g key={month}>
            <rect x={index * width + 6} y={height - foot - tall} width={width - 12} height={tall} />
            {cents > 0 ? (
              <text x={middle} y={height - foot - tall - 5}>
                {Math.round(cents / 100)}
              </text>
            ) : null}
            <text x={middle} y={height - 6} className="month">
              {name.slice(0, 3)}
            </text>
          </g>
        )
      })}
      <line x1={0} x2={width * months.length} y1={height - foot} y2={height - foot} />
    </svg>
  )
}
