import type { ViewProps } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import { Fold } from '../../ui/accordion/accordion.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { ArchiveListProps } from './fields.ts'
import type { ArchiveListModel } from './load.ts'
import { barId } from './toolbar.tsx'

type ArchiveView = ViewProps<ArchiveListProps, ArchiveListModel>

const titleText = (
  title: ArchiveListModel['facets'][number]['title'],
  texts: ArchiveView['texts'],
): string => ('own' in title ? title.own : texts(title.text))

/** Links that add a term to the filter or remove it, each with the number of entries it would show. */
export const Facets = ({ model, texts }: ArchiveView) => (
  <nav aria-label={texts('filter')} className="facets">
    {model.facets.map(({ taxonomy, title, options }) => (
      <div key={taxonomy} className="facet">
        <p className="facet-title">{titleText(title, texts)}</p>
        <ul>
          {options.map((option) => (
            <li key={option.href} className={option.depth > 0 ? 'inner' : undefined}>
              <a
                className="check"
                href={option.href}
                rel="nofollow"
                data-hashtag={option.slug}
                aria-current={option.chosen ? 'true' : undefined}
              >
                <span>{option.label}</span>
                <span className="c">{option.count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {model.clearHref ? (
      <a className="link clear" href={model.clearHref}>
        {texts('clear')}
      </a>
    ) : null}
  </nav>
)

const shows = {
  places: ['showOnePlace', 'showPlaces'],
  posts: ['showOnePost', 'showPosts'],
  entries: ['showOneEntry', 'showEntries'],
} as const

/** The same filters folded behind one line, where there is no margin. Stays open while a term is chosen. */
export const FoldedFacets = (view: ArchiveView) => {
  const { model, texts, id } = view
  const [one, many] = shows[model.counted]
  const names = model.facets.map(({ title }) => titleText(title, texts).toLowerCase()).join(texts('and'))
  return (
    <Fold title={texts('filterFold', { names })} open={model.clearHref !== undefined}>
      <Facets {...view} />
      {model.total > 0 ? (
        <ButtonLink className="to-list" full href={`#${barId(id)}`}>
          {model.total === 1 ? texts(one) : texts(many, { count: formatNumber(model.total) })}
        </ButtonLink>
      ) : null}
    </Fold>
  )
}
