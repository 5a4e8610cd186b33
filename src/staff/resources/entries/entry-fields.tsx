import { RadioButtonGroupInput, required, TextInput, useResourceContext, useTranslate } from 'react-admin'
import { kindOf } from '../../../kernel/kinds.ts'
import { InstantInput } from '../../fields/instant-input.tsx'
import { MediaInput } from '../../fields/media-input.tsx'
import { OwnFieldInputs } from '../../fields/own-field-inputs.tsx'
import { RichTextInput } from '../../fields/rich-text-input.tsx'
import { TermsInput } from '../../fields/terms-input.tsx'
import { MomentFields } from './moment-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { typeOfResource } from './types.ts'

const states = ['draft', 'published'].map((id) => ({ id, name: `status.${id}` }))

/** Everything of an entry that staff fill in: the text on the left, what is around it on the right. */
export function EntryFields() {
  const translate = useTranslate()
  const type = typeOfResource(useResourceContext())
  const kind = kindOf(type)
  return (
    <div className="two-columns">
      <div className="main-column">
        <TextInput source="title" validate={required()} />
        {kind.hasBody ? (
          <RichTextInput source="body" />
        ) : (
          <p className="hint">{translate('entry.pageHint')}</p>
        )}
        <TextInput source="excerpt" multiline minRows={2} helperText="entry.excerptHelp" />
        {kind.isPlace ? <PlaceFields /> : null}
        {kind.hasMoment ? <MomentFields /> : null}
        <OwnFieldInputs kind={type} />
      </div>
      <div className="side-column">
        <fieldset className="group">
          <legend>{translate('entry.publication')}</legend>
          <RadioButtonGroupInput source="status" choices={states} helperText={false} />
          <InstantInput source="publishedAt" helperText="entry.publishedAtHelp" />
          <TextInput source="slug" helperText="entry.slugHelp" />
        </fieldset>
        <MediaInput source="pictureId" />
        {kind.isPlace ? <MediaInput source="pictureIds" several /> : null}
        {kind.taxonomies.length > 0 ? <TermsInput source="termIds" taxonomies={kind.taxonomies} /> : null}
      </div>
    </div>
  )
}
