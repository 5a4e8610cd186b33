import type { View } from '../../islands/contract.ts'
import type { Texts } from '../../kernel/texts.ts'
import { CardName } from '../../ui/card/card.tsx'
import { formatKilometres } from '../../ui/milestones/kilometres.ts'
import type { EntryTitleProps } from './fields.ts'
import type { Title } from './load.ts'

function whereOf({ place, kilometres }: Title, texts: Texts): string {
  if (kilometres === undefined) return place ?? ''
  const far = formatKilometres(kilometres)
  return place ? texts('whereAndFar', { place, kilometres: far }) : texts('far', { kilometres: far })
}

/** The heading of a card. Its link covers the whole card. */
const InCard = ({
  level,
  link,
  title,
  excerpt,
  where,
  lead,
}: Title & NonNullable<Title['card']> & { where: string; lead: boolean }) => (
  <div className="words">
    <CardName {...link} level={level} title={title} />
    {where ? <p className="meta">{where}</p> : null}
    {lead && excerpt ? <p className="say">{excerpt}</p> : null}
  </div>
)

/** The page's only h1, or the title of a card. Below it: a place's town and distance, or the summary. */
const EntryTitleView: View<EntryTitleProps, Title | undefined> = ({ props, model, texts }) => {
  if (!model) return null
  const where = whereOf(model, texts)
  if (model.card) return <InCard {...model} {...model.card} where={where} lead={props.lead} />
  return (
    <div className="title entry-title">
      <h1>{model.title}</h1>
      {where ? <p className="where">{where}</p> : null}
      {props.lead && model.excerpt ? <p className="lead">{model.excerpt}</p> : null}
    </div>
  )
}

export default EntryTitleView
