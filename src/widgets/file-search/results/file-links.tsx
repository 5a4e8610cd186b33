import { fileData, type RowProps } from './view-props.ts'

/** The actions of a file: preview, download, buy. */
export function FileLinks({ row, model, texts }: RowProps) {
  const { inside, offer } = row
  const downloads = model.columns.includes('download')
  return (
    <>
      {inside && inside.preview !== 'none' ? (
        <a
          className="wpfd_previewlink wpfdlightbox"
          href={row.viewer}
          data-file-type={row.extension}
          aria-label={texts('viewOf', { title: row.title })}
          {...fileData(row)}
        >
          {texts('view')}
        </a>
      ) : null}
      {inside && downloads ? (
        <a
          className="wpfd_downloadlink"
          href={inside.download}
          rel={inside.remote ? 'external noopener' : undefined}
          aria-label={texts('downloadOf', { title: row.title })}
          {...fileData(row)}
        >
          {texts('download')}
        </a>
      ) : null}
      {offer === undefined ? null : (
        <span className="wpfd-offer" dangerouslySetInnerHTML={{ __html: offer }} />
      )}
    </>
  )
}
