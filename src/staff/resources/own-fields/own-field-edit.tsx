import { SelectField, useTranslate } from 'react-admin'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { typeChoices, useKindChoices } from './choices.ts'
import { withoutEmptyLines } from './options-input.tsx'
import { OwnFieldFields } from './own-field-fields.tsx'

export default function OwnFieldEdit() {
  const translate = useTranslate()
  return (
    <StaffEdit transform={withoutEmptyLines}>
      <StaffForm>
        <p className="hint">
          <SelectField source="type" choices={typeChoices} />
          {' · '}
          <SelectField source="kind" choices={useKindChoices()} translateChoice={false} />
        </p>
        <OwnFieldFields />
        <p className="hint">{translate('ownFields.showHint')}</p>
      </StaffForm>
    </StaffEdit>
  )
}
