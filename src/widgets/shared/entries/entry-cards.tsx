import { onDevices, type PerDevice } from '../../../kernel/per-device.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Card, type CardColumns, Cards, DrawnCard, Feature, onPhone } from '../../../ui/card/card.tsx'
import { formatKilometres } from '../../../ui/milestones/kilometres.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { CardModel } from './entry-card.ts'
import type { entryCardTexts } from './entry-card-texts.nl.ts'
import { linkOf } from './entry-link.ts'

export interface CardLook {
  /** Heading level of the titles: one below the heading above the list. */
  level: 2 | 3
  columns?: PerDevice<CardColumns>
  /** On phones, rows with a thumbnail, for long lists. */
  rows?: boolean
  /** Shows the first sentence of each entry. */
  showExcerpt?: boolean
  /** `lightbox`: a click opens the picture in place of the page. */
  target?: '_blank' | 'lightbox' | undefined
}

type DistanceTexts = Texts<keyof typeof entryCardTexts>

interface ItemsProps extends CardLook {
  className?: string
  /** Attributes of the list for scripts. */
  listData?: Readonly<Record<`data-${string}`, string>>
  /** Class of each card, for scripts that look for it. */
  itemClassName?: string
  cards: readonly CardModel[]
  texts: DistanceTexts
}

/** `sizes` of the pictures. */
function sizesOf(columns: PerDevice<CardColumns>, rows: boolean | undefined): string {
  const { desk, tablet = 2 } = onDevices(columns)
  const phone = onPhone(columns)
  const small = rows && phone === undefined ? '116px' : share(phone ?? 1)
  return `(width < 620px) ${small}, (width < 960px) ${share(tablet)}, ${share(desk)}`
}

const share = (columns: CardColumns) => `${Math.round(100 / columns)}vw`

/** `sizes` of a lead picture, beside its text on a wide page; also for its preload. */
export const leadSizes = '(width < 760px) 100vw, 56vw'

/** The cards of a list, for the page and for those that `ecsload` adds. */
export const CardItems = ({
  cards,
  columns = 3,
  rows,
  level,
  showExcerpt,
  target,
  itemClassName,
  texts,
}: ItemsProps) =>
  cards.map((card) =>
    card.html === undefined ? (
      <Card
        key={card.id}
        {...linkOf(card, target)}
        title={card.title}
        className={itemClassName}
        level={level}
        meta={factsOf(card, texts)}
        say={showExcerpt ? card.say : undefined}
        picture={
          card.picture ? (
            <Picture image={card.picture} ratio="4:3" sizes={sizesOf(columns, rows)} />
          ) : undefined
        }
      />
    ) : (
      <DrawnCard key={card.id} html={card.html} className={itemClassName} />
    ),
  )

/** Classes by which scripts of the classic site know the cards of a list (decisions, Listings). */
export const itemClassOf = (listId: string) => `e-loop-item ae-post-item-${listId}`

/** Entries as cards in columns. */
export const EntryCards = (props: ItemsProps) => (
  <Cards columns={props.columns} rows={props.rows} className={props.className} data={props.listData}>
    <CardItems {...props} />
  </Cards>
)

/** The first entry of a list, large and with its sentence. */
export const LeadCard = ({ card, level, target, texts }: Omit<ItemsProps, 'cards'> & { card: CardModel }) =>
  card.html === undefined ? (
    <Feature
      {...linkOf(card, target)}
      title={card.title}
      level={level}
      meta={factsOf(card, texts)}
      say={card.say}
      picture={card.picture ? <Picture image={card.picture} ratio="4:3" sizes={leadSizes} /> : undefined}
    />
  ) : (
    <DrawnCard as="article" html={card.html} className="drawn-lead" />
  )

/** Where, when and how far, as far as it is known. */
export const factsOf = ({ where, date, ...far }: CardModel, texts: DistanceTexts): string[] =>
  [where, date, distanceOf(far, texts)].filter((fact): fact is string => Boolean(fact))

/** From the town that was asked for, or to Santiago. */
export function distanceOf(
  { fromTown, kilometres }: Pick<CardModel, 'fromTown' | 'kilometres'>,
  texts: DistanceTexts,
): string | undefined {
  if (fromTown) return texts(fromTown.kilometres < 1 ? 'nearby' : 'away', { ...fromTown })
  return kilometres === undefined
    ? undefined
    : texts('kilometres', { kilometres: formatKilometres(kilometres) })
}
