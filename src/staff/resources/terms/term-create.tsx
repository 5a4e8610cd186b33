import { required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { taxonomyChoices } from './taxonomies.ts'
import { ParentInput, TermFields } from './term-fields.tsx'

function Parent() {
  const taxonomy: unknown = useWatch({ name: 'taxonomy' })
  return typeof taxonomy === 'string' ? <ParentInput key={taxonomy} taxonomy={taxonomy} /> : null
}

export default function TermCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm defaultValues={{ taxonomy: 'plaats' }}>
        <SelectInput source="taxonomy" choices={taxonomyChoices} validate={required()} />
        <TermFields />
        <Parent />
      </StaffForm>
    </StaffCreate>
  )
}
