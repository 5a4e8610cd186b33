import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from '../picture/picture.tsx'

interface CartLineProps {
  href: string
  title: string
  picture?: PictureImage | undefined
  /** The price of the whole line. */
  price: ReactNode
  /** A line below the name: pieces, unit price, choices. */
  say: ReactNode
  className?: string
  /** Actions for the line. */
  children?: ReactNode
}

/** The largest picture that is offered, for 96 px on the sharpest screens. */
const widestPx = 320

/** Keeps the smaller sizes only, because every change sends the cart again. Decorative: the name is beside it. */
function smallOf({ srcSet, sources, ...picture }: PictureImage): PictureImage {
  return {
    ...picture,
    alt: '',
    srcSet: srcSet && narrow(srcSet),
    sources: sources?.map((source) => ({ ...source, srcSet: narrow(source.srcSet) })),
  }
}

function narrow(srcSet: string): string {
  const sizes = srcSet.split(', ')
  const small = sizes.filter((one) => Number(/ (\d+)w$/.exec(one)?.[1]) <= widestPx)
  return (small.length > 0 ? small : sizes).join(', ')
}

/** A line of a cart; a list item. */
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
