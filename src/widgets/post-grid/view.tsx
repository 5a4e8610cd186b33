import type { ViewProps } from '../../islands/contract.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { EntryCards, LeadCard } from '../shared/entries/entry-cards.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import type { PostGridProps } from './fields.ts'
import type { PostGridModel } from './load.ts'

/** A list of entries as cards, with the way to the rest of it. */
export default function PostGrid({ props, model, texts, id }: ViewProps<PostGridProps, PostGridModel>) {
  const { lead, cards, more } = model
  const { heading, wayHref, wayLabel, columns, showExcerpt } = props
  const level = heading ? 3 : 2
  const rows = props.loadMethod !== 'none'
  const look = { level, columns, rows, showExcerpt, target: props.target || undefined, texts } as const
  const isEmpty = !lead && cards.length === 0
  return (
    <section
      className="post-grid"
      id={`lijst-${id}`}
      {...(more
        ? {
            'data-behaviour': 'load-more',
            'data-settings': JSON.stringify(more.settings),
            'data-query': JSON.stringify(more.query),
            'data-shown': more.shown,
            'data-total': model.total,
            'data-loading-text': props.loadingText || texts('loading'),
            'data-added-text': texts('added'),
            'data-failed-text': texts('failed'),
          }
        : {})}
    >
      {heading ? (
        <SectionHead
          title={heading}
          {...(wayHref && wayLabel ? { way: { href: wayHref, label: wayLabel } } : {})}
        />
      ) : null}
      {isEmpty ? (
        <Empty
          title={texts('emptyTitle')}
          level={level}
          action={
            <ButtonLink plain href="/?s=">
              {texts('emptyWay')}
            </ButtonLink>
          }
        >
          <p>{texts('emptyText')}</p>
        </Empty>
      ) : null}
      {lead ? <LeadCard card={lead} {...look} /> : null}
      {cards.length > 0 ? <EntryCards cards={cards} {...look} /> : null}
      {more ? (
        <div className="more">
          <ButtonLink plain href={more.nextHref} rel="next" data-load-more="">
            {props.text || texts('more')}
          </ButtonLink>
          <p className="small quiet" role="status" data-load-status="" />
        </div>
      ) : null}
      {props.loadMethod === 'pages' ? <ListingPager listing={model} texts={texts} /> : null}
    </section>
  )
}
