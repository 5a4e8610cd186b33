import { TextInput, useRecordContext, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { FocalInput } from './focal-input.tsx'
import { UsedIn } from './used-in.tsx'

function Facts() {
  const translate = useTranslate()
  const media = useRecordContext<{ name: string; width: number; height: number }>()
  return media ? (
    <p className="hint">
      {media.name} · {translate('media.size', { width: media.width, height: media.height })}
    </p>
  ) : null
}

export default function MediaEdit() {
  return (
    <StaffEdit>
      <StaffForm>
        <div className="two-columns">
          <div className="main-column">
            <FocalInput source="focal" />
            <Facts />
            <UsedIn />
          </div>
          <div className="side-column">
            <TextInput source="alt" multiline helperText="media.altHelp" />
            <TextInput source="caption" multiline />
            <TextInput source="maker" />
            <TextInput source="licence" />
            <TextInput source="source" />
          </div>
        </div>
      </StaffForm>
    </StaffEdit>
  )
}
