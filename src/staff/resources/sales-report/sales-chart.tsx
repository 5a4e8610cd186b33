import { useTranslate } from 'react-admin'
import { BarChart } from '../../fields/chart/bar-chart.tsx'
import { formatCents } from '../../fields/money.ts'

interface Props {
  months: readonly { month: number; name: string; cents: number }[]
}

/** The months as bars; the table below says the same in figures. */
export function SalesChart({ months }: Props) {
  const translate = useTranslate()
  const best = months.toSorted((a, b) => b.cents - a.cents)[0]
  return (
    <BarChart
      label={translate('sales.chart', { month: best?.name ?? '', sum: formatCents(best?.cents ?? 0) })}
      bars={months.map(({ month, name, cents }) => ({
        key: String(month),
        label: name.slice(0, 3),
        value: cents,
        text: String(Math.round(cents / 100)),
      }))}
    />
  )
}
