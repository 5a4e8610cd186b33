import { useListContext, useTranslate } from 'react-admin'
import { Drawing } from '../ui/drawing.tsx'

/** Downloads the filtered list as a table for spreadsheets. */
export function TableButton({ path }: { path: string }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const filter = encodeURIComponent(JSON.stringify(filterValues))
  return (
    <a className="table-button" href={`/staff-api/${path}?filter=${filter}`} download>
      <Drawing name="table" />
      {translate('lists.table')}
    </a>
  )
}
