import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from '../picture/picture.tsx'

interface CartLineProps {
  href: string
  title: string
  picture?: PictureImage | undefined
  /** Of the whole line. */
  price: ReactNode
  /** A line below the name: pieces, unit price, choices. */
  say: ReactNode
  className?: string
  /** Actions for the line. */
  children?: ReactNode
}

/** Pixels for a picture that is 96 px wide, on the sharpest screens. */
const widestPx = 320

/** Loaded lazily: every change sends the cart anew. Decorative, since the name stands beside it. */
function smallOf({ srcSet, sources, ...picture }: PictureImage): PictureImage {
  return {
    ...picture,
    alt: '',
    srcSet: srcSet && narrow(srcSet),
    sources: sources?.map((source) => ({ ...source, srcSet: narrow(source.srcSet) })),
  }
}

function narrow(srcSet: string): string {
  const offered = srcSet.split(', ')
  const small = offered.filter((one) => Number(/ (\d+)w$/.exec(one)?.[1]) <= widestPx)
  return (small.length > 0 ? small : offered).join(', ')
}

/** A line of a cart, in a list. */
export const CartLine = ({ href, title, picture, price, say, className, children }: CartLineProps) => (
  <li className={classNames('cart-line', className)}>
    {picture ? (
      <Picture image={smallOf(picture)} sizes="96px" ratio="1:1" className="cover" />
    ) : (
      <span className="plate" />
    )}
    <a className="name" href={href}>
      {title}
    </a>
    <span className="price num">{price}</span>
    <span className="say small quiet num">{say}</span>
    {children}
  </li>
)
