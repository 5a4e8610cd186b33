import { Create, required, SelectInput, SimpleForm } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { taxonomyChoices } from './taxonomies.ts'
import { ParentInput, TermFields } from './term-fields.tsx'

function Parent() {
  const taxonomy: unknown = useWatch({ name: 'taxonomy' })
  return typeof taxonomy === 'string' ? <ParentInput key={taxonomy} taxonomy={taxonomy} /> : null
}

export default function TermCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges defaultValues={{ taxonomy: 'plaats' }}>
        <SelectInput source="taxonomy" choices={taxonomyChoices} validate={required()} />
        <TermFields />
        <Parent />
      </SimpleForm>
    </Create>
  )
}
