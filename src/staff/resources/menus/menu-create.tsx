import { required, TextInput, useTranslate } from 'react-admin'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'

/** A form for a new menu, with only a title; its items are added afterwards. */
export default function MenuCreate() {
  const translate = useTranslate()
  return (
    <StaffCreate redirect="edit">
      <StaffForm toolbar={<StaffToolbar canRemove={false} save="menus.make" />}>
        <p className="hint">{translate('menus.newHint')}</p>
        <TextInput source="title" validate={required()} autoComplete="off" />
      </StaffForm>
    </StaffCreate>
  )
}
