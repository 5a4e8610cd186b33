import { Checkbox } from '@mui/material'
import {
  BooleanInput,
  BulkActionsToolbar,
  FilterButton,
  List,
  RecordContextProvider,
  SearchInput,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { useListed } from '../../api/rows.ts'
import { smallOf } from '../../fields/smallest.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { CreditButton } from './credit-button.tsx'
import { FolderList } from './folders/folder-list.tsx'
import { FoldersButton } from './folders/folders-button.tsx'
import { MediaQuickFields } from './media-quick-fields.tsx'
import { UploadButton } from './upload-button.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn sx={{ minWidth: '12rem' }} />,
  <BooleanInput key="withoutAlt" source="withoutAlt" />,
  <BooleanInput key="isDouble" source="isDouble" />,
]

const noneSaid = ({ withoutAlt, isDouble }: { withoutAlt?: boolean; isDouble?: boolean }) =>
  isDouble ? 'media.noDoubles' : withoutAlt ? 'media.allDescribed' : 'mediaPicker.none'

function Grid() {
  const translate = useTranslate()
  const { data = [], isPending, filterValues, setFilters, selectedIds, onToggleItem } = useListed('media')
  return (
    <>
      <BulkActionsToolbar>
        <FoldersButton />
        <CreditButton />
        <BulkRemove />
      </BulkActionsToolbar>
      {data.length === 0 && !isPending ? (
        <p className="hint page-hint">
          {translate(noneSaid(filterValues))}{' '}
          {filterValues.withoutAlt || filterValues.isDouble ? (
            <WordButton label="media.showAll" onClick={() => setFilters({}, {})} />
          ) : null}
        </p>
      ) : null}
      <ul className="picker-grid media-page">
        {data.map((media) => {
          const { id, alt, name, picture } = media
          return (
            <li key={id}>
              <Link to={`/media/${id}`}>
                <img
                  src={smallOf(picture)}
                  alt=""
                  loading="lazy"
                  style={{ backgroundColor: picture.colour }}
                />
                <span className={alt === '' ? 'wrong' : undefined}>
                  {alt || `${translate('mediaPicker.noAlt')}: ${name}`}
                </span>
              </Link>
              <Checkbox
                className="media-tick"
                aria-label={translate('media.choose', { name: alt || name })}
                checked={selectedIds.includes(id)}
                onChange={() => onToggleItem(id)}
              />
              <RecordContextProvider value={media}>
                <div className="media-quick">
                  <QuickButton />
                </div>
              </RecordContextProvider>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Every picture, the newest first. */
export default function MediaList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={50}
      empty={false}
      actions={
        <TopToolbar>
          <FilterButton disableSaveQuery />
          <SortButton fields={['createdAt', 'name']} label="media.sortedBy" />
          <UploadButton />
        </TopToolbar>
      }
    >
      <QuickEdits fields={<MediaQuickFields />}>
        <div className="media-room">
          <FolderList />
          <div>
            <Grid />
          </div>
        </div>
      </QuickEdits>
    </List>
  )
}
