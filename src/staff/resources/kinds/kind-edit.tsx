import { useTranslate } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { KindFields } from './kind-fields.tsx'

function KindForm() {
  const translate = useTranslate()
  const kind = useWhole('kinds')
  if (kind && !kind.isOwn) return <p className="hint page-hint">{translate('kinds.builtInHint')}</p>
  return (
    <StaffForm>
      <KindFields />
      <p className="hint">{translate('kinds.fieldsHint')}</p>
    </StaffForm>
  )
}

export default function KindEdit() {
  return (
    <StaffEdit>
      <KindForm />
    </StaffEdit>
  )
}
