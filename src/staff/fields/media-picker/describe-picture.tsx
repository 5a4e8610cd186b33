import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { change } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { smallOf } from '../smallest.ts'
import type { Media } from './media.ts'

/** Asks for the description of a picture that has none; it can be skipped. */
export function DescribePicture({ media, onDone }: { media: Media; onDone: (media: Media) => void }) {
  const translate = useTranslate()
  const sayError = useSayError()
  const [busy, setBusy] = useState(false)
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const alt = String(new FormData(event.currentTarget).get('alt') ?? '')
    setBusy(true)
    try {
      await change('media', media.id, { alt })
      onDone({ ...media, alt })
    } catch (error) {
      setBusy(false)
      sayError(error)
    }
  }
  return (
    <form onSubmit={keep}>
      <DialogTitle id="media-picker-title">{translate('mediaPicker.describe')}</DialogTitle>
      <DialogContent dividers>
        <img className="picture-to-describe" src={smallOf(media.picture)} alt="" />
        <TextField
          autoFocus
          required
          multiline
          name="alt"
          label={translate('resources.media.fields.alt')}
          helperText={translate('media.altHelp')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(media)}>{translate('mediaPicker.later')}</Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {translate('mediaPicker.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}
