import type { ViewProps } from '../../islands/contract.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Lightbox } from '../shared/lightbox/lightbox-view.tsx'
import type { ProductGalleryProps } from './fields.ts'
import type { GallerySlide } from './load.ts'
import { stageSizes, thumbSizes } from './sizes.ts'

type GalleryView = ViewProps<ProductGalleryProps, readonly GallerySlide[]>

const isUpright = ({ image }: GallerySlide) => image.height > image.width

/**
 * SHOP-02: the pictures of a product in a sliding strip, with thumbnails. Without scripts the strip scrolls, thumbnails
 * link to their picture, and each picture links to the large one.
 */
export default function ProductGallery(view: GalleryView) {
  const { model: slides, texts, id } = view
  const [first] = slides
  if (!first) return <div className="product-gallery plate none" role="img" aria-label={texts('none')} />
  return (
    <div
      className="woocommerce-product-gallery woocommerce-product-gallery--with-images images product-gallery"
      data-columns={4}
      data-behaviour="product-gallery"
    >
      <div className="stage">
        <div className="woocommerce-product-gallery__wrapper">
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} id={slideId(id, index)} isFirst={index === 0} />
          ))}
        </div>
        <a
          className="woocommerce-product-gallery__trigger full-screen"
          href={first.large.url}
          aria-label={texts('open')}
        >
          <Icon name="expand" />
        </a>
      </div>
      {slides.length > 1 ? <Thumbs {...view} /> : null}
      <Lightbox texts={texts} isAlone={slides.length === 1} />
    </div>
  )
}

const slideId = (id: string, index: number) => `${id}-afbeelding-${index + 1}`

const Slide = ({ slide, id, isFirst }: { slide: GallerySlide; id: string; isFirst: boolean }) => {
  const { image, large, caption, credit } = slide
  return (
    <div
      className="woocommerce-product-gallery__image"
      id={id}
      data-thumb={image.src}
      data-thumb-alt={image.alt}
      data-picture={slide.id}
    >
      <a href={large.url}>
        <Picture
          image={image}
          ratio="5:4"
          sizes={stageSizes}
          eager={isFirst}
          className={isUpright(slide) ? 'cover' : ''}
          imageData={{
            'data-caption': [caption, credit].filter(Boolean).join(' '),
            'data-src': large.url,
            'data-large_image': large.url,
            'data-large_image_width': large.width,
            'data-large_image_height': large.height,
          }}
        />
      </a>
    </div>
  )
}

const Thumbs = ({ model: slides, texts, id }: GalleryView) => (
  <ol className="thumbs flex-control-thumbs" aria-label={texts('thumbs')}>
    {slides.map((slide, index) => (
      <li key={slide.id}>
        <a
          href={`#${slideId(id, index)}`}
          aria-label={texts('show', { page: index + 1, pages: slides.length })}
          aria-current={index === 0 ? 'true' : undefined}
        >
          <Picture
            image={{ ...slide.image, alt: '' }}
            ratio="1:1"
            sizes={thumbSizes}
            className={isUpright(slide) ? 'cover' : ''}
          />
        </a>
      </li>
    ))}
  </ol>
)
