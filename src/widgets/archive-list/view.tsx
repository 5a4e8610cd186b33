import type { ViewProps } from '../../islands/contract.ts'
import { EntryCards, LeadCard } from '../shared/entries/entry-cards.tsx'
import { ListingPager } from '../shared/paging/listing-pager.tsx'
import { PlaceMap } from '../shared/places/place-chart.tsx'
import { Facets, FoldedFacets } from './facets-view.tsx'
import type { ArchiveListProps } from './fields.ts'
import type { ArchiveListModel } from './load.ts'
import { Near } from './near-view.tsx'
import { Nothing } from './nothing.tsx'
import { ListBar } from './toolbar.tsx'

/** An archive: filters in the margin, a line that says what is shown, cards or the map, and the pager. */
export default function ArchiveList(view: ViewProps<ArchiveListProps, ArchiveListModel>) {
  const { props, model, texts, id } = view
  const { map, facets, lead, cards } = model
  const hasMargin = !map && facets.length > 0
  return (
    <div
      className={hasMargin ? 'archive-list rail' : 'archive-list'}
      id={`lijst-${id}`}
      data-behaviour="list-in-place"
    >
      {hasMargin ? (
        <div className="only-wide">
          <Facets {...view} />
        </div>
      ) : null}
      <div>
        {facets.length > 0 ? (
          <div className={map ? undefined : 'only-small'}>
            <FoldedFacets {...view} />
          </div>
        ) : null}
        <Near {...view} />
        <ListBar {...view} />
        {model.total === 0 ? <Nothing {...view} /> : null}
        {map && model.total > 0 ? <PlaceMap {...map} texts={texts} /> : null}
        {lead ? <LeadCard card={lead} level={2} texts={texts} /> : null}
        {cards.length > 0 ? (
          <EntryCards cards={cards} level={2} rows showExcerpt={props.showExcerpt} texts={texts} />
        ) : null}
        <ListingPager listing={model} texts={texts} />
        {model.files.length > 0 ? (
          <ul className="small take-along">
            {model.files.map(({ text, href }) => (
              <li key={href}>
                <a className="link" href={href} rel="nofollow">
                  {texts(text)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
