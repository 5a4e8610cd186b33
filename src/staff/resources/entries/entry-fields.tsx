import { required, TextInput, useTranslate } from 'react-admin'
import { momentFieldsOf } from '../../../kernel/built-in-fields.ts'
import { placeFields } from '../../../kernel/place-fields.ts'
import { AuthorInput } from '../../fields/author-input.tsx'
import { FieldInputs } from '../../fields/field-inputs.tsx'
import { MediaInput } from '../../fields/media-input.tsx'
import { OwnFieldInputs } from '../../fields/own-field-inputs.tsx'
import { PositionInput } from '../../fields/position-input.tsx'
import { RichTextInput } from '../../fields/rich-text-input.tsx'
import { TermsInput } from '../../fields/terms-input.tsx'
import { FoundFields } from './found/found-fields.tsx'
import { PublicationInputs } from './publication-inputs.tsx'
import { useKind } from './use-kind.ts'

/** The form of an entry: the text on the left, its properties on the right. */
export function EntryFields() {
  const translate = useTranslate()
  const kind = useKind()
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
        {kind.isPlace ? (
          <FieldInputs legend="entry.place" fields={placeFields}>
            <PositionInput source="position" />
          </FieldInputs>
        ) : null}
        {kind.hasMoment ? <FieldInputs legend="entry.moment" fields={momentFieldsOf(kind)} /> : null}
        <OwnFieldInputs kind={kind.type} />
        <FoundFields kind={kind} />
      </div>
      <div className="side-column">
        <fieldset className="group">
          <legend>{translate('entry.publication')}</legend>
          <PublicationInputs />
          <AuthorInput />
        </fieldset>
        <MediaInput source="pictureId" />
        {kind.isPlace ? <MediaInput source="pictureIds" several /> : null}
        {kind.taxonomies.length > 0 ? <TermsInput source="termIds" taxonomies={kind.taxonomies} /> : null}
      </div>
    </div>
  )
}
