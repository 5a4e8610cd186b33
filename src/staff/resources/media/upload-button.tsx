import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FileButton } from '../../fields/file-button.tsx'
import { uploadPicture } from '../../fields/media-picker/upload-picture.ts'

/** Adds pictures one after another; a single one is opened, because it needs a description. */
export function UploadButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<string>()
  const upload = async (files: readonly File[]) => {
    let last: number | undefined
    for (const file of files) {
      setBusy(file.name)
      try {
        last = (await uploadPicture(file)).id
      } catch (error) {
        const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
        notify(`${file.name}: ${reason}`, { type: 'error' })
      }
    }
    setBusy(undefined)
    if (files.length === 1 && last !== undefined) navigate(`/media/${last}`)
    else refresh()
  }
  return (
    <>
      <FileButton
        several
        variant="contained"
        disabled={busy !== undefined}
        onFiles={(files) => void upload(files)}
      >
        {translate('mediaPicker.upload')}
      </FileButton>
      <span role="status">{busy === undefined ? null : translate('media.uploading', { name: busy })}</span>
    </>
  )
}
