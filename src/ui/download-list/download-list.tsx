import { ButtonLink } from '../button/button.tsx'

interface DownloadListProps {
  label: string
  /** Label of the download buttons. */
  download: string
  /** A file without `href` cannot be downloaded yet. */
  files: readonly { title: string; say: string; href?: string | undefined }[]
}

/** Files that a customer bought. */
export const DownloadList = ({ label, download, files }: DownloadListProps) => (
  <ul className="downloads" aria-label={label}>
    {files.map(({ title, say, href }) => (
      <li key={title}>
        <span className="name">{title}</span>
        <small className="num">{say}</small>
        {href ? (
          <ButtonLink plain href={href} aria-label={`${download} ${title}`}>
            {download}
          </ButtonLink>
        ) : null}
      </li>
    ))}
  </ul>
)
