import {
  AutocompleteInput,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useRows } from '../../api/rows.ts'
import { useKinds } from '../../kinds/known.ts'
import { kindsWith, type Role, spansOf } from './places.ts'

/**
 * Asks for which pages a template is used. Kinds that have one already are not offered.
 * @param own id of the template, unless it is new
 */
export function SpanInputs({ role, own }: { role: Role; own?: number }) {
  const translate = useTranslate()
  const kinds = useKinds()
  const { data: templates = [], isPending } = useRows('documents', {
    filter: { kind: 'template' },
    pagination: { page: 1, perPage: 100 },
  })
  const span: unknown = useWatch({ name: 'aim.span' })
  if (isPending) return null
  const ofRole = templates.filter((template) => template.role === role && template.id !== own)
  const hasGeneral = ofRole.some(({ aim }) => aim?.span === 'all')
  const spans = spansOf(role)
  const taken = new Set(ofRole.map(({ aim }) => aim?.entryType))
  return (
    <>
      {hasGeneral && spans.length === 1 ? (
        <p className="hint" role="status">
          {translate('documents.taken')}
        </p>
      ) : (
        <RadioButtonGroupInput
          source="aim.span"
          label="documents.span"
          row={false}
          choices={spans
            .filter((one) => one !== 'all' || !hasGeneral)
            .map((one) => ({ id: one, name: translate(`documents.spans.${one}`) }))}
          translateChoice={false}
          validate={required()}
          helperText={hasGeneral ? 'documents.spanHelp' : false}
        />
      )}
      {span === 'kind' ? (
        <SelectInput
          source="aim.entryType"
          label="documents.kind"
          choices={kindsWith(kinds, role)
            .filter(({ type }) => !taken.has(type))
            .map(({ type, many }) => ({ id: type, name: many }))}
          translateChoice={false}
          validate={required()}
        />
      ) : null}
      {span === 'term' ? (
        <ReferenceInput source="aim.termId" reference="terms" sort={{ field: '', order: 'ASC' }} perPage={50}>
          <AutocompleteInput
            label="documents.term"
            optionText={({ name, taxonomy }: { name: string; taxonomy: string }) =>
              `${name} (${kinds.taxonomy(taxonomy)?.many ?? taxonomy})`
            }
            inputText={({ name }: { name: string }) => name}
            filterToQuery={(q: string) => ({ q })}
            validate={required()}
            helperText="documents.termHelp"
          />
        </ReferenceInput>
      ) : null}
      {span === 'entry' ? <EntryInput /> : null}
      {span === 'under' ? (
        <TextInput
          source="aim.under"
          label="documents.under"
          helperText="documents.underHelp"
          validate={required()}
          autoComplete="off"
        />
      ) : null}
    </>
  )
}

/** Chooses a kind, then one of its entries. */
function EntryInput() {
  const kinds = useKinds()
  const type: unknown = useWatch({ name: 'aim.kindOfEntry' })
  const chosen = kinds.all.find((kind) => kind.type === type)
  return (
    <>
      <SelectInput
        source="aim.kindOfEntry"
        label="documents.kind"
        choices={kinds.all.map((kind) => ({ id: kind.type, name: kind.many }))}
        translateChoice={false}
        validate={required()}
      />
      {chosen ? (
        <ReferenceInput source="aim.entryId" reference={chosen.resource} perPage={25}>
          <AutocompleteInput
            label="documents.entry"
            optionText="title"
            filterToQuery={(q: string) => ({ q })}
            validate={required()}
          />
        </ReferenceInput>
      ) : null}
    </>
  )
}
