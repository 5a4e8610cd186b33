import { useListContext, useTranslate } from 'react-admin'
import { useMediaFolders } from '../../../fields/media-folders.ts'

type Shown = { folder?: string; unfiled?: boolean }

/** The folders beside the pictures; choosing one filters the list. */
export function FolderList() {
  const translate = useTranslate()
  const folders = useMediaFolders()
  const { filterValues, setFilters } = useListContext()
  const { folder, unfiled, ...others }: Shown & Record<string, unknown> = filterValues
  const show = (shown: Shown) => setFilters({ ...others, ...shown })
  const entry = (key: string, name: string, isShown: boolean, shown: Shown, count?: number) => (
    <li key={key}>
      <button type="button" aria-pressed={isShown} onClick={() => show(shown)}>
        {name}
        {count === undefined ? null : <span className="count">{count}</span>}
      </button>
    </li>
  )
  if (folders.length === 0) return null
  return (
    <nav className="media-folders" aria-label={translate('media.folders')}>
      <ul className="media-folder-list">
        {entry('*all', translate('media.everything'), folder === undefined && !unfiled, {})}
        {folders.map(({ name, pictures }) => entry(name, name, folder === name, { folder: name }, pictures))}
        {entry('*unfiled', translate('media.unfiled'), unfiled === true, { unfiled: true })}
      </ul>
    </nav>
  )
}
