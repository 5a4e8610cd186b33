import { TextLink } from '../../../ui/button/button.tsx'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { NamedField } from './named-field.tsx'

interface Props extends FieldControl {
  field: { label: string; help?: string }
}

/** A constant: a new object would repeat the request at every key press. */
const onlyParts = { kind: 'part' }

/** Chooses a saved block, with a link to edit it. */
export const PartField = ({ value, ...control }: Props) => (
  <>
    <NamedField
      {...control}
      value={value}
      resource="documents"
      filter={onlyParts}
      none={editorTexts('partNone')}
    />
    {typeof value === 'number' ? (
      <p>
        <TextLink href={`/wp-admin/edit/${value}`} target="_blank">
          {editorTexts('partChange')}
        </TextLink>
      </p>
    ) : null}
  </>
)
