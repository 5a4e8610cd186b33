import { Button, Edit, SimpleForm, TopToolbar, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { EntryFields } from './entry-fields.tsx'

function Actions() {
  const translate = useTranslate()
  const record = useRecordContext<{ id: number; url: string; documentId?: number }>()
  if (!record) return null
  return (
    <TopToolbar>
      {record.documentId === undefined ? null : (
        <Button
          component={Link}
          to={`/edit/${record.documentId}`}
          label="entry.editPage"
          variant="contained"
        />
      )}
      <a className="toolbar-link" href={record.url}>
        {translate('entry.viewOnSite')}
      </a>
    </TopToolbar>
  )
}

/** Changes an entry; whoever was there in between is not overwritten, because the form says what it is based on. */
export default function EntryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={<Actions />}>
      <SimpleForm warnWhenUnsavedChanges>
        <EntryFields />
      </SimpleForm>
    </Edit>
  )
}
