import { renderToString } from 'react-dom/server'
import { textsOfRoom } from '../kernel/texts.ts'
import { lightboxTexts } from '../widgets/shared/lightbox/lightbox-texts.nl.ts'
import { Lightbox } from '../widgets/shared/lightbox/lightbox-view.tsx'
import type { Site } from './page.ts'

/** A link to a picture (section 5) that no gallery opens, or one whose address asks for the lightbox (SITE-03). */
const link =
  /<a (?![^>]*data-width)[^>]*href="(?:[^"]+\.(?:png|jpe?g|gif|svg|webp|avif)"|(?:#|%23)\w+-action(?::|%3A)action(?:=|%3D)lightbox)/i

/** Returns the lightbox for the foot of pages with such a link; empty for other pages. */
export const lightboxHtml = ({ runtime }: Site, html: readonly string[]): string =>
  html.some((part) => link.test(part))
    ? renderToString(
        <div data-behaviour="lightbox-links">
          <Lightbox texts={textsOfRoom('lightbox', lightboxTexts, runtime.textOverrides)} isAlone={false} />
        </div>,
      )
    : ''
