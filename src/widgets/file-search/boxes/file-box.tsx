import { Button, ButtonLink, TextButton } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/field/controls.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Failed, Waiting } from '../../../ui/state/state.tsx'
import type { BoxedFile } from '../calls/file.ts'
import type { FormTexts } from '../form/text-props.ts'
import type { BoxKind } from './box-of.ts'
import { FileFacts } from './file-facts.tsx'
import { FilePreview } from './file-preview.tsx'
import { useFile } from './use-file.ts'

export interface Boxed {
  kind: BoxKind
  id: string
  category: string
}

interface FileBoxProps {
  id: string
  texts: FormTexts
  /** The file shown; kept while the box fades out. */
  boxed: Boxed | undefined
  open: boolean
  /** Number of the widget's top category. */
  root: number
  onClose(): void
  /** Switches from details to the preview. */
  onPreview(): void
  /** Whether the file is selected for the zip; undefined when it cannot be. */
  chosen: boolean | undefined
  onChoose(on: boolean): void
}

/** The boxes of a file (LIB-15, LIB-16): details, preview, full description. */
export function FileBox(props: FileBoxProps) {
  const { id, texts, boxed, open, root, onClose } = props
  const [state, tryAgain] = useFile(boxed, root)
  const file = state.kind === 'file' ? state.file : undefined
  const title = file?.title ?? (state.kind === 'locked' ? state.title : '')
  const describes = boxed?.kind === 'description'
  const direct = boxed?.kind === 'direct'
  const named = describes || direct
  return (
    <Dialog
      id={`${id}-box`}
      title={
        named || !file ? (
          title || texts('boxLabel')
        ) : (
          <>
            {texts('boxType', { type: file.type })}
            <span className="sr">: {title}</span>
          </>
        )
      }
      heading={named || !file}
      closeLabel={texts('close')}
      closeTitle={texts('closeTitle')}
      shape={describes ? 'box' : 'wide'}
      open={open}
      onClose={onClose}
      className={`file-box ${file ? `ext-${file.type.toLowerCase()}` : ''}`}
    >
      {state.kind === 'waiting' ? <Waiting text={texts('boxWaiting')} /> : null}
      {state.kind === 'failed' ? (
        <Failed
          text={texts('boxFailed')}
          action={
            <Button plain onClick={tryAgain}>
              {texts('tryAgain')}
            </Button>
          }
        />
      ) : null}
      {state.kind === 'missing' ? <p>{texts('boxMissing')}</p> : null}
      {state.kind === 'locked' ? <p>{texts('boxLocked')}</p> : null}
      {file && boxed ? <Contents {...props} file={file} boxed={boxed} /> : null}
    </Dialog>
  )
}

function Contents({
  file,
  boxed,
  texts,
  open,
  onPreview,
  chosen,
  onChoose,
}: FileBoxProps & { file: BoxedFile; boxed: Boxed }) {
  if (boxed.kind === 'description') return <p className="told">{file.description}</p>
  const download = (
    <ButtonLink href={file.download} rel={file.remote ? 'external noopener' : undefined}>
      <Icon name="download" />
      {texts('download')}
    </ButtonLink>
  )
  // Audio and video stop when the box closes.
  const preview = open ? <FilePreview file={file} texts={texts} /> : null
  if (boxed.kind === 'direct') {
    return (
      <>
        <div className="shown alone">{preview}</div>
        <div className="foot-row">{download}</div>
      </>
    )
  }
  const beside = boxed.kind === 'preview' && file.preview !== 'none'
  return (
    <div className={beside ? 'prev' : undefined}>
      {beside ? <div className="shown">{preview}</div> : null}
      <div>
        <h2 className="box-title">
          <a href={file.viewer}>{file.title}</a>
        </h2>
        {file.description ? <p className="told">{file.description}</p> : null}
        <FileFacts file={file} texts={texts} />
        <div className="foot-row">
          {download}
          {!beside && file.preview !== 'none' ? (
            <TextButton onClick={onPreview}>{texts('view')}</TextButton>
          ) : null}
          {chosen === undefined ? null : (
            <Checkbox checked={chosen} onChange={(event) => onChoose(event.target.checked)}>
              {texts('boxChoose')}
            </Checkbox>
          )}
        </div>
      </div>
    </div>
  )
}
