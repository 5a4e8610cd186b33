import { useInput } from 'react-admin'
import { FolderNames } from './folder-names.tsx'

/** The folders of a picture. */
export function FoldersInput() {
  const { field } = useInput({ source: 'folders', defaultValue: [] })
  return (
    <FolderNames
      label="resources.media.fields.folders"
      help="media.foldersHelp"
      value={Array.isArray(field.value) ? field.value : []}
      onValue={field.onChange}
    />
  )
}
