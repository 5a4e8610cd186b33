import type { ReactNode } from 'react'

/** What is known of one thing, a row each. */
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
