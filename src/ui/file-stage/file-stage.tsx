import type { ReactNode } from 'react'

interface FileStageProps {
  kind: 'image' | 'text' | 'audio' | 'video'
  /** Address of the contents, on this site: no third party learns of the file. */
  src: string
  /** The accessible name of the contents. */
  label: string
  /** Shown when the picture fails to load. */
  failed?: string
  /** The contents of a text file. */
  text?: string
  /** Shown by browsers that cannot display the contents. */
  children?: ReactNode
}

/** The contents of a file at the available width, as far as the browser can display them. */
export function FileStage({ kind, src, label, failed, text = '', children }: FileStageProps) {
  return (
    <div className={`file-stage is-${kind}`}>
      {kind === 'image' ? (
        <img
          src={src}
          alt={label}
          loading="lazy"
          {...(failed === undefined ? {} : { 'data-behaviour': 'picture-fails', 'data-words': failed })}
        />
      ) : null}
      {kind === 'text' ? (
        <Scrolls label={label}>
          <pre>{text}</pre>
        </Scrolls>
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

/** A part of the page that scrolls by itself. */
export const Scrolls = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section tabIndex={0} aria-label={label}>
    {children}
  </section>
)
