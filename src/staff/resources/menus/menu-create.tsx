import { Create, required, SaveButton, TextInput, Toolbar, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'

/** A menu by its title; its items are filled in next. */
export default function MenuCreate() {
  const translate = useTranslate()
  return (
    <Create redirect="edit">
      <StaffForm
        toolbar={
          <Toolbar>
            <SaveButton label="menus.make" />
          </Toolbar>
        }
      >
        <p className="hint">{translate('menus.newHint')}</p>
        <TextInput source="title" validate={required()} autoComplete="off" />
      </StaffForm>
    </Create>
  )
}
