import { Facts } from '../../ui/facts/facts.tsx'
import type { ShownPart } from '../shared/own-fields/shown-value.ts'
import { Value, type ValueTexts } from '../shared/own-fields/value.tsx'
import type { OwnFieldProps } from './fields.ts'
import type { Shown, ShownRow, ShownRows } from './load.ts'

interface Props {
  value: ShownRows
  /** Id of the element with the field's name, if it is shown above. */
  labelId: string | undefined
  label: string
  props: OwnFieldProps
  texts: ValueTexts
}

/** The rows of a field: with one layout a table or a list, with several each in its own layout. */
export function Rows({ value, labelId, label, props: { rowsAs, showLabel }, texts }: Props) {
  if (value.as === 'layouts')
    return value.rows.map((row) => (
      <div key={row.place} className="layout" data-layout={row.layout}>
        <Parts row={row} showLabel={showLabel} texts={texts} />
      </div>
    ))
  if (rowsAs === 'list')
    return (
      <ol className="rows">
        {value.rows.map((row) => (
          <li key={row.place}>
            <Parts row={row} showLabel={showLabel} texts={texts} />
          </li>
        ))}
      </ol>
    )
  return (
    <section
      {...scrolled}
      className="rows-table"
      aria-labelledby={labelId}
      aria-label={labelId ? undefined : label}
    >
      <table>
        <thead>
          <tr>
            {value.columns.map((column) => (
              <th key={column.name} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.rows.map((row) => (
            <tr key={row.place}>
              {value.columns.map(({ name }) => {
                const part = row.parts.find((one) => one.name === name)
                return <td key={name}>{part ? <Value value={part.value} texts={texts} /> : null}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Keyboard users scroll a focused element. */
const scrolled = { tabIndex: 0 }

const speakForThemselves: readonly ShownPart['as'][] = ['html', 'lines', 'pictures', 'files']

/** The contents of a row, in order: texts and pictures as they are, the other values as facts with their names. */
function Parts({ row, showLabel, texts }: { row: ShownRow; showLabel: boolean; texts: ValueTexts }) {
  const groups: Shown<ShownPart>[][] = []
  const isFact = ({ value }: Shown<ShownPart>) => showLabel && !speakForThemselves.includes(value.as)
  for (const part of row.parts) {
    const last = groups.at(-1)
    if (last?.[0] && isFact(last[0]) && isFact(part)) last.push(part)
    else groups.push([part])
  }
  return groups.map((group) => {
    const [first] = group
    if (!first) return null
    if (!isFact(first))
      return (
        <div key={first.name}>
          <Value value={first.value} texts={texts} />
        </div>
      )
    const rows = group.map(({ name, label, value }) => ({
      key: name,
      label,
      value: <Value value={value} texts={texts} />,
    }))
    return <Facts key={first.name} rows={rows} />
  })
}
