import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useOneRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { ReportPage, ReportTable } from '../../ui/report-page.tsx'
import { SalesChart } from './sales-chart.tsx'
import { months, productsIn, ratesIn, type SalesRow, type Sum, sumOf } from './sums.ts'

const monthName = new Intl.DateTimeFormat('nl-NL', { month: 'long', timeZone: 'UTC' })
const nameOf = (month: number) => monthName.format(new Date(Date.UTC(2026, month - 1, 1)))

/** The sales of a year, for the treasurer. */
export default function SalesPage() {
  const translate = useTranslate()
  const [year, setYear] = useState(() => new Date().getFullYear())
  const { data: report } = useOneRow('sales-report', year)
  const rows = report?.rows ?? []
  return (
    <ReportPage
      resource="sales-report"
      texts="sales"
      period={year}
      periods={(report?.years ?? [year]).map((known) => ({ id: known, name: known }))}
      onPeriod={setYear}
    >
      {report === undefined ? null : rows.length === 0 ? (
        <p className="hint">{translate('sales.none', { year })}</p>
      ) : (
        <Tables rows={rows} />
      )}
    </ReportPage>
  )
}

function Tables({ rows }: { rows: readonly SalesRow[] }) {
  const translate = useTranslate()
  const rates = ratesIn(rows)
  const perMonth = months.map((month) => ({
    month,
    name: nameOf(month),
    ...sumOf(rows.filter((row) => row.month === month)),
  }))
  return (
    <>
      <SalesChart months={perMonth} />
      <SumTable
        caption="sales.perMonth"
        first="sales.month"
        rates={rates}
        sums={[
          ...perMonth.filter(({ cents, pieces }) => cents !== 0 || pieces !== 0),
          { name: translate('orders.total'), ...sumOf(rows) },
        ]}
        hasTotal
      />
      <SumTable
        caption="sales.perProduct"
        first="orders.product"
        rates={rates}
        sums={productsIn(rows).map(({ title, ...sum }) => ({
          name: title || translate('sales.rest'),
          ...sum,
        }))}
      />
    </>
  )
}

interface SumTableProps {
  caption: string
  first: string
  rates: readonly number[]
  sums: readonly (Sum & { name: string; sku?: string })[]
  hasTotal?: boolean
}

function SumTable({ caption, first, rates, sums, hasTotal = false }: SumTableProps) {
  const translate = useTranslate()
  return (
    <ReportTable title={translate(caption)}>
      <thead>
        <tr>
          <th scope="col">{translate(first)}</th>
          <th scope="col">{translate('orders.pieces')}</th>
          {rates.map((rate) => (
            <th key={rate} scope="col">
              {rate < 0 ? translate('sales.exempt') : translate('sales.rate', { rate })}
            </th>
          ))}
          <th scope="col">{translate('sales.vat')}</th>
          <th scope="col">{translate('sales.without')}</th>
          <th scope="col">{translate('sales.with')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ name, sku, pieces, cents, vatCents, rates: own }, index) => (
          <tr key={sku ?? name} className={hasTotal && index === sums.length - 1 ? 'main-sum' : undefined}>
            <th scope="row">{name}</th>
            <td>{pieces}</td>
            {rates.map((rate) => (
              <td key={rate}>{own.has(rate) ? formatCents(own.get(rate) ?? 0) : '–'}</td>
            ))}
            <td>{formatCents(vatCents)}</td>
            <td>{formatCents(cents - vatCents)}</td>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  )
}
