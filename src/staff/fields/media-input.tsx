import { Button } from '@mui/material'
import { useState } from 'react'
import { type InputProps, useInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useSomeRows } from '../api/rows.ts'
import { FieldFrame } from './field-frame.tsx'
import { MediaPicker } from './media-picker/media-picker.tsx'
import { smallOf } from './smallest.ts'

/** Chooses a picture of the media library; with `several`, an ordered list of them. */
export function MediaInput({
  source,
  label,
  several = false,
}: Pick<InputProps, 'source' | 'label'> & { several?: boolean }) {
  const { field, fieldState } = useInput({ source, defaultValue: several ? [] : null })
  const ids = idsOf(field.value)
  return (
    <FieldFrame source={source} label={label} error={fieldState.error?.message}>
      {({ labelId }) => (
        <MediaChoice
          ids={ids}
          several={several}
          labelledBy={labelId}
          onChange={(next) => field.onChange(several ? next : (next[0] ?? null))}
        />
      )}
    </FieldFrame>
  )
}

const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

/** The same outside a form, for the fields of the page editor. */
export function MediaChoice({
  ids,
  several = false,
  labelledBy,
  onChange,
}: {
  ids: readonly number[]
  several?: boolean
  labelledBy: string
  onChange: (ids: readonly number[]) => void
}) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const { data = [] } = useSomeRows('media', ids)
  const chosen = ids.map((id) => ({ id, media: data.find((media) => media?.id === id) }))
  const move = (place: number, step: number) => {
    const next = [...ids]
    const [moved] = next.splice(place, 1)
    if (moved !== undefined) next.splice(place + step, 0, moved)
    onChange(next)
  }
  return (
    <fieldset className="plain media-choice" aria-labelledby={labelledBy}>
      <ul>
        {chosen.map(({ id, media }, place) => (
          <li key={id}>
            {media ? (
              // Opens in a new window, so that the form's input stays.
              <Link
                to={`/media/${id}`}
                target="_blank"
                aria-label={translate('mediaPicker.open', { name: media.alt || media.name })}
              >
                <img src={smallOf(media.picture)} alt="" />
              </Link>
            ) : (
              <span className="thumbnail" />
            )}
            <span className="media-tools">
              {several && place > 0 ? (
                <Button size="small" onClick={() => move(place, -1)}>
                  {translate('mediaPicker.moveLeft')}
                </Button>
              ) : null}
              <Button size="small" onClick={() => onChange(ids.filter((other) => other !== id))}>
                {translate('mediaPicker.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(
          several ? 'mediaPicker.add' : ids.length > 0 ? 'mediaPicker.change' : 'mediaPicker.choose',
        )}
      </Button>
      {open ? (
        <MediaPicker
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            setOpen(false)
            onChange(several ? [...ids.filter((other) => other !== id), id] : [id])
          }}
        />
      ) : null}
    </fieldset>
  )
}
