import type { ComponentProps, ReactNode } from 'react'

/** A plus that becomes a minus while its `details` is open. */
export const OpenSign = () => <span className="pm" aria-hidden="true" />

/** A list of questions with answers that fold. */
export const Accordion = ({ children }: { children: ReactNode }) => <div className="acc">{children}</div>

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/** A question with its answer. Items with the same `name` close each other, also without scripts. */
export const AccordionItem = ({ title, children, ...rest }: AccordionItemProps) => (
  <details {...rest}>
    <summary>
      {title}
      <OpenSign />
    </summary>
    <div className="fold-in">{children}</div>
  </details>
)

/** A part that folds on a small screen, such as a filter. */
export const Fold = ({ title, children, ...rest }: AccordionItemProps) => (
  <details {...rest} className="fold">
    <summary>
      {title}
      <OpenSign />
    </summary>
    {children}
  </details>
)
