import { required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useRows } from '../../api/rows.ts'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'

/** A form for a new newsletter, empty or copied from an earlier one; it opens in the page editor. */
export default function NewsletterCreate() {
  const translate = useTranslate()
  const { data: earlier = [] } = useRows('newsletters', { pagination: { page: 1, perPage: 25 } })
  return (
    <StaffCreate redirect={(_, id) => `edit/${id}`}>
      <StaffForm isKept={false} toolbar={<StaffToolbar canRemove={false} save="newsletters.make" />}>
        <p className="hint">{translate('newsletters.newHint')}</p>
        <TextInput
          source="title"
          validate={required()}
          helperText="newsletters.titleHelp"
          autoComplete="off"
        />
        {earlier.length > 0 ? (
          <SelectInput
            source="from"
            choices={earlier}
            optionText="title"
            translateChoice={false}
            helperText="newsletters.fromHelp"
          />
        ) : null}
      </StaffForm>
    </StaffCreate>
  )
}
