interface ErrorSummaryProps {
  title: string
  /** Each leads to its field, in the order in which they stand. */
  errors: readonly { id: string; text: string }[]
}

/** Who sent the form must hear first why it came back. */
const takesFocus = { tabIndex: -1, autoFocus: true } as const

/** What is wrong with a form that came back: it takes the focus, with scripts and without, and leads to the fields. */
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
