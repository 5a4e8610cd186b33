import type { ReactNode } from 'react'

interface PartProps {
  id?: string
  title: ReactNode
  /** A link or a short note beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a form or page about one subject, below a line. */
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

/** A part whose choices answer one question, as a `fieldset`. */
export const PartOfChoices = ({ id, title, children }: Omit<PartProps, 'aside'>) => (
  <fieldset className="part" id={id}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** Form fields in columns: `third` and `half` are the widths of fields if there is room. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className="form-grid">{children}</div>
