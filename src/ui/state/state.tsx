import type { ReactNode } from 'react'
import { FieldError } from '../field/field.tsx'
import { Ribs, ShellOutline } from '../icon/shell.tsx'

/** An empty result: what was searched, and where to continue. */
export function Empty({
  title,
  level = 3,
  children,
  action,
}: {
  title: ReactNode
  level?: 2 | 3
  children?: ReactNode
  action?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div className="state">
      <ShellOutline />
      <Heading className="name">{title}</Heading>
      {children}
      {action}
    </div>
  )
}

/** A loading state; `bars` take the place of the rows to come. */
export const Waiting = ({ text, bars = 0 }: { text: ReactNode; bars?: number }) => (
  <div className="waiting">
    <p className="wait" role="status">
      <Ribs />
      {text}
    </p>
    {Array.from({ length: bars }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
      <span className="ghost" key={index} />
    ))}
  </div>
)

/** A failure: what failed, what was saved, and a way to try again. */
export const Failed = ({
  text,
  children,
  action,
}: {
  text: ReactNode
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="state">
    <FieldError live>{text}</FieldError>
    {children}
    {action}
  </div>
)
