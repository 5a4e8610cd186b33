import type { ReactNode } from 'react'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** The name of a row as a link to the target of a click on the row, for keyboard users. */
export function OpenLink({
  source,
  type = 'edit',
  children,
}: {
  source: string
  type?: 'edit' | 'show'
  /** Instead of the value of `source`. */
  children?: ReactNode
}) {
  const resource = useResourceContext()
  const record = useRecordContext()
  const createPath = useCreatePath()
  if (!record) return null
  return (
    <Link
      className="open-link"
      to={createPath({ resource, id: record.id, type })}
      onClick={(event) => event.stopPropagation()}
    >
      {children ?? String(record[source] ?? '')}
    </Link>
  )
}
