import {
  ArrayInput,
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useSourceContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasOptions } from '../../../kernel/own-fields.ts'
import { Rows } from '../../fields/rows.tsx'
import { partChoices } from './choices.ts'
import { OptionsInput } from './options-input.tsx'

/** The parts of each row of one layout. */
export function PartsInput({ source }: { source: string }) {
  const translate = useTranslate()
  return (
    <ArrayInput source={source} label={translate('ownFields.parts')} validate={required()} helperText={false}>
      <Rows add="ownFields.addPart">
        <PartFields />
      </Rows>
    </ArrayInput>
  )
}

function PartFields() {
  const translate = useTranslate()
  const { getSource } = useSourceContext()
  const [type, name]: unknown[] = useWatch({ name: [getSource('type'), getSource('name')] })
  const nameOf = (field: string) => translate(`resources.own-fields.fields.${field}`)
  return (
    <>
      <div className="pairs">
        <TextInput source="label" label={nameOf('label')} validate={required()} helperText={false} />
        <SelectInput
          source="type"
          label={nameOf('type')}
          choices={partChoices}
          defaultValue="text"
          validate={required()}
          // Stored values depend on the type of a part that has a name.
          readOnly={typeof name === 'string' && name !== ''}
          helperText={false}
        />
      </div>
      {hasOptions(type) ? <OptionsInput source="options" label={nameOf('options')} /> : null}
      <BooleanInput source="required" label={nameOf('required')} helperText={false} />
    </>
  )
}
