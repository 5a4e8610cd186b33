import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture, type PictureImage } from '../../ui/picture/picture.tsx'
import type { RepeaterProps } from './fields.ts'

type Props = ViewProps<RepeaterProps, readonly (PictureImage | undefined)[]>

/** Rows of a title, a text and a picture, some at a time (CAT-06). Without scripts all of them show. */
export default function Repeater({ props: { items, perPage, way }, model: pictures, texts, id }: Props) {
  if (items.length === 0) return null
  const pages = perPage > 0 ? Math.ceil(items.length / perPage) : 1
  const isPaged = pages > 1
  return (
    <div
      className={classNames('repeater', isPaged && 'is-paged')}
      {...(isPaged
        ? {
            'data-behaviour': 'repeater',
            'data-pages': pages,
            'data-shown-text': texts('shown'),
            'data-loading-text': texts('loading'),
            'data-no-more-text': texts('noMore'),
          }
        : {})}
    >
      <ul id={`rijen-${id}`} tabIndex={isPaged ? -1 : undefined}>
        {items.map(({ title, text, href }, index) => {
          const page = isPaged ? Math.floor(index / perPage) + 1 : 1
          const picture = pictures[index]
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored list have no other name
              key={index}
              className={isPaged ? `page-${page}` : undefined}
              data-page={isPaged ? page : undefined}
            >
              {picture ? <Picture image={picture} ratio="4:3" sizes="(width < 620px) 100vw, 260px" /> : null}
              <div>
                {title ? <p className="name">{href ? <a href={href}>{title}</a> : title}</p> : null}
                <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
              </div>
            </li>
          )
        })}
      </ul>
      {isPaged && way === 'pages' ? (
        <nav className="steps" aria-label={texts('pages')} hidden>
          <Button plain data-to="previous">
            {texts('previous')}
          </Button>
          {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
            <Button key={page} plain data-to={page} aria-label={texts('page', { page })}>
              {page}
            </Button>
          ))}
          <Button plain data-to="next">
            {texts('next')}
          </Button>
        </nav>
      ) : null}
      {isPaged && way === 'loadmore' ? (
        <p className="steps" hidden>
          <Button plain data-more="">
            {texts('more')}
          </Button>
        </p>
      ) : null}
      {isPaged ? <p className="small quiet" role="status" data-row-status="" /> : null}
    </div>
  )
}
