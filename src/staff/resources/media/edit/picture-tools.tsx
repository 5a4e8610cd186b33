import { Button } from '@mui/material'
import { useState } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { movePoint, type PictureEdit } from '../../../../kernel/picture-edit.ts'
import { FileButton } from '../../../fields/file-button.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { sendOriginal } from './send-original.ts'
import { useShownPicture } from './shown-picture.ts'

/** Turns, crops and replaces the picture of a form, and brings its original back; saved with the form. */
export function PictureTools() {
  const translate = useTranslate()
  const picture = useShownPicture()
  const { getValues, setValue } = useFormContext()
  const edit = useInput({ source: 'edit', defaultValue: null })
  const original = useInput({ source: 'original' })
  const [isCropping, setCropping] = useState(false)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  if (!picture) return null
  const put = (name: string, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true })
  const change = (after: PictureEdit | null) => {
    const focal = getValues('focal')
    if (focal) put('focal', movePoint(focal, picture.original, picture.edit, after) ?? null)
    put('edit', after)
    setCropping(false)
  }
  const replace = async (file: File | undefined) => {
    if (!file) return
    setBusy(file.name)
    setRefused(undefined)
    try {
      const { name, ...sent } = await sendOriginal(picture.id, file)
      put('original', sent)
      put('name', name)
      put('edit', null)
      put('focal', null)
    } catch (error) {
      setRefused(error instanceof Error ? translate(error.message, { _: error.message }) : '')
    }
    setBusy(undefined)
  }
  const wrong = refused ?? edit.fieldState.error?.message ?? original.fieldState.error?.message
  return (
    <div className="picture-tools">
      <div className="picture-buttons">
        <Button variant="outlined" onClick={() => setCropping(true)}>
          {translate('media.edit')}
        </Button>
        <FileButton disabled={busy !== undefined} onFiles={([file]) => void replace(file)}>
          {translate('media.replace')}
        </FileButton>
        {picture.edit ? (
          <Button onClick={() => change(null)}>{translate('media.restoreOriginal')}</Button>
        ) : null}
      </div>
      <p className="hint" role="status">
        {busy === undefined
          ? picture.isChanged
            ? translate('media.notSaved')
            : translate('media.replaceHelp')
          : translate('media.uploading', { name: busy })}
      </p>
      {wrong ? (
        <p className="wrong" role="alert">
          <ValidationError error={wrong} />
        </p>
      ) : null}
      {isCropping ? (
        <CropDialog
          src={picture.originalSrc}
          original={picture.original}
          edit={picture.edit}
          onDone={change}
          onClose={() => setCropping(false)}
        />
      ) : null}
    </div>
  )
}
