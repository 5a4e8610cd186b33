import { useTranslate } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { TaxonomyFields } from './taxonomy-fields.tsx'

function TaxonomyForm() {
  const translate = useTranslate()
  const taxonomy = useWhole('taxonomies')
  if (taxonomy && !taxonomy.isOwn)
    return <p className="hint page-hint">{translate('taxonomies.builtInHint')}</p>
  return (
    <StaffForm>
      <TaxonomyFields />
    </StaffForm>
  )
}

export default function TaxonomyEdit() {
  return (
    <StaffEdit>
      <TaxonomyForm />
    </StaffEdit>
  )
}
