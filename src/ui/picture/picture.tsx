import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface PictureImage {
  /** The source for all browsers. */
  src: string
  srcSet?: string
  /** Better types first: `{ type: 'image/avif', srcSet: '/…-400.avif 400w, /…-800.avif 800w' }`. */
  sources?: readonly { type: string; srcSet: string; media?: string }[]
  /** Size of the picture in pixels. */
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /** Background colour until the picture is loaded. */
  colour?: string
  /** Focal point of the crop, in percent from the left and the top; default: the middle. */
  focal?: { xPercent: number; yPercent: number }
}

export type Ratio = '4:3' | '3:2' | '1:1' | '5:4' | '3:4' | '16:9'

interface PictureProps {
  image: PictureImage
  /** The `sizes` attribute, such as `(width < 620px) 100vw, 380px`. */
  sizes?: string
  /** The ratio to crop to; absent: the picture keeps its own. */
  ratio?: Ratio
  /**
   * Set it for the largest picture of a page, which the document preloads; never in a widget that is sent as a
   * fragment.
   */
  eager?: boolean
  className?: string
  /** Attributes of the `img` for scripts. */
  imageData?: Readonly<Record<`data-${string}`, string | number>>
}

/** A picture with its width and height, so that nothing moves when it loads. */
export function Picture({ image, sizes, ratio, eager, className, imageData }: PictureProps) {
  const { width, height, focal, colour } = image
  const style: Record<`--${string}`, string> = { '--ratio': ratio?.replace(':', '/') ?? `${width}/${height}` }
  if (colour) style['--colour'] = colour
  if (focal) style['--focal'] = `${focal.xPercent}% ${focal.yPercent}%`
  return (
    <div className={classNames('plate', className)} style={style as CSSProperties}>
      <picture>
        {image.sources?.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          {...imageData}
          src={image.src}
          srcSet={image.srcSet}
          sizes={image.srcSet && sizes}
          width={width}
          height={height}
          alt={image.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
        />
      </picture>
    </div>
  )
}

/** A picture with its caption and maker. */
export const Figure = ({
  caption,
  credit,
  figureClassName,
  ...picture
}: PictureProps & { caption?: ReactNode; credit?: ReactNode; figureClassName?: string | undefined }) => (
  <figure className={figureClassName}>
    <Picture {...picture} />
    {caption || credit ? (
      <figcaption>
        {caption}
        {credit ? <span className="credit">{credit}</span> : null}
      </figcaption>
    ) : null}
  </figure>
)
