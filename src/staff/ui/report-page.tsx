import { MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Drawing } from './drawing.tsx'

/** A report for a chosen period, with a table to download. `texts` is the prefix of its text keys. */
export function ReportPage<Period extends string | number>({
  resource,
  texts,
  period,
  periods,
  onPeriod,
  children,
}: {
  resource: string
  texts: string
  period: Period
  periods: readonly { id: Period; name: ReactNode }[]
  onPeriod: (period: Period) => void
  children: ReactNode
}) {
  const translate = useTranslate()
  return (
    <div className="report">
      <Title title={`resources.${resource}.name`} />
      <div className="report-head">
        <TextField
          select
          label={translate(`${texts}.period`)}
          value={period}
          onChange={({ target }) => {
            const chosen = periods.find(({ id }) => String(id) === target.value)
            if (chosen) onPeriod(chosen.id)
          }}
          fullWidth={false}
        >
          {periods.map(({ id, name }) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <a className="table-button" href={`/staff-api/${resource}/${period}/csv`} download>
          <Drawing name="table" />
          {translate(`${texts}.table`)}
        </a>
      </div>
      {children}
      <p className="hint">{translate(`${texts}.hint`)}</p>
    </div>
  )
}

/** A table of a report. A wide table scrolls by itself, by keyboard too. */
export function ReportTable({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wide scrolls within itself
    <section className="report-table" aria-label={title} tabIndex={0}>
      <table className="order-lines">
        <caption>{title}</caption>
        {children}
      </table>
    </section>
  )
}
