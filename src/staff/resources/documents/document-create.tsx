import { required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { EntryType } from '../../../kernel/kinds.ts'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { useKinds } from '../../kinds/known.ts'
import { layers, type Role, type Span, templateRoles } from './places.ts'
import { SpanInputs } from './span-inputs.tsx'

interface Wish {
  place: string
  title?: string | null
  aim?: { span?: Span; entryType?: EntryType } | null
}

/** A template, a card of lists, a popup or a panel; it opens in the page editor. */
export default function DocumentCreate() {
  const translate = useTranslate()
  const kinds = useKinds()
  // The most used first.
  const choices: readonly { id: string; made: object; name: string }[] = [
    ...layers.map(({ kind, start }) => ({
      id: `${kind} ${start}`,
      made: { kind, start },
      name: translate(`documents.starts.${kind}-${start}`),
    })),
    ...templateRoles.map((role) => ({
      id: role,
      made: { role },
      name: translate(`documents.roles.${role}`),
    })),
    { id: 'part', made: { kind: 'part' }, name: translate('documents.kinds.part') },
    ...kinds.all.map(({ type, many }) => ({
      id: `card ${type}`,
      made: { kind: 'card', entryType: type },
      name: translate('documents.cardOf', { many }),
    })),
  ]
  const toMade = ({ place, title, aim }: Wish) => {
    const choice = choices.find(({ id }) => id === place)
    const of = aim?.span === 'kind' && aim.entryType ? `: ${kinds.of(aim.entryType).many}` : ''
    return { ...choice?.made, ...(aim?.span && { aim }), title: title || `${choice?.name}${of}` }
  }
  return (
    <StaffCreate redirect={(_, id) => `edit/${id}`} transform={toMade}>
      <StaffForm isKept={false} toolbar={<StaffToolbar canRemove={false} save="documents.make" />}>
        <p className="hint">{translate('documents.newHint')}</p>
        <SelectInput
          source="place"
          choices={[...choices]}
          translateChoice={false}
          validate={required()}
          helperText="documents.placeHelp"
        />
        <SpanOfRole />
        <TextInput source="title" helperText="documents.titleHelp" autoComplete="off" />
      </StaffForm>
    </StaffCreate>
  )
}

/** The pages for which a template is used; cards, popups and panels set that elsewhere. */
function SpanOfRole() {
  const place: unknown = useWatch({ name: 'place' })
  const role = templateRoles.find((known): known is Role => known === place)
  return role ? <SpanInputs key={role} role={role} /> : null
}
