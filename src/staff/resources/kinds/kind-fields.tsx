import {
  BooleanInput,
  CheckboxGroupInput,
  RadioButtonGroupInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { kindRights } from '../../../kernel/kinds.ts'
import { useKinds } from '../../kinds/known.ts'

const named = (names: readonly string[], texts: string) => names.map((id) => ({ id, name: `${texts}.${id}` }))

const orders = named(['newest', 'oldest', 'title', 'title-desc', 'distance'], 'kinds.orders')
const writers = named(kindRights, 'kinds.writers')
const schemaTypes = named(['WebPage', 'NewsArticle', 'Place', 'Event'], 'kinds.schemaTypes')

/** The fields of a content kind. */
export function KindFields() {
  const translate = useTranslate()
  const taxonomies = useKinds().taxonomies.map(({ name, many }) => ({ id: name, name: many }))
  return (
    <div className="groups">
      <fieldset className="group">
        <legend>{translate('kinds.names')}</legend>
        <div className="pairs">
          <TextInput source="many" validate={required()} helperText="kinds.manyHelp" />
          <TextInput source="one" validate={required()} helperText="kinds.oneHelp" />
        </div>
        <TextInput source="about" multiline helperText="kinds.aboutHelp" />
      </fieldset>
      <fieldset className="group">
        <legend>{translate('kinds.addresses')}</legend>
        <TextInput source="word" validate={required()} helperText="kinds.wordHelp" autoComplete="off" />
        <BooleanInput source="hasArchive" helperText="kinds.hasArchiveHelp" />
      </fieldset>
      <fieldset className="group">
        <legend>{translate('kinds.nature')}</legend>
        <BooleanInput source="isPlace" helperText="kinds.isPlaceHelp" />
        <BooleanInput source="hasMoment" helperText="kinds.hasMomentHelp" />
        <div className="pairs">
          <SelectInput source="schemaType" choices={schemaTypes} validate={required()} />
        </div>
        <RadioButtonGroupInput source="right" choices={writers} row={false} validate={required()} />
      </fieldset>
      <fieldset className="group">
        <legend>{translate('kinds.sorting')}</legend>
        <CheckboxGroupInput
          source="taxonomies"
          choices={taxonomies}
          translateChoice={false}
          helperText="kinds.taxonomiesHelp"
        />
        <SelectInput source="order" choices={orders} validate={required()} helperText="kinds.orderHelp" />
        <CheckboxGroupInput source="orders" choices={orders} helperText="kinds.ordersHelp" />
      </fieldset>
    </div>
  )
}
