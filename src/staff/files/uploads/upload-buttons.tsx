import { useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/controls.tsx'
import { fileTexts as t } from '../texts.ts'
import { chosenFiles } from './dropped-files.ts'
import type { ChosenFile } from './upload-queue.ts'

interface Props {
  /** The category they go to; without one nothing can be uploaded. */
  into?: string
  published: boolean
  onPublished(published: boolean): void
  onChosen(files: readonly ChosenFile[]): void
}

/** Buttons to choose files, or a folder with its contents. */
export function UploadButtons({ into, published, onPublished, onChosen }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const chosen = chosenFiles(input.files ?? [])
    input.value = ''
    if (chosen.length > 0) onChosen(chosen)
  }
  const off = into === undefined
  return (
    <div className="fm-upload">
      <Button disabled={off} onClick={() => files.current?.click()}>
        {t('upload')}
      </Button>
      <Button plain disabled={off} onClick={() => folder.current?.click()}>
        {t('uploadFolder')}
      </Button>
      <Checkbox checked={published} onChange={({ target }) => onPublished(target.checked)}>
        {t('uploadPublished')}
      </Checkbox>
      {off ? <p className="hint">{t('uploadNeedsCategory')}</p> : null}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={into && t('uploadInto', { name: into })}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={(input) => {
          folder.current = input
          // React knows no such property; without it a browser asks for files.
          input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        aria-label={t('uploadFolder')}
        onChange={({ target }) => take(target)}
      />
    </div>
  )
}
