import type { ReactNode } from 'react'

interface SectionHeadProps {
  title: ReactNode
  id?: string
  level?: 2 | 3
  /** A link, to the right. */
  way?: { href: string; label: ReactNode }
  /** A note about the numbers below, on the right. */
  note?: ReactNode
}

/** The head of a section: a line, the title on the left, a link on the right. */
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
