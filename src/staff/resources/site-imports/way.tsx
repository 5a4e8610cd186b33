import { useTranslate } from 'react-admin'

const steps = ['sent', 'tried', 'brought', 'looked'] as const
export type Step = (typeof steps)[number]

/** The four steps of bringing a site over, and which of them it is at. */
export function Way({ at, notes }: { at: Step; notes: Partial<Record<Step, string>> }) {
  const translate = useTranslate()
  const place = steps.indexOf(at)
  return (
    <ol className="import-way" aria-label={translate('siteImports.way')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index === place ? 'here' : index < place ? 'past' : 'next'}
          aria-current={index === place ? 'step' : undefined}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            {index <= place ? (
              <path
                d="M0-11L2.500-2.500L11 0L2.500 2.500L0 11L-2.500 2.500L-11 0L-2.500-2.500Z"
                fill="currentColor"
              />
            ) : (
              <circle r="5" fill="none" stroke="currentColor" strokeWidth="2" />
            )}
          </svg>
          <b>{translate(`siteImports.steps.${step}`)}</b>
          <small>{notes[step] ?? translate(`siteImports.stepNotes.${step}`)}</small>
        </li>
      ))}
    </ol>
  )
}
