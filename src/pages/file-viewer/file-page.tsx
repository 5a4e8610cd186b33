import type { ComponentProps } from 'react'
import { downloadPath, type FileDetail, type FileInside, previewPath } from '../../features/library/index.ts'
import { formatBytes } from '../../kernel/bytes.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { FileStage } from '../../ui/file-stage/file-stage.tsx'
import { PdfStage } from '../../ui/file-stage/pdf-stage.tsx'
import { TableStage } from '../../ui/file-stage/table-stage.tsx'
import { WordsStage } from '../../ui/file-stage/words-stage.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { LockModel } from '../../widgets/shared/library-file/library-file.ts'
import { Unlock, Unlocked } from '../../widgets/shared/library-file/library-file-view.tsx'
import { type Around, FileAround } from './file-around.tsx'
import type { Shown } from './shown.ts'
import type { viewerTexts } from './texts.nl.ts'

interface FilePageProps {
  file: FileDetail
  shown?: Shown
  lock?: LockModel
  around: Around
  trail: readonly { label: string; url: string }[]
  texts: Texts<keyof typeof viewerTexts>
}

export function FilePage(props: FilePageProps) {
  const { file, lock, around, trail, texts } = props
  return (
    <div className="wrap file-viewer">
      <Breadcrumb label={texts('crumbs')} items={trail.map(({ label, url }) => ({ label, href: url }))} />
      <div className="title">
        <h1 className={lock && 'protected-title'}>{file.title}</h1>
        {file.access.open && file.access.unlocked ? <Unlocked fieldId="wpfd-password" texts={texts} /> : null}
      </div>
      {lock ? (
        <div className="two">
          <div className="flow">
            <p>{texts('lockedExplained')}</p>
            <Unlock lock={lock} about={file.title} fieldId="wpfd-password" texts={texts} />
            <FileAround around={around} texts={texts} />
          </div>
        </div>
      ) : null}
      {file.inside ? <Open {...props} inside={file.inside} /> : null}
    </div>
  )
}

function Open({ file, inside, shown, around, texts }: FilePageProps & { inside: FileInside }) {
  const { description, remoteUrl } = inside
  return (
    <div className="two">
      <div className="flow">
        <Stage file={file} inside={inside} shown={shown} texts={texts} />
        {shown && 'cut' in shown && shown.cut ? <p className="small quiet">{texts('beginning')}</p> : null}
      </div>
      <div className="flow">
        {description.trim() ? <p className="told">{description}</p> : null}
        <p>
          <ButtonLink
            className="wpfd_downloadlink"
            href={remoteUrl ?? downloadPath(file)}
            rel={remoteUrl === undefined ? undefined : 'external noopener'}
          >
            {remoteUrl === undefined ? <Icon name="download" /> : null}
            {texts(remoteUrl === undefined ? 'download' : 'openRemote')}
          </ButtonLink>
        </p>
        <Facts rows={factsOf(file, inside, texts)} />
        <FileAround around={around} texts={texts} />
      </div>
    </div>
  )
}

function Stage({
  file,
  inside: { preview, remoteUrl },
  shown,
  texts,
}: Pick<FilePageProps, 'file' | 'texts'> & { inside: FileInside; shown: Shown | undefined }) {
  const label = texts('previewOf', { title: file.title })
  const src = previewPath(file)
  if (remoteUrl !== undefined) return <p>{texts('remoteOnly')}</p>
  switch (preview) {
    case 'none':
      return <p>{texts('noPreview')}</p>
    case 'pdf':
      return (
        <PdfStage src={src} download={downloadPath(file)} label={label} words={pdfWords(texts)}>
          <a href={src}>{texts('pdfOpen')}</a>
        </PdfStage>
      )
    case 'drawn':
      return <FileStage kind="image" src={src} label={label} failed={texts('notDrawn')} />
    case 'image':
    case 'audio':
    case 'video':
      return (
        <FileStage kind={preview} src={src} label={label}>
          {texts('cannotShow')}
        </FileStage>
      )
  }
  switch (shown?.kind) {
    case 'text':
      return <FileStage kind="text" src={src} label={label} text={shown.text} />
    case 'words':
      return <WordsStage label={label} paragraphs={shown.paragraphs} />
    case 'table':
      return shown.sheets.length > 0 ? (
        <TableStage label={label} sheets={shown.sheets} more={texts('moreRows')} />
      ) : (
        <Unshown>{texts('noTable')}</Unshown>
      )
    case 'reading':
      return <Unshown>{texts('reading')}</Unshown>
    case 'none':
      return <Unshown>{texts('noWords')}</Unshown>
  }
  return <p>{texts('noPreview')}</p>
}

/** Says why the file is not shown; the preview box of the file search copies it. */
const Unshown = ({ children }: { children: string }) => (
  <div className="file-stage is-unshown">
    <p>{children}</p>
  </div>
)

const pdfWords = (texts: FilePageProps['texts']): ComponentProps<typeof PdfStage>['words'] => ({
  bar: texts('pdfBar'),
  previous: texts('pdfPrevious'),
  next: texts('pdfNext'),
  page: texts('pdfPage'),
  of: texts('pdfOf'),
  smaller: texts('pdfSmaller'),
  larger: texts('pdfLarger'),
  fit: texts('pdfFit'),
  download: texts('download'),
  pageName: texts('pdfPageName'),
  waiting: texts('pdfWaiting'),
  secret: texts('pdfSecret'),
  broken: texts('pdfBroken'),
  unreached: texts('pdfUnreached'),
})

function factsOf(file: FileDetail, inside: FileInside, texts: FilePageProps['texts']) {
  const { version, tags, maker, licence, source, customFields, remoteUrl } = inside
  const rows = [
    { label: texts('kind'), value: file.extension.toUpperCase() },
    { label: texts('size'), value: remoteUrl === undefined ? formatBytes(file.size) : '' },
    { label: texts('category'), value: file.category.name },
    { label: texts('versionLabel'), value: version },
    { label: texts('created'), value: formatDayMonthYear(file.createdAt) },
    { label: texts('updated'), value: formatDayMonthYear(file.updatedAt) },
    { label: texts('tags'), value: tags.map(({ name }) => name).join(', ') },
    { label: texts('maker'), value: maker },
    { label: texts('licence'), value: licence },
    { label: texts('source'), value: source },
    ...customFields.map(({ label, type, value }) => ({
      label,
      value:
        type === 'url' ? (
          <a href={value} rel="external noopener" lang={texts.lang('urlLink')}>
            {texts('urlLink')}
          </a>
        ) : (
          value
        ),
    })),
  ]
  return rows.filter(({ value }) => value !== '')
}
