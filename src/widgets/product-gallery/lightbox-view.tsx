import type { ViewProps } from '../../islands/contract.ts'
import { CloseButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ProductGalleryProps } from './fields.ts'
import type { GallerySlide } from './load.ts'

/** The pictures over the whole screen; filled and opened by the behaviour of the gallery. */
export const GalleryLightbox = ({
  model: slides,
  texts,
}: Pick<ViewProps<ProductGalleryProps, readonly GallerySlide[]>, 'model' | 'texts'>) => (
  <dialog className="lightbox" aria-label={texts('open')} data-counter={texts('show')}>
    <div className="lightbox-in">
      <p className="counter num" role="status" />
      <CloseButton label={texts('close')} data-closes="" />
      <div className="lightbox-view">
        <img alt="" hidden />
      </div>
      <p className="lightbox-caption" />
      {slides.length > 1 ? (
        <>
          <button type="button" className="lightbox-step back" data-step="-1" aria-label={texts('previous')}>
            <Icon name="left" />
          </button>
          <button type="button" className="lightbox-step on" data-step="1" aria-label={texts('next')}>
            <Icon name="right" />
          </button>
        </>
      ) : null}
    </div>
  </dialog>
)
