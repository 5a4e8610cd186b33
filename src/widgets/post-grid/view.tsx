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
import { FilterLinks } from '../shared/loop-filter/filter-links.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import { pageHref } from '../shared/paging/paging.ts'
import { Entries } from './faces.tsx'
import type { PostGridProps } from './fields.ts'
import type { PostGridModel } from './load.ts'

type Props = ViewProps<PostGridProps, PostGridModel>

/** A list of entries, with filters above and the way to more entries below. */
export default function PostGrid(view: Props) {
  const { props, model, texts, id } = view
  const { heading, wayHref, wayLabel } = props
  const { filters, clearHref, links } = model
  const isFiltered = filters.length > 0 || model.details !== undefined
  const hasLinks = props.filterLook === 'links'
  const classic = classicOf(props, model)
  if (props.hideEmpty && model.total === 0 && !model.clearHref) return null
  const opensPictures = props.target === 'lightbox'
  return (
    <section
      className="post-grid"
      id={`lijst-${id}`}
      data-behaviour={
        classNames(
          isFiltered && 'loop-filter',
          // A filtered list is changed in place by its filters.
          !isFiltered && model.hasPager && 'list-in-place',
          opensPictures && 'lightbox-list',
        ) || undefined
      }
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
          {hasLinks && !model.details ? null : (
            <FilterBars
              id={id}
              path={links.path}
              page={model.page}
              bars={hasLinks ? [] : filters}
              look={props.filterLook}
              details={model.details}
              isChosen={clearHref !== undefined}
              texts={texts}
            />
          )}
          <p className="small quiet" role="status" data-filter-status="" />
        </>
      ) : null}
      <div
        className={classNames(
          `elementor-element elementor-element-${id} elementor-widget elementor-widget-loop-grid`,
          classic && `elementor-widget-${classic}`,
        )}
        data-id={id}
        data-element_type="widget"
        data-widget_type={classic ? classicTypes[classic] : 'loop-grid.post'}
        {...(model.grows ? { 'data-settings': JSON.stringify(classicLoop(props.loadMethod)) } : {})}
      >
        <div className="elementor-widget-container">
          <div className="ae-post-overlay" hidden />
          <FilterChips
            chips={hasLinks ? model.chips.filter(({ name }) => name !== 'term') : model.chips}
            texts={texts}
          />
          <List {...view} classic={classic} />
        </div>
      </div>
    </section>
  )
}

/** Section 3, masonry. */
const gapsOf = ({ rowGap, itemGap }: PostGridProps) =>
  ({ '--row-gap': `${rowGap}px`, '--item-gap': `${itemGap}px` }) as CSSProperties

const classicTypes = {
  'ae-post-blocks': 'ae-post-blocks.default',
  'ae-portfolio': 'ae-portfolio.default',
  'ae-post-blocks-adv': 'ae-post-blocks-adv.grid',
} as const

/**
 * As which widget scripts of the classic site page this list, narrow it to a term, do both, or scroll through it (WIRE-14,
 * 15, 17); undefined for those that they know as a loop alone.
 */
function classicOf(
  { loadMethod, filterLook }: PostGridProps,
  { filters, hasPager }: PostGridModel,
): keyof typeof classicTypes | undefined {
  const hasLinks = filterLook === 'links' && filters.length > 0
  if (loadMethod === 'scroll' || (hasLinks && hasPager)) return 'ae-post-blocks-adv'
  if (hasLinks) return 'ae-portfolio'
  return hasPager && filters.length === 0 ? 'ae-post-blocks' : undefined
}

/** How scripts of the classic site know a loop to which cards are added (decisions, Listings). */
const classicLoop = (method: PostGridProps['loadMethod']) => ({
  pagination_type: method === 'loadmore' ? 'load_more_on_click' : 'load_more_infinite_scroll',
  load_more_spinner: { value: '', library: '' },
})

/** The part that a call replaces: the list and its load-more button. */
function List({ props, model, texts, id, classic }: Props & { classic: ReturnType<typeof classicOf> }) {
  const { lead, cards, more } = model
  const { heading, columns, showExcerpt, face, loadMethod } = props
  const level = heading ? 3 : 2
  const scrolls = loadMethod === 'scroll' && model.grows
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
        classic === 'ae-post-blocks-adv' && 'ae-outer-wrapper',
        scrolls && 'ae-ias-yes',
        scrolls && props.autoPages > 0 && 'ae-ias-load-with-button-yes',
      )}
      style={face === 'masonry' ? gapsOf(props) : undefined}
      data-wid={id}
      data-pid={model.documentId}
      data-source={props.type}
      data-total={model.total}
      {...(scrolls ? { 'data-load-offset-page': props.autoPages } : {})}
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
      {props.filterLook === 'links' ? (
        <FilterLinks path={model.links.path} bars={model.filters} texts={texts} />
      ) : null}
      {!lead && cards.length === 0 && !model.map ? (
        <Empty
          title={model.clearHref ? texts('filterNone') : props.nothing || texts('emptyTitle')}
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
          {model.clearHref || props.nothing ? null : <p>{texts('emptyText')}</p>}
        </Empty>
      ) : null}
      {lead ? <LeadCard card={lead} {...look} /> : null}
      <Entries props={props} model={model} texts={texts} id={id} look={look} />
      {model.grows ? (
        <span
          className={classNames('e-load-more-anchor', scrolls && 'ae-pagination-wrapper')}
          data-page={model.page}
          data-max-page={model.pages}
          data-next-page={pageHref(model.links, Math.min(model.page + 1, model.pages))}
          hidden={loadMethod === 'loadmore'}
        >
          {/* Without one they take the list for a whole. */}
          {scrolls && more ? <span className="page-numbers" /> : null}
        </span>
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
            className={classNames('elementor-button next', scrolls && 'view-more-button')}
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
