import type { ReactNode } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import { AccordionItem, Accordion as Items } from '../../ui/accordion/accordion.tsx'
import { TextLink } from '../../ui/button/button.tsx'
import { DrawnCard } from '../../ui/card/card.tsx'
import { Milestones } from '../../ui/milestones/milestones.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { slidesShown } from '../shared/carousel/carousel-settings.ts'
import { Carousel } from '../shared/carousel/carousel-view.tsx'
import type { CardModel } from '../shared/entries/entry-card.ts'
import { type CardLook, EntryCards, factsOf, itemClassOf } from '../shared/entries/entry-cards.tsx'
import { toMilestone } from '../shared/entries/milestone.ts'
import { PlaceMap } from '../shared/places/place-chart.tsx'
import type { PostGridProps } from './fields.ts'
import type { PostGridModel } from './load.ts'

type Texts = ViewProps<PostGridProps>['texts']

interface Props extends Pick<ViewProps<PostGridProps, PostGridModel>, 'props' | 'model' | 'texts' | 'id'> {
  look: CardLook
}

/** The entries of a list in the shape that staff chose (CAT-02). */
export function Entries({ props, model, texts, id, look }: Props) {
  const { cards, more, map } = model
  if (map) return <PlaceMap {...map} texts={texts} />
  if (cards.length === 0) return null
  switch (props.face) {
    case 'accordion':
      return <EntryAccordion id={id} cards={cards} look={look} texts={texts} />
    case 'tabs':
      return <EntryTabs id={id} cards={cards} look={look} texts={texts} />
    case 'milestones':
      return <Milestones items={cards.flatMap(toMilestone)} />
  }
  const isCarousel = props.face === 'carousel'
  const list = (
    <EntryCards
      cards={cards}
      {...look}
      {...(isCarousel ? { columns: toColumns(props) } : {})}
      texts={texts}
      className="elementor-loop-container ecs-posts ae-post-collection"
      itemClassName={itemClassOf(id)}
      {...(more ? { listData: { 'data-settings': JSON.stringify(more.settings) } } : {})}
    />
  )
  return isCarousel ? (
    <Carousel props={props} label={props.heading} texts={texts}>
      {list}
    </Carousel>
  ) : (
    list
  )
}

/** Number of cards side by side, for the pictures' `sizes`. */
const toColumns = (props: PostGridProps) => {
  const { desk, tablet, phone } = slidesShown(props)
  const upToFour = (slides: number) => (slides === 1 ? 1 : slides === 2 ? 2 : slides === 3 ? 3 : 4)
  return { desk: upToFour(desk), tablet: upToFour(tablet), phone: upToFour(phone) } as const
}

interface PartsProps {
  id: string
  cards: readonly CardModel[]
  look: CardLook
  texts: Texts
}

/**
 * Titles that unfold. Opening one closes the others, also without scripts; an address with its name opens it (CAT-11).
 */
const EntryAccordion = ({ id, cards, look, texts }: PartsProps) => (
  <div className="accordion" data-behaviour="accordion">
    <Items>
      {cards.map((card) => (
        <AccordionItem key={card.id} title={card.title} name={`lijst-${id}`} data-hashtag={card.slug}>
          <Brief card={card} look={look} texts={texts} />
        </AccordionItem>
      ))}
    </Items>
  </div>
)

/** Tabs of entries; stacked without scripts. */
const EntryTabs = ({ id, cards, look, texts }: PartsProps) => (
  <div className="tab-block" data-behaviour="tabs">
    <nav className="tabs" aria-label={texts('tabs')}>
      {cards.map(({ id: number, slug, title }) => (
        <a key={number} href={`#${id}-${number}`} data-hashtag={slug}>
          {title}
        </a>
      ))}
    </nav>
    {cards.map((card) => (
      <section key={card.id} id={`${id}-${card.id}`} className="tab-panel">
        <p className="tab-name">{card.title}</p>
        <Brief card={card} look={look} texts={texts} />
      </section>
    ))}
  </div>
)

/** The contents of a card without its title, which stands above it already. */
function Brief({ card, look, texts }: { card: CardModel; look: CardLook; texts: Texts }): ReactNode {
  const facts = factsOf(card, texts)
  if (card.html !== undefined) return <DrawnCard as="div" html={card.html} />
  return (
    <div className="brief">
      {card.picture ? (
        <Picture image={card.picture} ratio="4:3" sizes="(width < 620px) 100vw, 320px" />
      ) : null}
      <div>
        {facts.length > 0 ? <p className="small quiet num">{facts.join(' · ')}</p> : null}
        <p>{card.say}</p>
        <TextLink
          href={card.href}
          {...(look.target === '_blank' ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {texts('readOn')}
          <span className="sr">: {card.title}</span>
        </TextLink>
      </div>
    </div>
  )
}
