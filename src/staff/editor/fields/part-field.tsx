import { TextLink } from '../../../ui/button/button.tsx'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { NamedField } from './named-field.tsx'

interface Props extends FieldControl {
  field: { label: string; help?: string }
}

/** The same each time, or the server would be asked again at every key. */
const onlyParts = { kind: 'part' }

/** One of the blocks that staff saved, with the way to where it is changed. */
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
