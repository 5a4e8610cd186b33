import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useMoreRows } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { FileButton } from '../file-button.tsx'
import { useMediaFolders } from '../media-folders.ts'
import { smallOf } from '../smallest.ts'
import { DescribePicture } from './describe-picture.tsx'
import type { Media } from './media.ts'
import { uploadPicture } from './upload-picture.ts'

const perPage = 48

/** The dialog to choose or add a picture, with the newest first; used wherever a picture is chosen. */
export function MediaPicker({
  onChoose,
  onClose,
}: {
  onChoose: (media: Media) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const sayError = useSayError()
  const refresh = useRefresh()
  const [words, setWords] = useState('')
  const [folder, setFolder] = useState('')
  const folders = useMediaFolders()
  const [busy, setBusy] = useState(false)
  const [silent, setSilent] = useState<Media>()
  const choose = (media: Media) => (media.alt === '' ? setSilent(media) : onChoose(media))
  const {
    data,
    total = 0,
    hasNextPage,
    fetchNextPage,
    isPending,
  } = useMoreRows('media', {
    filter: { q: words, ...(folder !== '' && { folder }) },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage },
  })
  const shown = data?.pages.flatMap((page) => page.data) ?? []
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      choose(await uploadPicture(file, folder))
      refresh()
    } catch (error) {
      sayError(error)
    } finally {
      setBusy(false)
    }
  }
  if (silent)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="media-picker-title">
        <DescribePicture media={silent} onDone={onChoose} />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="media-picker-title">
      <DialogTitle id="media-picker-title">{translate('mediaPicker.title')}</DialogTitle>
      <DialogContent
        dividers
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void upload(event.dataTransfer.files[0])
        }}
      >
        <div className="picker-head">
          <TextField
            autoFocus
            size="small"
            label={translate('mediaPicker.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {folders.length > 0 ? (
            <TextField
              select
              size="small"
              label={translate('mediaPicker.folder')}
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate('media.everything')}</MenuItem>
              {folders.map(({ name, pictures }) => (
                <MenuItem key={name} value={name}>{`${name} (${pictures})`}</MenuItem>
              ))}
            </TextField>
          ) : null}
          <FileButton disabled={busy} onFiles={([file]) => void upload(file)}>
            {translate('mediaPicker.upload')}
          </FileButton>
        </div>
        <ul className="picker-grid">
          {shown.map((media) => (
            <li key={media.id}>
              <button type="button" onClick={() => choose(media)}>
                <img
                  src={smallOf(media.picture)}
                  alt={media.alt || media.name}
                  loading="lazy"
                  style={{ backgroundColor: media.picture.colour }}
                />
                <span>{media.alt || translate('mediaPicker.noAlt')}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="hint" role="status">
          {isPending
            ? null
            : total === 0
              ? translate('mediaPicker.none')
              : translate('mediaPicker.count', { shown: shown.length, total })}
        </p>
        {hasNextPage ? (
          <Button onClick={() => void fetchNextPage()}>{translate('mediaPicker.more')}</Button>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
