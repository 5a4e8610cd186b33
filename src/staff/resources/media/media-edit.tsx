import { TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { shownSize } from '../../../kernel/picture-edit.ts'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { PictureTools } from './edit/picture-tools.tsx'
import { useShownPicture } from './edit/shown-picture.ts'
import { FocalInput } from './focal-input.tsx'
import { FoldersInput } from './folders/folders-input.tsx'
import { UsedIn } from './used-in.tsx'

function Facts() {
  const translate = useTranslate()
  const picture = useShownPicture()
  const name: string = useWatch({ name: 'name' }) ?? ''
  return picture ? (
    <p className="hint">
      {name} · {translate('media.size', { ...shownSize(picture.original, picture.edit) })}
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
            <PictureTools />
            <UsedIn />
          </div>
          <div className="side-column">
            <TextInput source="alt" multiline helperText="media.altHelp" />
            <TextInput source="caption" multiline />
            <TextInput source="maker" />
            <TextInput source="licence" />
            <TextInput source="source" />
            <FoldersInput />
          </div>
        </div>
      </StaffForm>
    </StaffEdit>
  )
}
