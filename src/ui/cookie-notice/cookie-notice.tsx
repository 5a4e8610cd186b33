import type { ComponentProps, ReactNode } from 'react'

interface CookieNoticeProps extends ComponentProps<'section'> {
  /** Name of the region, 'Cookies'. */
  label: string
  children: ReactNode
  /** Two plain buttons: both answers weigh the same. */
  answers: ReactNode
}

/** The question at the foot of the window. */
export const CookieNotice = ({ label, children, answers, ...rest }: CookieNoticeProps) => (
  <section {...rest} className="cookie" aria-label={label}>
    <div className="wrap">
      <p className="small">{children}</p>
      <div className="answers">{answers}</div>
    </div>
  </section>
)
