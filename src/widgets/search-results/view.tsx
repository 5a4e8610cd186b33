import type { ViewProps } from '../../islands/contract.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import type { SearchResultsProps } from './fields.ts'
import { FileHits } from './file-hits.tsx'
import type { SearchResultsModel } from './load.ts'
import { Marked } from './marked.tsx'

/** Hits of the site and its library (CAT-16). */
export default function SearchResults(view: ViewProps<SearchResultsProps, SearchResultsModel>) {
  const { model, texts } = view
  const { hits, total, hasMore, files } = model
  const isEmpty = total === 0 && files.total === 0
  return (
    <div className="search-results">
      {isEmpty ? <Nothing {...view} /> : null}
      {isEmpty ? null : (
        <section>
          <SectionHead
            title={texts('results')}
            note={hasMore ? texts('more', { count: formatNumber(total) }) : countOf(total, texts)}
          />
          <MeantOtherwise {...view} />
          <ol className="hits">
            {hits.map((hit) => (
              <li key={hit.id}>
                <h3>
                  <a className="fn" href={hit.href}>
                    <Marked parts={hit.title} />
                  </a>
                </h3>
                <p className="small quiet facts-line">
                  <span>{hit.kind ?? texts(hit.type)}</span>
                  {hit.about.length > 0 ? (
                    <span>
                      <Marked parts={hit.about} />
                    </span>
                  ) : null}
                </p>
                <p>
                  <Marked parts={hit.text} />
                </p>
              </li>
            ))}
          </ol>
          <ListingPager listing={model} texts={texts} />
        </section>
      )}
      <FileHits {...view} />
    </div>
  )
}

const countOf = (total: number, texts: ViewProps<unknown>['texts']): string =>
  total === 0 ? texts('none') : total === 1 ? texts('one') : texts('many', { count: formatNumber(total) })

/** Suggestions when nothing was searched or found. */
const Nothing = ({ model, texts }: ViewProps<SearchResultsProps, SearchResultsModel>) => (
  <Empty
    level={2}
    title={model.words ? texts('emptyTitle', { words: model.words }) : texts('askTitle')}
    action={
      <p className="links">
        <a href="/jacobalia/">{texts('allPlaces')}</a>
        <a href={model.words ? model.files.href : '/bestanden/'}>{texts('library')}</a>
      </p>
    }
  >
    <p>{model.words ? texts('emptyText') : texts('askText')}</p>
    <MeantOtherwise model={model} texts={texts} />
  </Empty>
)

const MeantOtherwise = ({
  model: { meant },
  texts,
}: Pick<ViewProps<SearchResultsProps, SearchResultsModel>, 'model' | 'texts'>) =>
  meant ? (
    <p>
      <a href={meant.href}>{texts('meant', { words: meant.words })}</a>
    </p>
  ) : null
