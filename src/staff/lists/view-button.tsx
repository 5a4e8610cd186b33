import { IconButton } from '@mui/material'
import { useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { useRow } from '../api/rows.ts'
import { Drawing } from '../ui/drawing.tsx'

/** Leads to the row's page on the site. */
export function ViewButton() {
  const translate = useTranslate()
  const row = useRow<'pages' | 'products' | 'terms'>()
  const name = useGetRecordRepresentation(useResourceContext())(row)
  return row?.url ? (
    <IconButton
      size="small"
      className="no-phone"
      href={row.url}
      aria-label={translate('entry.viewRow', { name: String(name) })}
      title={translate('entry.viewOnSite')}
      // A click on the row would open the form.
      onClick={(event) => event.stopPropagation()}
    >
      <Drawing name="outside" />
    </IconButton>
  ) : null
}
