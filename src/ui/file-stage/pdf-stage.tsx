import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

interface PdfStageProps {
  /** Address of the contents, on this site. */
  src: string
  download: string
  /** The accessible name of the contents. */
  label: string
  words: {
    bar: string
    previous: string
    next: string
    /** Label of the page number field, 'Bladzijde'. */
    page: string
    /** 'van', between the page number and the number of pages. */
    of: string
    smaller: string
    larger: string
    fit: string
    download: string
    /** Accessible name of a page, 'Bladzijde {page}'. */
    pageName: string
    waiting: string
    /** Why the file is not shown: it has a password, it is damaged, or the network failed. */
    secret: string
    broken: string
    unreached: string
  }
  /** The link that is shown without scripts, and if the file cannot be shown. */
  children: ReactNode
}

/** A PDF whose pages the behaviour `pdf-pages` draws; without scripts it is a link to the file. */
export function PdfStage({ src, download, label, words, children }: PdfStageProps) {
  const act = (name: string, title: string, sign: ReactNode) => (
    <button type="button" data-act={name} title={title} aria-label={title}>
      {sign}
    </button>
  )
  return (
    <div
      className="file-stage is-pdf"
      data-behaviour="pdf-pages"
      data-src={src}
      data-page={words.pageName}
      data-waiting={words.waiting}
      data-secret={words.secret}
      data-broken={words.broken}
      data-unreached={words.unreached}
    >
      <fieldset className="pdf-bar" hidden>
        <legend className="sr">{words.bar}</legend>
        <span className="turn">
          {act('previous', words.previous, <Icon name="up" />)}
          {act('next', words.next, <Icon name="down" />)}
          <label>
            <span className="sr">{words.page}</span>
            <input type="number" inputMode="numeric" min={1} defaultValue={1} autoComplete="off" />
          </label>
          <span>
            {words.of} <output>1</output>
          </span>
        </span>
        <span className="turn">
          {act('smaller', words.smaller, '−')}
          <button type="button" data-act="fit" title={words.fit}>
            <span className="sr">{words.fit}: </span>
            <span data-level aria-live="polite">
              100%
            </span>
          </button>
          {act('larger', words.larger, '+')}
          <a href={download} title={words.download} aria-label={words.download}>
            <Icon name="download" />
          </a>
        </span>
      </fieldset>
      <section className="pdf-pages" aria-label={label} hidden />
      <p className="pdf-said" role="status" />
      <p className="pdf-link">{children}</p>
    </div>
  )
}
