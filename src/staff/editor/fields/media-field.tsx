import { useId, useState } from 'react'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { type MediaRow, mediaAnswer } from './media.ts'
import { useFound } from './use-found.ts'
import { useMedia } from './use-media.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'media' }>
}

const perPage = 48
/** A picture of the media library. */
export function MediaField({ field, value, onChange }: Props) {
  const id = useId()
  const chosen = useMedia(typeof value === 'number' ? value : undefined)
  const [open, setOpen] = useState(false)
  return (
    <FieldGroup legend={field.label} className="field media-field">
      {chosen ? (
        <figure>
          <img src={chosen.picture.src} alt={chosen.alt} />
          <figcaption>{chosen.name}</figcaption>
          {chosen.alt.trim() === '' ? <p className="hint">{editorTexts('mediaNoAlt')}</p> : null}
        </figure>
      ) : null}
      <p className="row">
        <Button plain onClick={() => setOpen(true)}>
          {editorTexts(chosen ? 'mediaChange' : 'mediaChoose')}
        </Button>
        {chosen ? <TextButton onClick={() => onChange(null)}>{editorTexts('mediaNone')}</TextButton> : null}
      </p>
      {field.help ? <p className="hint">{field.help}</p> : null}
      {open ? (
        <MediaDialog
          id={id}
          onClose={() => setOpen(false)}
          onChoose={(media) => {
            onChange(media.id)
            setOpen(false)
          }}
        />
      ) : null}
    </FieldGroup>
  )
}

function MediaDialog({
  id,
  onClose,
  onChoose,
}: {
  id: string
  onClose: () => void
  onChoose: (media: MediaRow) => void
}) {
  const [words, setWords] = useState('')
  const found = useFound('media', words, perPage, mediaAnswer)
  return (
    <Dialog
      id={`${id}-media`}
      title={editorTexts('mediaTitle')}
      closeLabel={editorTexts('close')}
      shape="wide"
      open
      onClose={onClose}
    >
      <Field id={`${id}-words`} label={editorTexts('mediaSearch')}>
        {(wires) => (
          <TextInput
            {...wires}
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      {found?.length === 0 ? <p>{editorTexts('mediaNothing')}</p> : null}
      <ul className="media-choice">
        {found?.map((media) => (
          <li key={media.id}>
            <button type="button" onClick={() => onChoose(media)}>
              <img src={media.picture.src} alt="" loading="lazy" />
              <span>{media.alt || media.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
