import { required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { useTerms } from '../../fields/use-terms.ts'
import { useKinds } from '../../kinds/known.ts'

interface ParentInputProps {
  taxonomy: string
  own?: { id: number; path: string }
}

/** Chooses the parent, without the term itself and its descendants. Absent for a flat taxonomy. */
export function ParentInput({ taxonomy, own }: ParentInputProps) {
  const { isTree } = useKinds().taxonomy(taxonomy) ?? { isTree: false }
  const translate = useTranslate()
  const terms = useTerms(taxonomy)
  const choices = terms
    .filter(({ path }) => !own || (path !== own.path && !path.startsWith(`${own.path}/`)))
    .map(({ id, name, depth }) => ({ id, name: `${'   '.repeat(depth)}${name}` }))
  if (!isTree) return null
  return (
    <SelectInput
      source="parentId"
      choices={choices}
      translateChoice={false}
      emptyText={translate('terms.top')}
      parse={(value: string | number) => (value === '' ? null : value)}
    />
  )
}

export const TermFields = () => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="slug" helperText="terms.slugHelp" />
    <TextInput source="description" multiline minRows={3} />
  </>
)

/** Fields of an existing term, including its parent. */
export function TermChangeFields() {
  const term = useWhole('terms')
  return (
    <>
      <TermFields />
      {term ? <ParentInput taxonomy={term.taxonomy} own={term} /> : null}
    </>
  )
}
