import type { ReactNode } from 'react'

interface SectionHeadProps {
  title: ReactNode
  id?: string
  level?: 2 | 3
  /** Where it goes on, at the right. */
  way?: { href: string; label: ReactNode }
  /** What the numbers below mean, at the right. */
  note?: ReactNode
}

/** Opens a section: an ink line, its title left, its way on right. */
export function SectionHead({ title, id, level = 2, way, note }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="head">
      <Heading id={id}>{title}</Heading>
      {note ? <p className="label">{note}</p> : null}
      {way ? <a href={way.href}>{way.label}</a> : null}
    </div>
  )
}
