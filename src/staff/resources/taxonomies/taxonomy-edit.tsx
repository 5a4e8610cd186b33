import { useRecordContext, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { TaxonomyFields } from './taxonomy-fields.tsx'

function TaxonomyForm() {
  const translate = useTranslate()
  const taxonomy = useRecordContext<{ id: string; isOwn: boolean }>()
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
