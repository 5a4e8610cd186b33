import { renderToString } from 'react-dom/server'
import { textsOfRoom } from '../kernel/texts.ts'
import { lightboxTexts } from '../widgets/shared/lightbox/lightbox-texts.nl.ts'
import { Lightbox } from '../widgets/shared/lightbox/lightbox-view.tsx'
import type { Site } from './page.ts'

/** The address of a picture or film (section 5), or one that asks for the lightbox (SITE-03). */
// linear: each start holds a quotation mark, and none runs past the next one
const reference =
  /href="(?:[^"]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|m4v|webm|ogv|mov)"|(?:#|%23)\w+-action(?::|%3A)action(?:=|%3D)lightbox)/i
/** A link to it that no gallery opens. It takes long to look for, and most pages have no such address at all. */
// linear: HTML that the program wrote: every element is closed
const link = new RegExp(`<a (?![^>]*data-width)[^>]*${reference.source}`, 'i')

/** Returns the lightbox for the foot of pages with such a link; empty for other pages. */
export const lightboxHtml = ({ runtime }: Site, html: readonly string[]): string =>
  html.some((part) => reference.test(part) && link.test(part))
    ? renderToString(
        <div data-behaviour="lightbox-links">
          <Lightbox texts={textsOfRoom('lightbox', lightboxTexts, runtime.textOverrides)} isAlone={false} />
        </div>,
      )
    : ''
