import type { BoxedFile } from '../calls/file.ts'
import type { FormTexts } from '../form/text-props.ts'
import { ViewerStage } from './viewer-stage.tsx'

interface FilePreviewProps {
  file: BoxedFile
  texts: FormTexts
}

/** The contents of a file, as its own page shows them. */
export function FilePreview({ file, texts }: FilePreviewProps) {
  const { preview, contents, title } = file
  const name = texts('viewerTitle', { title })
  if (contents === '') return <p className="hint">{texts('boxNoPreview')}</p>
  if (preview === 'image' || preview === 'drawn') return <img src={contents} alt={name} loading="lazy" />
  if (preview === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: a visitor's own recording has none
    return <audio src={contents} controls preload="metadata" aria-label={name} />
  }
  if (preview === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: a visitor's own film has none
    return <video src={contents} controls preload="metadata" aria-label={name} />
  }
  if (preview === 'none') return <p className="hint">{texts('boxNoPreview')}</p>
  return <ViewerStage viewer={file.viewer} name={name} texts={texts} />
}
