import { required, TextInput, useTranslate } from 'react-admin'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { MailPreview } from './mail-preview.tsx'

/** The texts of a mail, with a preview beside them. */
export default function ShopMailEdit() {
  const translate = useTranslate()
  return (
    <StaffEdit>
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <div className="shop-mail">
          <div className="shop-mail-words">
            <p className="hint">{translate('shopMails.braces')}</p>
            <TextInput source="subject" validate={required()} />
            <TextInput source="title" validate={required()} />
            <TextInput source="text" multiline minRows={5} validate={required()} />
          </div>
          <MailPreview />
        </div>
      </StaffForm>
    </StaffEdit>
  )
}
