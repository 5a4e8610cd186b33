import type { ReactNode } from 'react'

interface PartProps {
  id?: string
  title: ReactNode
  /** Beside the title: a link or a short note. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a form or a page about one subject, under a line. */
export const Part = ({ id, title, aside, children }: PartProps) => (
  <section className="part" id={id}>
    {aside ? (
      <div className="part-t">
        <h2>{title}</h2>
        <span className="small">{aside}</span>
      </div>
    ) : (
      <h2>{title}</h2>
    )}
    {children}
  </section>
)

/** The same for choices that answer one question. */
export const PartOfChoices = ({ id, title, children }: Omit<PartProps, 'aside'>) => (
  <fieldset className="part" id={id}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** Fields in the columns of a form: `third` and `half` wide where there is space. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className="form-grid">{children}</div>
