import { Button } from '@mui/material'
import { TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useWhole } from '../../api/rows.ts'
import { CopyWordButton } from '../../lists/copy-button.tsx'

/** Links above a form: to the page editor, if the entry has widgets, and to the site. */
export function ViewActions() {
  const translate = useTranslate()
  const record = useWhole('entries')
  if (!record) return null
  return (
    <TopToolbar>
      {record.documentId === undefined ? null : (
        <Button size="small" variant="contained" component={Link} to={`/edit/${record.documentId}`}>
          {translate('entry.editPage')}
        </Button>
      )}
      <CopyWordButton />
      <a className="toolbar-link" href={record.url}>
        {translate('entry.viewOnSite')}
      </a>
    </TopToolbar>
  )
}
