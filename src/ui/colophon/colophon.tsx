import type { ReactNode } from 'react'

/** The footer: columns of links, the first one wide, and a last line. */
export const Colophon = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <footer className="foot wrap">
    <div className="cols">{children}</div>
    {end ? <div className="end">{end}</div> : null}
  </footer>
)
