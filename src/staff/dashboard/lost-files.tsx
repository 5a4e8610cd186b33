import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Facts } from './facts.ts'
import { lostFilesPath } from './findings.ts'

/** Files that visitors cannot download because their contents are missing, with links to their panels. */
export function LostFiles({ lost: { total, files } }: { lost: Facts['lostFiles'] }) {
  const translate = useTranslate()
  if (total === 0) return null
  return (
    <>
      <p>{translate('dashboard.lostFiles', { smart_count: total })}</p>
      <ul>
        {files.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${lostFilesPath}&file=${id}`}>{title}</Link>
          </li>
        ))}
        {total > files.length ? (
          <li>
            <Link to={lostFilesPath}>{translate('dashboard.lostFilesAll', { smart_count: total })}</Link>
          </li>
        ) : null}
      </ul>
    </>
  )
}
