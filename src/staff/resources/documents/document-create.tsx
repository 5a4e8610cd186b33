import { required, SelectInput, TextInput, useGetList, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { useKinds } from '../../kinds/known.ts'
import { layers, type Place, placeName, placesFor } from './places.ts'

interface Wish {
  place: string
  title?: string | null
}

const keyOf = ({ role, entryType }: Place) => `${role} ${entryType ?? ''}`

/** A template for pages that have none of their own yet, a card of lists, a popup or a panel; it opens in the page editor. */
export default function DocumentCreate() {
  const translate = useTranslate()
  const kinds = useKinds()
  const { data: templates } = useGetList<Place & { id: number }>('documents', {
    filter: { kind: 'template' },
    pagination: { page: 1, perPage: 100 },
  })
  const taken = new Set(templates?.map(keyOf))
  const places = placesFor(kinds).map((place) => ({
    id: keyOf(place),
    made: place,
    name: placeName(kinds, place, translate),
    disabled: taken.has(keyOf(place)),
  }))
  // What can be made comes first, most wanted first.
  const choices = [
    ...layers.map(({ kind, start }) => ({
      id: `${kind} ${start}`,
      made: { kind, start },
      name: translate(`documents.starts.${kind}-${start}`),
      disabled: false,
    })),
    ...places.filter(({ disabled }) => !disabled),
    ...kinds.all.map(({ type, many }) => ({
      id: `card ${type}`,
      made: { kind: 'card', entryType: type },
      name: translate('documents.cardOf', { many }),
      disabled: false,
    })),
    ...places.filter(({ disabled }) => disabled),
  ]
  const toMade = ({ place: key, title }: Wish) => {
    const choice = choices.find(({ id }) => id === key)
    return { ...choice?.made, title: title || choice?.name }
  }
  return (
    <StaffCreate redirect={(_, id) => `edit/${id}`} transform={toMade}>
      <StaffForm isKept={false} toolbar={<StaffToolbar canRemove={false} save="documents.make" />}>
        <p className="hint">{translate('documents.newHint')}</p>
        <SelectInput
          source="place"
          choices={choices}
          optionText={({ name, disabled }) => (disabled ? translate('documents.taken', { name }) : name)}
          translateChoice={false}
          validate={required()}
          helperText="documents.placeHelp"
        />
        <TextInput source="title" helperText="documents.titleHelp" autoComplete="off" />
      </StaffForm>
    </StaffCreate>
  )
}
