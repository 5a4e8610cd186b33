import { TextInput } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { smallOf } from '../../fields/smallest.ts'

/** Quick-edit fields for the description and maker of a picture, beside the picture. */
export function MediaQuickFields() {
  const media = useWhole('media')
  return (
    <div className="quick-fields">
      <div>{media ? <img className="picture-to-describe" src={smallOf(media.picture)} alt="" /> : null}</div>
      <div>
        <TextInput source="alt" multiline autoFocus helperText="media.altHelp" />
        <TextInput source="caption" multiline />
        <TextInput source="maker" helperText={false} />
        <TextInput source="licence" helperText={false} />
        <TextInput source="source" helperText={false} />
      </div>
    </div>
  )
}
