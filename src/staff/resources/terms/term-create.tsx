import { required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { useTaxonomyChoices } from '../../kinds/taxonomies.ts'
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
