import type { ReactNode } from 'react'

/** Numbered sources; a text links to one by `#id`. */
export const Notes = ({ items }: { items: readonly { id: string; content: ReactNode }[] }) => (
  <ol className="notes">
    {items.map((item) => (
      <li key={item.id} id={item.id}>
        <span>{item.content}</span>
      </li>
    ))}
  </ol>
)
