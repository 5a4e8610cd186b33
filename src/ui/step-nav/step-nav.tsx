import type { ReactNode } from 'react'

interface Step {
  href: string
  /** The direction: 'Verder van Santiago'. */
  label: ReactNode
  title: ReactNode
}

/** Links to the previous and the next page. */
export const StepNav = ({ label, back, on }: { label: string; back?: Step; on?: Step }) => (
  <nav className="step-nav" aria-label={label}>
    {back ? (
      <a href={back.href} rel="prev">
        <small>{back.label}</small>
        {back.title}
      </a>
    ) : null}
    {on ? (
      <a className="on" href={on.href} rel="next">
        <small>{on.label}</small>
        {on.title}
      </a>
    ) : null}
  </nav>
)
