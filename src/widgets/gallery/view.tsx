import type { CSSProperties } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import { deviceClasses, onDevices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { slidesShown } from '../shared/carousel/carousel-settings.ts'
import { Carousel } from '../shared/carousel/carousel-view.tsx'
import { Lightbox } from '../shared/lightbox/lightbox-view.tsx'
import type { GalleryProps } from './fields.ts'
import type { GalleryItem } from './load.ts'

/** Pictures that each link to the large one; with scripts it opens over the page. */
export default function Gallery({
  props,
  model: items,
  texts,
}: ViewProps<GalleryProps, readonly GalleryItem[]>) {
  const { columns, face, ratio, captions } = props
  if (items.length === 0) return null
  const { desk } = onDevices(columns)
  const beside = face === 'carousel' ? slidesShown(props).desk : desk
  const keepsShape = face === 'masonry' || face === 'justified'
  const list = (
    <ul
      className={classNames(
        `is-${face}`,
        face !== 'justified' && face !== 'carousel' && `of-${desk}`,
        ...(face === 'grid' ? deviceClasses('beside', columns, desk) : []),
      )}
    >
      {items.map(({ image, large }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          key={index}
          style={face === 'justified' ? shapeOf(image) : undefined}
        >
          <figure>
            <a
              href={large.url}
              data-width={large.width}
              data-height={large.height}
              data-caption={large.caption || undefined}
              aria-label={image.alt === '' ? texts('enlarge', { page: index + 1 }) : undefined}
            >
              <Picture
                image={image}
                {...(keepsShape ? {} : { ratio })}
                sizes={`(width < 620px) ${face === 'carousel' ? 100 : 50}vw, (width < 1200px) ${Math.round(100 / beside)}vw, ${Math.round(1200 / beside)}px`}
              />
            </a>
            {captions && large.caption ? <figcaption>{large.caption}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  )
  return (
    <div className="gallery" data-behaviour="lightbox-list">
      {face === 'carousel' ? (
        <Carousel props={props} label={texts('pictures')} texts={texts}>
          {list}
        </Carousel>
      ) : (
        list
      )}
      <Lightbox texts={texts} isAlone={items.length === 1} />
    </div>
  )
}

/** Ratio of width to height. */
const shapeOf = ({ width, height }: { width: number; height: number }): CSSProperties =>
  ({ '--shape': Math.round((1000 * width) / height) / 1000 }) as CSSProperties
