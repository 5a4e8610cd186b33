import type { Texts } from '../../../kernel/texts.ts'
import { CloseButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { lightboxTexts } from './lightbox-texts.nl.ts'

/** A transparent pixel until a picture is chosen: HTML requires a source. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Pictures full screen; a behaviour fills and opens it with `openLightbox`. Its texts are `lightboxTexts` and `open`,
 * its accessible name.
 */
export const Lightbox = ({
  texts,
  isAlone,
}: {
  texts: Texts<keyof typeof lightboxTexts>
  isAlone: boolean
}) => (
  <dialog
    className="lightbox"
    aria-label={texts('open')}
    data-counter={texts('show')}
    data-play-here={texts('playHere')}
    data-elsewhere={texts('elsewhere')}
  >
    <div className="lightbox-in">
      <p className="counter num" role="status" />
      <div className="lightbox-tools">
        <button type="button" data-zoom="" aria-pressed="false" aria-label={texts('zoom')}>
          <Icon name="search" />
        </button>
        <button type="button" data-full-screen="" aria-label={texts('fullScreen')}>
          <Icon name="expand" />
        </button>
        <CloseButton label={texts('close')} data-closes="" />
      </div>
      <div className="lightbox-view">
        <img src={nothing} alt="" hidden />
      </div>
      <p className="lightbox-caption" />
      {isAlone ? null : (
        <>
          <button type="button" className="lightbox-step back" data-step="-1" aria-label={texts('previous')}>
            <Icon name="left" />
          </button>
          <button type="button" className="lightbox-step on" data-step="1" aria-label={texts('next')}>
            <Icon name="right" />
          </button>
        </>
      )}
    </div>
  </dialog>
)
