interface ErrorSummaryProps {
  title: string
  /** Links to the fields, in the order of the form. */
  errors: readonly { id: string; text: string }[]
}

/** The summary gets the focus, so that a screen reader reads at once why the form was returned. */
const takesFocus = { tabIndex: -1, autoFocus: true } as const

/** The errors of a returned form, with links to the fields. It gets the focus with and without scripts. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div {...takesFocus} className="errs" role="alert" data-behaviour="notices">
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
