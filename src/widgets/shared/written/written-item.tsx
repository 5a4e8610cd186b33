import type { ReactNode } from 'react'
import type { WrittenModel } from './model.ts'

interface WrittenItemProps {
  written: WrittenModel
  className: string
  /** Whose answer stands below it. */
  answerLabel: string
  /** Who wrote it, and when. */
  by: ReactNode
  /** What can be done with it. */
  children?: ReactNode
}

/** A review or comment in its list, with the answer to it. Links lead to `#comment-{id}`. */
export const WrittenItem = ({ written, className, answerLabel, by, children }: WrittenItemProps) => (
  <li className={className} id={`comment-${written.id}`}>
    <div className="by">{by}</div>
    <div className="description">
      <Paragraphs of={written.paragraphs} />
      {written.answer.length > 0 ? (
        <div className="answer">
          <p className="small quiet">{answerLabel}</p>
          <Paragraphs of={written.answer} />
        </div>
      ) : null}
      {children}
    </div>
  </li>
)

const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a written text does not change
    <p key={index}>{paragraph}</p>
  ))

/** The day on which something was written. */
export const WrittenDay = ({ written: { day, date } }: Pick<WrittenItemProps, 'written'>) => (
  <time className="num" dateTime={day}>
    {date}
  </time>
)
