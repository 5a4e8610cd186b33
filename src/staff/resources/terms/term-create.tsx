import { required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTaxonomyChoices } from '../../api/own-taxonomies.ts'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ParentInput, TermFields } from './term-fields.tsx'

function Parent() {
  const taxonomy: unknown = useWatch({ name: 'taxonomy' })
  return typeof taxonomy === 'string' ? <ParentInput key={taxonomy} taxonomy={taxonomy} /> : null
}

export default function TermCreate() {
  const choices = useTaxonomyChoices()
  return (
    <StaffCreate redirect="list">
      <StaffForm>
        <SelectInput
          source="taxonomy"
          choices={choices}
          translateChoice={false}
          defaultValue={choices[0]?.id}
          validate={required()}
        />
        <TermFields />
        <Parent />
      </StaffForm>
    </StaffCreate>
  )
}
