import {
  BooleanInput,
  FilterButton,
  List,
  SearchInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { Media } from '../../fields/media-picker/media-picker.tsx'
import { smallOf } from '../../fields/smallest.ts'
import { UploadButton } from './upload-button.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="withoutAlt" source="withoutAlt" />,
]

function Grid() {
  const translate = useTranslate()
  const { data = [] } = useListContext<Media>()
  return (
    <ul className="picker-grid media-page">
      {data.map(({ id, alt, name, picture }) => (
        <li key={id}>
          <Link to={`/media/${id}`}>
            <img src={smallOf(picture)} alt="" loading="lazy" style={{ backgroundColor: picture.colour }} />
            <span className={alt === '' ? 'wrong' : undefined}>
              {alt || `${translate('mediaPicker.noAlt')}: ${name}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Every picture, the newest first. */
export default function MediaList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      empty={false}
      actions={
        <TopToolbar>
          <FilterButton />
          <UploadButton />
        </TopToolbar>
      }
    >
      <Grid />
    </List>
  )
}
