import type { ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { CloseButton } from '../../../ui/button/button.tsx'
import { formatKilometres } from '../../../ui/milestones/kilometres.ts'
import { lowCountries, pilgrimRoutes, townLabels } from '../../../ui/star-chart/low-countries.ts'
import { ChartLegend, type ChartPlace, StarChart } from '../../../ui/star-chart/star-chart.tsx'
import type { ListedPlace } from './listed-places.ts'
import type { placeChartTexts } from './place-chart-texts.nl.ts'

type ChartTexts = Texts<keyof typeof placeChartTexts>

export const PlaceLegend = ({ texts }: { texts: ChartTexts }) => (
  <ChartLegend
    items={[
      { star: 'gold', label: texts('church') },
      { star: 'pale', label: texts('chapel') },
      { star: 'dot', label: texts('other') },
    ]}
  />
)

/** All places on one sheet. Keys and screen readers pass by the stars: a list with the same links stands near. */
const PlaceChart = ({ places, texts }: { places: readonly ChartPlace[]; texts: ChartTexts }) => (
  <StarChart
    view={lowCountries}
    places={places}
    label={texts('chart', { count: places.length })}
    labels={townLabels}
    routes={pilgrimRoutes}
    degrees={texts('degrees')}
    toward={texts('toward')}
    keyboard={false}
  />
)

/** A chart, and the card that says what a pressed star is; without scripts the star itself leads to its place. */
const Sheet = ({
  children,
  texts,
  ...rest
}: {
  children: ReactNode
  texts: ChartTexts
  'data-behaviour'?: string
}) => (
  <div className="place-sheet" {...rest}>
    {children}
    <div className="place-card" data-place-card="" hidden>
      <CloseButton label={texts('closeCard')} />
      <ul />
    </div>
  </div>
)

/** A chart that stands by itself. */
export const PlaceSheet = (props: { children: ReactNode; texts: ChartTexts }) => (
  <Sheet {...props} data-behaviour="place-map" />
)

export const AllPlacesSheet = ({ places, texts }: { places: readonly ChartPlace[]; texts: ChartTexts }) => (
  <PlaceSheet texts={texts}>
    <PlaceChart places={places} texts={texts} />
  </PlaceSheet>
)

/** Rows that stand open beside the chart; the others fold away. */
const rowsInSight = 10

/**
 * The chart with the list of its places beside it (mocks, archive-kaart). A star leads to its place; with scripts
 * it opens a card that says what it is, and list and chart point at each other.
 */
export const PlaceMap = ({
  places,
  listed,
  texts,
}: {
  places: readonly ChartPlace[]
  listed: readonly ListedPlace[]
  texts: ChartTexts
}) => {
  const rest = listed.slice(rowsInSight)
  return (
    <div className="place-map" data-behaviour="place-map">
      <div>
        <Sheet texts={texts}>
          <PlaceChart places={places} texts={texts} />
        </Sheet>
        <p className="small quiet legend-line">
          <PlaceLegend texts={texts} />
        </p>
      </div>
      <div className="place-list">
        <ol>
          <Rows places={listed.slice(0, rowsInSight)} texts={texts} />
        </ol>
        {rest.length > 0 ? (
          <details>
            <summary className="link">{texts('morePlaces', { count: rest.length })}</summary>
            <ol start={rowsInSight + 1}>
              <Rows places={rest} texts={texts} />
            </ol>
          </details>
        ) : null}
      </div>
    </div>
  )
}

const Rows = ({ places, texts }: { places: readonly ListedPlace[]; texts: ChartTexts }) =>
  places.map((place) => (
    <li key={place.id}>
      <a href={place.href} data-place={place.id}>
        <span className="nm">{place.title}</span>
        <span className="small quiet">{place.place}</span>
        {place.kilometres === undefined ? null : (
          <span className="small quiet num">
            {texts('kilometres', { kilometres: formatKilometres(place.kilometres) })}
          </span>
        )}
      </a>
    </li>
  ))
