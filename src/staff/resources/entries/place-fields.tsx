import { ArrayInput, NumberInput, TextInput, useTranslate } from 'react-admin'
import { PositionInput } from '../../fields/position-input.tsx'
import { Rows } from '../../fields/rows.tsx'

/** Facts of a place (`PlaceFields`). */
export function PlaceFields() {
  const translate = useTranslate()
  return (
    <fieldset className="group">
      <legend>{translate('entry.place')}</legend>
      <div className="pairs">
        <TextInput source="fields.kind" />
        <TextInput source="fields.denomination" />
        <TextInput source="fields.address" />
        <TextInput source="fields.place" />
        <TextInput source="fields.municipality" />
        <TextInput source="fields.province" />
        <TextInput source="fields.built" />
        <NumberInput source="fields.kilometresToSantiago" min={0} />
        <TextInput source="fields.monumentNumber" />
        <TextInput source="fields.monumentUrl" type="url" />
      </div>
      <TextInput source="fields.openingHours" multiline />
      <PositionInput source="position" />
      <ArrayInput source="fields.sources">
        <Rows inline disableReordering add="entry.addSource">
          <TextInput source="name" label={translate('entry.sourceName')} helperText={false} />
          <TextInput source="url" label={translate('entry.sourceUrl')} type="url" helperText={false} />
        </Rows>
      </ArrayInput>
    </fieldset>
  )
}
