import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  isMarked?: boolean
  children: ReactNode
}

/** One section of an order, with a heading. */
export function OrderPart({ title, isMarked = false, children }: Props) {
  const id = useId()
  return (
    <section className={isMarked ? 'order-part is-marked' : 'order-part'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
