import { sql } from 'drizzle-orm'
import { invoices } from '../orders/schema.ts'
import type { Parts } from '../payments/parts.ts'
import type { SalesReport, SalesRow } from '../staff-views.ts'

const localTime = sql`(${invoices.issuedAt} at time zone 'Europe/Amsterdam')`

/** Returns the invoiced sales of a year, for the bookkeeper. Invoices never change, so a past year does not either. */
export async function salesReport({ db }: Parts, year: number): Promise<SalesReport> {
  const issued = sql`
    select extract(month from ${localTime})::int as month, case kind when 'credit' then -1 else 1 end as sign,
      coalesce((contents ->> 'withoutVat')::boolean, false) as without_vat, contents
    from ${invoices}
    where ${localTime} >= make_date(${year}, 1, 1) and ${localTime} < make_date(${year + 1}, 1, 1)`
  const { rows } = await db.execute<Row>(sql`
    with issued as (${issued}), parts as (
      select month, line ->> 'title' as title, line ->> 'sku' as sku, without_vat, line ->> 'vatPercent' as percent,
        sign * (line ->> 'quantity')::int as pieces, sign * (line ->> 'totalCents')::int as cents,
        sign * (line ->> 'vatCents')::int as vat
      from issued, jsonb_array_elements(contents -> 'lines') as line
      union all
      select month, '', '', without_vat, part ->> 'percent', 0, sign * (part ->> 'cents')::int,
        sign * (part ->> 'vatCents')::int
      from issued, jsonb_array_elements(contents -> 'shippingVat') as part
      union all
      select month, '', '', true, null, 0, sign * (contents ->> 'shippingCents')::int, 0
      from issued where without_vat)
    select month, max(title) as title, sku, case when without_vat then null else percent::int end as "vatPercent",
      sum(pieces)::int as pieces, sum(cents)::int as cents, sum(case when without_vat then 0 else vat end)::int as "vatCents"
    from parts
    group by month, sku, case when sku = '' then title else sku end, 4
    having sum(pieces) <> 0 or sum(cents) <> 0
    order by month, title, 4`)
  const { rows: years } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from ${localTime})::int as year from ${invoices}`)
  const known = new Set([...years.map((row) => row.year), year])
  return {
    year,
    years: [...known].toSorted((a, b) => b - a),
    rows: rows.map(({ vatPercent, ...row }) => ({ ...row, ...(vatPercent !== null && { vatPercent }) })),
  }
}

type Row = Omit<SalesRow, 'vatPercent'> & { vatPercent: number | null }
