import type { ReactNode } from 'react'

interface SumRow {
  id: string
  label: ReactNode
  value: ReactNode
  /** `total`: the sum. `part`: an amount that the total includes. `off`: an amount that is subtracted. */
  kind?: 'total' | 'part' | 'off'
}

const classes = { total: 't', part: 'v', off: 'off' } as const

/** Amounts that add up. */
export const Sum = ({ rows }: { rows: readonly SumRow[] }) => (
  <table className="sum">
    <tbody>
      {rows.map(({ id, label, value, kind }) => (
        <tr key={id} className={kind && classes[kind]}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
