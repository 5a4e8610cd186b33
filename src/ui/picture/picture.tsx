import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export interface PictureImage {
  /** The fallback every browser reads. */
  src: string
  srcSet?: string
  /** Better types first: `{ type: 'image/avif', srcSet: '/…-400.avif 400w, /…-800.avif 800w' }`. */
  sources?: readonly { type: string; srcSet: string }[]
  /** Of the picture itself, in pixels. */
  width: number
  height: number
  /** Empty for a picture that says nothing beside its text. */
  alt: string
  /** The colour shown until the picture is there. */
  colour?: string
  /** What a crop keeps, in percent from the left and the top; the middle unless told. */
  focal?: { xPercent: number; yPercent: number }
}

export type Ratio = '4:3' | '3:2' | '1:1' | '5:4' | '3:4' | '16:9'

interface PictureProps {
  image: PictureImage
  /** How wide it is shown, as in `(width < 620px) 100vw, 380px`. */
  sizes?: string
  /** Crops to this shape; without one the picture keeps its own. */
  ratio?: Ratio
  /** The one large picture of a page, which the document shell preloads. Never in a widget that is sent as a fragment. */
  eager?: boolean
  className?: string
  /** What scripts read of the `img` itself. */
  imageData?: Readonly<Record<`data-${string}`, string | number>>
}

/** A picture with its size, so that nothing moves when it arrives. */
export function Picture({ image, sizes, ratio, eager, className, imageData }: PictureProps) {
  const { width, height, focal, colour } = image
  const style: Record<`--${string}`, string> = { '--ratio': ratio?.replace(':', '/') ?? `${width}/${height}` }
  if (colour) style['--colour'] = colour
  if (focal) style['--focal'] = `${focal.xPercent}% ${focal.yPercent}%`
  return (
    <div className={classNames('plate', className)} style={style as CSSProperties}>
      <picture>
        {image.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
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

/** A picture with its caption and who made it. */
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
