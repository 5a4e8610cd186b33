import { TextInput, useTranslate } from 'react-admin'

/** Days and times as in the browser's fields and in storage: `YYYY-MM-DD` and `HH:mm` in Dutch time. */
const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } }
const hour = { type: 'time', slotProps: { inputLabel: { shrink: true } } }

/** When and where something takes place. */
export function MomentFields() {
  const translate = useTranslate()
  return (
    <fieldset className="group">
      <legend>{translate('entry.moment')}</legend>
      <div className="pairs">
        <TextInput source="fields.startsOn" {...day} helperText="entry.startsOnHelp" />
        <TextInput source="fields.endsOn" {...day} helperText="entry.endsOnHelp" />
        <TextInput source="fields.startsAt" {...hour} helperText="entry.startsAtHelp" />
        <TextInput source="fields.endsAt" {...hour} />
        <TextInput source="fields.place" />
        <TextInput source="fields.address" />
      </div>
    </fieldset>
  )
}
