import type { ComponentProps, ReactNode } from 'react'

/** A plus that becomes a minus while its `details` is open. */
export const OpenSign = () => <span className="pm" aria-hidden="true" />

/** Questions that fold. */
export const Accordion = ({ children }: { children: ReactNode }) => <div className="acc">{children}</div>

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/** One question. Items with the same `name` close each other, also without scripts. */
export const AccordionItem = ({ title, children, ...rest }: AccordionItemProps) => (
  <details {...rest}>
    <summary>
      {title}
      <OpenSign />
    </summary>
    <div className="fold-in">{children}</div>
  </details>
)

/** One thing that folds away on a small screen, such as a filter. */
export const Fold = ({ title, children, ...rest }: AccordionItemProps) => (
  <details {...rest} className="fold">
    <summary>
      {title}
      <OpenSign />
    </summary>
    {children}
  </details>
)
