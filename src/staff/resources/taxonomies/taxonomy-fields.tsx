import { BooleanInput, CheckboxGroupInput, required, TextInput, useTranslate } from 'react-admin'
import { useKinds } from '../../kinds/known.ts'

/** The fields of a taxonomy. */
export function TaxonomyFields() {
  const translate = useTranslate()
  const kinds = useKinds().all.map(({ type, many }) => ({ id: type, name: many }))
  return (
    <div className="groups">
      <fieldset className="group">
        <legend>{translate('kinds.names')}</legend>
        <div className="pairs">
          <TextInput source="many" validate={required()} helperText="taxonomies.manyHelp" />
          <TextInput source="one" validate={required()} helperText="taxonomies.oneHelp" />
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>{translate('taxonomies.shape')}</legend>
        <TextInput source="word" validate={required()} helperText="taxonomies.wordHelp" autoComplete="off" />
        <BooleanInput source="isTree" helperText="taxonomies.isTreeHelp" />
      </fieldset>
      <fieldset className="group">
        <legend>{translate('taxonomies.use')}</legend>
        <CheckboxGroupInput
          source="kinds"
          choices={kinds}
          translateChoice={false}
          helperText="taxonomies.kindsHelp"
        />
      </fieldset>
    </div>
  )
}
