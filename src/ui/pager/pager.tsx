import { classNames } from '../class-names.ts'
import { type PagerItem, pagerItems } from './pages.ts'

interface PagerProps {
  /** From 1 to `pages`. */
  page: number
  pages: number
  /** The address of a page. Every link has one, so that paging works without scripts. */
  href: (page: number) => string
  /** Accessible name, 'Bladzijden'. */
  label: string
  previous: string
  next: string
  className?: string
  /** Further attributes of every link, for scripts. */
  linkData?: Readonly<Record<`data-${string}`, string | number>>
  /** A second attribute with the page's number, for scripts that do not read `data-page`. */
  pageAttribute?: `data-${string}`
}

/**
 * Links to the pages of a list, each with `data-page`; nothing if there is only one page. Scripts of the classic site
 * find the links and the present page by `page-numbers`.
 */
export function Pager({
  page,
  pages,
  href,
  label,
  previous,
  next,
  className,
  linkData,
  pageAttribute,
}: PagerProps) {
  if (pages <= 1) return null
  const dataOf = (to: number) => ({
    'data-page': to,
    ...(pageAttribute ? { [pageAttribute]: to } : {}),
    ...linkData,
  })
  const step = (to: number, name: 'prev' | 'next', text: string) =>
    to < 1 || to > pages ? (
      <span className={`${name} off`}>{text}</span>
    ) : (
      <a className={`${name} page-numbers`} rel={name} href={href(to)} {...dataOf(to)}>
        {text}
      </a>
    )
  return (
    <nav className={classNames('pager', className)} aria-label={label}>
      {step(page - 1, 'prev', previous)}
      {pagerItems(page, pages).map((item, index) => (
        <Item
          key={'page' in item ? item.page : `gap-${index}`}
          item={item}
          page={page}
          href={href}
          dataOf={dataOf}
        />
      ))}
      {step(page + 1, 'next', next)}
    </nav>
  )
}

function Item({
  item,
  page,
  href,
  dataOf,
}: { item: PagerItem; dataOf: (page: number) => object } & Pick<PagerProps, 'page' | 'href'>) {
  if ('gap' in item) return <span className={classNames('gap', item.gap === 'phone' && 'near')}>…</span>
  if (item.page === page)
    return (
      <span className="page-numbers current" aria-current="page">
        {page}
      </span>
    )
  return (
    <a
      className={classNames(item.far && 'far', 'page-numbers')}
      href={href(item.page)}
      {...dataOf(item.page)}
    >
      {item.page}
    </a>
  )
}
