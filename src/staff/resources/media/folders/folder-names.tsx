import { Autocomplete, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMediaFolders } from '../../../fields/media-folders.ts'

/** Names of folders, existing and new. */
export function FolderNames({
  label,
  help,
  value,
  onValue,
}: {
  label: string
  help?: string
  value: readonly string[]
  onValue: (value: string[]) => void
}) {
  const translate = useTranslate()
  const known = useMediaFolders().map(({ name }) => name)
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={known}
      value={[...value]}
      onChange={(_, names) => onValue(names)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate(label)}
          {...(help !== undefined && { helperText: translate(help) })}
        />
      )}
    />
  )
}
