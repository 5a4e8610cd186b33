import type { ReactNode } from 'react'
import { Picture, type PictureImage } from '../picture/picture.tsx'

interface OrderLineProps {
  title: string
  /** Address of the product; absent if it is no longer in the shop. */
  href?: string | undefined
  picture?: PictureImage | undefined
  price: ReactNode
  /** A line below the name: pieces, unit price, choices. */
  say: ReactNode
}

/** A line of an order, which cannot be changed. */
export const OrderLine = ({ title, href, picture, price, say }: OrderLineProps) => (
  <li>
    {picture ? (
      <Picture image={{ ...picture, alt: '' }} sizes="56px" ratio="1:1" className="cover" />
    ) : (
      <span className="plate" />
    )}
    {href ? (
      <a className="name" href={href}>
        {title}
      </a>
    ) : (
      <span className="name">{title}</span>
    )}
    <span className="price num">{price}</span>
    <small className="num">{say}</small>
  </li>
)

export const OrderLines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="order-lines" aria-label={label}>
    {children}
  </ul>
)
