import type { ViewProps } from '../../islands/contract.ts'
import { deviceClasses, onDevices } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Lightbox } from '../shared/lightbox/lightbox-view.tsx'
import type { GalleryProps } from './fields.ts'
import type { GalleryItem } from './load.ts'

/** Pictures in a grid, each of which leads to the large one; with scripts that opens over the page. */
export default function Gallery({
  props,
  model: items,
  texts,
}: ViewProps<GalleryProps, readonly GalleryItem[]>) {
  const { columns, ratio, captions } = props
  const { desk } = onDevices(columns)
  if (items.length === 0) return null
  return (
    <div className="gallery" data-behaviour="gallery">
      <ul className={classNames(`of-${desk}`, ...deviceClasses('beside', columns, desk))}>
        {items.map(({ image, large, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
          <li key={index}>
            <figure>
              <a
                href={large.url}
                data-width={large.width}
                data-height={large.height}
                data-caption={caption || undefined}
                aria-label={image.alt === '' ? texts('enlarge', { page: index + 1 }) : undefined}
              >
                <Picture
                  image={image}
                  ratio={ratio}
                  sizes={`(width < 620px) 50vw, (width < 1200px) ${Math.round(100 / desk)}vw, ${Math.round(1200 / desk)}px`}
                />
              </a>
              {captions && caption ? <figcaption>{caption}</figcaption> : null}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox texts={texts} isAlone={items.length === 1} />
    </div>
  )
}
