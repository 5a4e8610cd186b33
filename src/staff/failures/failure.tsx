import { useTranslate } from 'react-admin'
import { causeOf } from './cause.ts'

/** Explains a failure and its remedy in plain words, with the technical message folded away. */
export function Failure({ kind, technical }: { kind: string; technical: string }) {
  const translate = useTranslate()
  const cause = causeOf(kind, technical)
  return (
    <div className="failure">
      <p>{translate(`failures.causes.${cause}.text`)}</p>
      <p className="hint">{translate(`failures.causes.${cause}.advice`)}</p>
      {technical ? (
        <details>
          <summary>{translate('failures.technical')}</summary>
          <pre>{technical}</pre>
        </details>
      ) : null}
    </div>
  )
}
