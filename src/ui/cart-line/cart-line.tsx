import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Picture, type PictureImage } from '../picture/picture.tsx'

interface CartLineProps {
  href: string
  title: string
  picture?: PictureImage | undefined
  /** Of the whole line. */
  price: ReactNode
  /** A line below the name: pieces, price of one, what was chosen. */
  say: ReactNode
  className?: string
  /** What can be done with it. */
  children?: ReactNode
}

/** A line of a cart, in a list. */
export const CartLine = ({ href, title, picture, price, say, className, children }: CartLineProps) => (
  <li className={classNames('cart-line', className)}>
    {picture ? (
      <Picture image={{ ...picture, alt: '' }} sizes="96px" ratio="1:1" className="cover" />
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
