import type { ReactNode } from 'react'

interface FileStageProps {
  kind: 'image' | 'text' | 'audio' | 'video'
  /** Address of the contents, on this site: no third party sees a file. */
  src: string
  /** Names what is shown. */
  label: string
  /** Contents of a text. */
  text?: string
  /** Shown by browsers that cannot show the contents themselves. */
  children?: ReactNode
}

/** The contents of a file, as large as there is room, by what the browser itself can show. */
export function FileStage({ kind, src, label, text = '', children }: FileStageProps) {
  return (
    <div className={`file-stage is-${kind}`}>
      {kind === 'image' ? <img src={src} alt={label} loading="lazy" /> : null}
      {kind === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section tabIndex={0} aria-label={label}>
          <pre>{text}</pre>
        </section>
      ) : null}
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: files of the library come without captions
        <audio src={src} controls preload="metadata" aria-label={label}>
          {children}
        </audio>
      ) : null}
      {kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: files of the library come without captions
        <video src={src} controls preload="metadata" aria-label={label}>
          {children}
        </video>
      ) : null}
    </div>
  )
}
