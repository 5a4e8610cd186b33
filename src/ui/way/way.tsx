import type { ReactNode } from 'react'

interface WayProps {
  label: string
  steps: readonly { name: string; say?: ReactNode; state: 'done' | 'here' | 'next' }[]
}

/** The steps of a process, such as an order. */
export const Way = ({ label, steps }: WayProps) => (
  <ol className="way" aria-label={label}>
    {steps.map(({ name, say, state }) => (
      <li key={name} className={state} aria-current={state === 'here' ? 'step' : undefined}>
        <b>{name}</b>
        {say ? <small>{say}</small> : null}
      </li>
    ))}
  </ol>
)
