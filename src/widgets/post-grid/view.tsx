import type { CSSProperties } from 'react'
import type { ViewProps } from '../../islands/contract.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { LeadCard } from '../shared/entries/entry-cards.tsx'
import { Lightbox } from '../shared/lightbox/lightbox-view.tsx'
import { FilterBars } from '../shared/loop-filter/filter-bars.tsx'
import { FilterChips } from '../shared/loop-filter/filter-chips.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import { pageHref } from '../shared/paging/paging.ts'
import { Entries } from './faces.tsx'
import type { PostGridProps } from './fields.ts'
import type { PostGridModel } from './load.ts'

type Props = ViewProps<PostGridProps, PostGridModel>

/** A list of entries, with what visitors filter it by and the way to the rest of it. */
export default function PostGrid(view: Props) {
  const { props, model, texts, id } = view
  const { heading, wayHref, wayLabel } = props
  const { filters, clearHref, links } = model
  const isFiltered = filters.length > 0 || model.details !== undefined
  const opensPictures = props.target === 'lightbox'
  return (
    <section
      className="post-grid"
      id={`lijst-${id}`}
      data-behaviour={classNames(isFiltered && 'loop-filter', opensPictures && 'lightbox-list') || undefined}
      {...(isFiltered
        ? {
            'data-busy-text': texts('filterBusy'),
            'data-found-text': texts('filterFound'),
            'data-none-text': texts('filterNone'),
            'data-failed-text': texts('filterFailed'),
          }
        : {})}
    >
      {opensPictures ? <Lightbox texts={texts} isAlone={false} /> : null}
      {heading ? (
        <SectionHead
          title={heading}
          {...(wayHref && wayLabel ? { way: { href: wayHref, label: wayLabel } } : {})}
        />
      ) : null}
      {isFiltered ? (
        <>
          <FilterBars
            id={id}
            path={links.path}
            page={model.page}
            bars={filters}
            look={props.filterLook}
            details={model.details}
            isChosen={clearHref !== undefined}
            texts={texts}
          />
          <p className="small quiet" role="status" data-filter-status="" />
        </>
      ) : null}
      <div
        className={`elementor-element elementor-element-${id} elementor-widget elementor-widget-loop-grid`}
        data-id={id}
        data-element_type="widget"
        data-widget_type="loop-grid.post"
        {...(model.grows ? { 'data-settings': JSON.stringify(classicLoop(props.loadMethod)) } : {})}
      >
        <div className="elementor-widget-container">
          <div className="ae-post-overlay" hidden />
          <FilterChips chips={model.chips} texts={texts} />
          <List {...view} />
        </div>
      </div>
    </section>
  )
}

/** Section 3, masonry. */
const gapsOf = ({ rowGap, itemGap }: PostGridProps) =>
  ({ '--row-gap': `${rowGap}px`, '--item-gap': `${itemGap}px` }) as CSSProperties

/** How scripts of the classic site know a loop to which cards are added (decisions, Listings). */
const classicLoop = (method: PostGridProps['loadMethod']) => ({
  pagination_type: method === 'loadmore' ? 'load_more_on_click' : 'load_more_infinite_scroll',
  load_more_spinner: { value: '', library: '' },
})

/** What a call replaces: the list and the way to more of it. */
function List({ props, model, texts, id }: Props) {
  const { lead, cards, more } = model
  const { heading, columns, showExcerpt, face, loadMethod } = props
  const level = heading ? 3 : 2
  const look = {
    level,
    columns,
    rows: loadMethod !== 'none' && face === 'grid',
    showExcerpt,
    target: props.target || undefined,
    texts,
  } as const
  return (
    <div
      className={classNames(
        'list ae-post-widget-wrapper',
        `is-${face}`,
        loadMethod === 'scroll' && 'ae-ias-yes',
      )}
      style={face === 'masonry' ? gapsOf(props) : undefined}
      data-wid={id}
      data-pid={model.documentId}
      data-source={props.type}
      data-total={model.total}
      {...(loadMethod === 'scroll' ? { 'data-load-offset-page': props.autoPages } : {})}
      {...(more
        ? {
            'data-behaviour': 'load-more',
            'data-query': JSON.stringify(more.query),
            'data-shown': more.shown,
            'data-loading-text': props.loadingText || texts('loading'),
            'data-added-text': texts('added'),
            'data-failed-text': texts('failed'),
          }
        : {})}
    >
      {!lead && cards.length === 0 && !model.map ? (
        <Empty
          title={texts(model.clearHref ? 'filterNone' : 'emptyTitle')}
          level={level}
          action={
            model.clearHref ? (
              <ButtonLink plain href={model.clearHref}>
                {texts('filterClear')}
              </ButtonLink>
            ) : (
              <ButtonLink plain href="/?s=">
                {texts('emptyWay')}
              </ButtonLink>
            )
          }
        >
          {model.clearHref ? null : <p>{texts('emptyText')}</p>}
        </Empty>
      ) : null}
      {lead ? <LeadCard card={lead} {...look} /> : null}
      <Entries props={props} model={model} texts={texts} id={id} look={look} />
      {model.grows ? (
        <span
          className="e-load-more-anchor"
          data-page={model.page}
          data-max-page={model.pages}
          data-next-page={pageHref(model.links, Math.min(model.page + 1, model.pages))}
          hidden
        />
      ) : null}
      {more ? (
        <div
          className={`more load-more-wrapper e-loop__load-more ${loadMethod === 'lazyload' ? 'ecs-lazyload' : 'ecs-load-more-button'}`}
          data-settings={JSON.stringify({
            widget_id: id,
            text: props.text || texts('more'),
            loading_text: props.loadingText || texts('loading'),
          })}
        >
          <ButtonLink
            plain
            href={more.nextHref}
            rel="next"
            className="elementor-button next"
            data-load-more=""
          >
            {props.text || texts('more')}
          </ButtonLink>
          <p className="small quiet" role="status" data-load-status="" />
        </div>
      ) : null}
      {model.hasPager ? (
        <ListingPager listing={model} texts={texts} className="ae-pagination-wrapper" />
      ) : null}
    </div>
  )
}
