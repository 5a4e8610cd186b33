import type { ReactNode } from 'react'

/** A table of facts about one subject. */
export const Facts = ({
  rows,
}: {
  rows: readonly { label: ReactNode; value: ReactNode; key?: string }[]
}) => (
  <table className="facts">
    <tbody>
      {rows.map((row, index) => (
        <tr key={row.key ?? index}>
          <th scope="row">{row.label}</th>
          <td>{row.value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
