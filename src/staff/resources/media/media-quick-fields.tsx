import { TextInput, useRecordContext } from 'react-admin'
import type { Media } from '../../fields/media-picker/media.ts'
import { smallOf } from '../../fields/smallest.ts'

/** What is seen on a picture and whose it is, beside the picture: one after the other, without leaving the list. */
export function MediaQuickFields() {
  const media = useRecordContext<Media>()
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
