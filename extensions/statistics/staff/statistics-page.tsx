import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import {
  BarChart,
  formatCents,
  type LocalDate,
  ReportPage,
  ReportTable,
  usePermitted,
  type WholeOfResource,
} from 'schelp/extension/staff'
import type { statistics } from '../resource.ts'
import { spansOf, type Unit, unitOf } from './spans.ts'
import './statistics.css'

const periods = ['7', '30', '90', '365'] as const
/** The kinds with a chart over time; the first is the default. */
const courses = ['page', 'download', 'search'] as const
const kinds = ['page', 'referrer', 'search', 'download', 'sale'] as const
type Report = WholeOfResource<typeof statistics>
type TopRow = Report['top'][number]
type Kind = TopRow['kind']

/** The screen with statistics of page views, searches and downloads. */
export default function StatisticsPage() {
  const translate = useTranslate()
  const [period, setPeriod] = useState<(typeof periods)[number]>('30')
  const { data: report } = useGetOne<Report>('statistics', { id: period })
  const isEmpty = report && Object.values(report.totals).every(({ count }) => count === 0)
  return (
    <ReportPage
      resource="statistics"
      texts="statistics"
      period={period}
      periods={periods.map((days) => ({ id: days, name: translate('statistics.days', { days }) }))}
      onPeriod={setPeriod}
    >
      {report === undefined ? null : isEmpty ? (
        <p className="hint">{translate('statistics.none')}</p>
      ) : (
        <Figures report={report} />
      )}
    </ReportPage>
  )
}

const shortDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const number = new Intl.NumberFormat('nl-NL')
const at = (day: LocalDate) => new Date(`${day}T00:00:00Z`)

function Figures({ report }: { report: Report }) {
  const translate = useTranslate()
  return (
    <>
      <dl className="statistics-sums">
        {kinds.map((kind) => {
          const sum = report.totals[kind]
          return sum === undefined ? null : (
            <div key={kind}>
              <dt>{translate(`statistics.sums.${kind}`)}</dt>
              <dd>{kind === 'sale' ? formatCents(sum.cents) : number.format(sum.count)}</dd>
            </div>
          )
        })}
      </dl>
      <Course report={report} />
      <div className="statistics-tables">
        {kinds
          .filter((kind) => report.totals[kind] !== undefined)
          .map((kind) => (
            <TopTable key={kind} kind={kind} rows={report.top.filter((row) => row.kind === kind)} />
          ))}
      </div>
    </>
  )
}

/** The counts over time, as a chart and as a table. */
function Course({ report }: { report: Report }) {
  const translate = useTranslate()
  const [kind, setKind] = useState<(typeof courses)[number]>('page')
  const unit: Unit = unitOf(Number(report.id))
  const days = report.days.filter((day) => day.kind === kind)
  const spans = spansOf({ ...report, days }, unit)
  const nameOf = (day: LocalDate) =>
    unit === 'week'
      ? translate('statistics.weekFrom', { day: longDay.format(at(day)) })
      : (unit === 'month' ? longMonth : longDay).format(at(day))
  const best = spans.toSorted((a, b) => b.count - a.count)[0]
  return (
    <>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={translate('statistics.course')}
        value={kind}
        onChange={({ target }) => setKind(courses.find((course) => course === target.value) ?? 'page')}
      >
        {courses.map((course) => (
          <MenuItem key={course} value={course}>
            {translate(`statistics.sums.${course}`)}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        label={translate('statistics.chart', {
          what: translate(`statistics.sums.${kind}`),
          from: longDay.format(at(report.from)),
          to: longDay.format(at(report.to)),
          count: best?.count ?? 0,
          name: best ? nameOf(best.from) : '',
        })}
        bars={spans.map(({ from, count }) => ({
          key: from,
          label: (unit === 'month' ? shortMonth : shortDay).format(at(from)),
          value: count,
          text: number.format(count),
        }))}
      />
      <details>
        <summary>{translate('statistics.perDay', { what: translate(`statistics.sums.${kind}`) })}</summary>
        <table className="order-lines">
          <thead>
            <tr>
              <th scope="col">{translate('statistics.when')}</th>
              <th scope="col">{translate('statistics.times')}</th>
            </tr>
          </thead>
          <tbody>
            {spans.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{nameOf(from)}</th>
                <td>{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const heads = { page: 'path', referrer: 'site', search: 'words', download: 'file', sale: 'site' } as const

function TopTable({ kind, rows }: { kind: Kind; rows: readonly TopRow[] }) {
  const translate = useTranslate()
  const title = translate(`statistics.${kind}`)
  const isSale = kind === 'sale'
  return (
    <div>
      <ReportTable title={title}>
        <thead>
          <tr>
            <th scope="col">{translate(`statistics.${heads[kind]}`)}</th>
            <th scope="col">{translate(isSale ? 'statistics.orders' : 'statistics.times')}</th>
            {isSale ? <th scope="col">{translate('statistics.sum')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, cents }) => (
            <tr key={key}>
              <th scope="row">
                <Name kind={kind} id={key} name={name} />
              </th>
              <td>{number.format(count)}</td>
              {isSale ? <td>{formatCents(cents)}</td> : null}
            </tr>
          ))}
        </tbody>
      </ReportTable>
      {rows.length === 0 ? <p className="hint">{translate('statistics.noneYet')}</p> : null}
    </div>
  )
}

function Name({ kind, id, name }: { kind: Kind; id: string; name: string }) {
  const translate = useTranslate()
  const { permissions } = usePermitted()
  if (name === '') return translate('statistics.rest')
  if (kind === 'sale' && name === '-') return translate('statistics.ownWay')
  if (kind === 'download' && permissions?.files === 'write')
    return <Link to={`/files?file=${id}`}>{name}</Link>
  if (kind === 'search') return <a href={`/bestanden/?q=${encodeURIComponent(name)}`}>{name}</a>
  if (kind === 'page') return <a href={name}>{readable(name)}</a>
  return name
}

/** A path as people read it. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
