import type { ReactNode } from 'react'

/**
 * A word of explanation that shows after 90 ms while somebody points at `children` or comes to it with the keyboard
 * (SITE-09); a screen reader reads it as its description.
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
