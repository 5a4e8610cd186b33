import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FileButton } from '../../fields/file-button.tsx'
import { uploadPicture } from '../../fields/media-picker/upload-picture.ts'

/** The list of what still needs a description, the newest first. */
const withoutAlt = {
  filter: JSON.stringify({ withoutAlt: true }),
  displayedFilters: JSON.stringify({ withoutAlt: true }),
  sort: 'createdAt',
  order: 'DESC',
}

/** Adds pictures one after another. Each needs a description: a single one is opened, several are listed. */
export function UploadButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { filterValues } = useListContext()
  const [busy, setBusy] = useState<string>()
  const upload = async (files: readonly File[]) => {
    let last: number | undefined
    let added = 0
    for (const file of files) {
      setBusy(file.name)
      try {
        last = (await uploadPicture(file, filterValues.folder)).id
        added += 1
      } catch (error) {
        const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
        notify(`${file.name}: ${reason}`, { type: 'error' })
      }
    }
    setBusy(undefined)
    if (files.length === 1 && last !== undefined) navigate(`/media/${last}`)
    else if (added > 0) {
      notify('media.describe', { type: 'info', messageArgs: { smart_count: added } })
      navigate(`/media?${new URLSearchParams(withoutAlt)}`)
    }
    refresh()
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
