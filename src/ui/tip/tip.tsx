import type { ReactNode } from 'react'

/**
 * An explanation that shows after 90 ms while the pointer or the keyboard focus is on `children` (SITE-09); screen
 * readers read it as their description.
 */
export const Tip = ({
  id,
  text,
  children,
}: {
  id: string
  text: string
  children: (described: { 'aria-describedby': string }) => ReactNode
}) => (
  <span className="tipped" data-behaviour="put-away">
    {children({ 'aria-describedby': id })}
    <span className="tip" role="tooltip" id={id}>
      {text}
    </span>
  </span>
)
