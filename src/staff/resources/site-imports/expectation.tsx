import { useTranslate } from 'react-admin'
import { Drawing } from '../../ui/drawing.tsx'
import { countOf, type Summary } from './run.ts'

/** What a run found, brought and left, sort by sort. */
export function SortTable({ summary, isTry }: { summary: Summary; isTry: boolean }) {
  const translate = useTranslate()
  return (
    <table className="import-sorts">
      <thead>
        <tr>
          <th scope="col">{translate('siteImports.table.sort')}</th>
          <th scope="col">{translate('siteImports.table.found')}</th>
          <th scope="col">{translate(isTry ? 'siteImports.table.comes' : 'siteImports.table.came')}</th>
          <th scope="col">{translate('siteImports.table.know')}</th>
        </tr>
      </thead>
      <tbody>
        {summary.sorts.map((sort) => (
          <tr key={sort.sort}>
            <th scope="row">{sort.name}</th>
            <td>{countOf.format(sort.found)}</td>
            <td>
              <b>{countOf.format(sort.comes)}</b>
            </td>
            <td>
              <Know sort={sort} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Know({ sort: { same, edited, reasons, comes, found } }: { sort: Summary['sorts'][number] }) {
  const translate = useTranslate()
  const parts = [
    ...reasons.map(({ name, count }) => `${countOf.format(count)} × ${name}`),
    same > 0 && translate('siteImports.table.same', { count: countOf.format(same) }),
    edited > 0 && translate('siteImports.table.edited', { count: countOf.format(edited) }),
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join('; ')
  return comes === found ? (
    <span className="import-all">
      <Drawing name="tick" />
      {translate('siteImports.table.all')}
    </span>
  ) : null
}

/** What becomes otherwise than it was. */
export function Changes({ summary: { kinds } }: { summary: Summary }) {
  const translate = useTranslate()
  const told = kinds.filter(({ kind }) => kind !== 'left' && kind !== 'finding')
  return (
    <section className="import-part">
      <div className="import-head">
        <h3>{translate('siteImports.changes.title')}</h3>
      </div>
      <ul className="import-told">
        {told.map(({ kind, count }) => (
          <li key={kind}>{translate(`siteImports.changes.${kind}`, { smart_count: count })}</li>
        ))}
        <li>{translate('siteImports.changes.passwords')}</li>
      </ul>
    </section>
  )
}
