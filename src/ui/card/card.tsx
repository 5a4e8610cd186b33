import type { ReactNode } from 'react'
import { deviceClasses, onDevices, type PerDevice } from '../../kernel/per-device.ts'
import { classNames } from '../class-names.ts'

/** The link of a card. */
export interface CardLink {
  href: string
  /** `_blank` opens the link in a new tab (CAT-09). */
  target?: '_blank' | undefined
  /** Attributes of the link for scripts. */
  linkData?: Readonly<Record<`data-${string}`, string | number | undefined>> | undefined
}

export interface CardProps extends CardLink {
  title: ReactNode
  /** A `Picture`. */
  picture?: ReactNode
  /** Facts on one line; the last one is aligned to the end. */
  meta?: readonly ReactNode[]
  /** A sentence below the title. */
  say?: ReactNode
  /** Level of the title's heading. */
  level?: 2 | 3 | 4
  /** `li` inside `Cards`, `article` for a single card. */
  as?: 'li' | 'article' | 'div'
  className?: string
  /** Shown below the text. Links and buttons in it work by themselves. */
  children?: ReactNode
}

/** The title of a card. Its link covers the whole card. */
export function CardName({ href, title, target, linkData, level = 3 }: Omit<CardProps, 'meta' | 'say'>) {
  const Heading = `h${level}` as const
  return (
    <Heading className="name">
      <a {...linkData} href={href} target={target} rel={target ? 'noopener' : undefined}>
        {title}
      </a>
    </Heading>
  )
}

function Words({ meta, say, children, ...name }: CardProps) {
  return (
    <div className="words">
      <CardName {...name} />
      {meta?.length ? (
        <p className="meta">
          {meta.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed line of facts
            <span key={index}>{fact}</span>
          ))}
        </p>
      ) : null}
      {say ? <p className="say">{say}</p> : null}
      {children}
    </div>
  )
}

/**
 * A picture, a title, and one line of facts. One link covers the whole card, so that middle clicks, Ctrl and Meta work
 * as on any link (CAT-09).
 */
export const Card = (props: CardProps) => {
  const Element = props.as ?? 'li'
  return (
    <Element className={classNames('card', props.className)}>
      {props.picture}
      <Words {...props} />
    </Element>
  )
}

/** A card that staff designed: its HTML contains the link that covers it. */
export const DrawnCard = ({
  html,
  as: Element = 'li',
  className,
}: { html: string } & Pick<CardProps, 'as' | 'className'>) => (
  <Element className={classNames('card is-drawn', className)} dangerouslySetInnerHTML={{ __html: html }} />
)

/** The first item of a list: a card across two columns. */
export const Feature = (props: CardProps) => (
  <Card {...props} as={props.as ?? 'article'} className={classNames('feature', props.className)} />
)

export type CardColumns = 1 | 2 | 3 | 4

interface CardsProps {
  /**
   * Number of columns on a wide page; fewer if the page is too narrow, unless smaller devices have their own number.
   */
  columns?: PerDevice<CardColumns>
  /**
   * Whether phones show rows with a thumbnail in place of full-width cards, unless they have their own number of
   * columns.
   */
  rows?: boolean
  className?: string
  /** Attributes of the list for scripts. */
  data?: Readonly<Record<`data-${string}`, string>> | undefined
  children: ReactNode
}

/** A grid of cards. */
export const Cards = ({ columns = 3, rows, className, data, children }: CardsProps) => {
  const { desk } = onDevices(columns)
  return (
    <ul
      {...data}
      className={classNames(
        'cards',
        `of-${desk}`,
        rows && onPhone(columns) === undefined && 'rows',
        ...deviceClasses('beside', columns, desk),
        className,
      )}
    >
      {children}
    </ul>
  )
}

/** The number of columns chosen for phones; undefined if the available width decides. */
export const onPhone = (columns: PerDevice<CardColumns>): CardColumns | undefined => {
  const { tablet, phone = tablet } = onDevices(columns)
  return phone
}
