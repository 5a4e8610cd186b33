import { required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useTerms } from '../../fields/use-terms.ts'
import { useKinds } from '../../kinds/known.ts'

interface ParentInputProps {
  taxonomy: string
  own?: { id: number; path: string }
}

/** Indented as they stand in the tree; a term cannot stand below itself. Nothing for a flat taxonomy. */
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

/** Of a term that is there: also the one that it stands below. */
export function TermChangeFields() {
  const term = useRecordContext<{ id: number; taxonomy: string; path: string }>()
  return (
    <>
      <TermFields />
      {term ? <ParentInput taxonomy={term.taxonomy} own={term} /> : null}
    </>
  )
}
