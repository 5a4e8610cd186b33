import type { ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { CloseButton } from '../../../ui/button/button.tsx'
import { DrawnCard } from '../../../ui/card/card.tsx'
import { lowCountries, pilgrimRoutes, townLabels } from '../../../ui/star-chart/low-countries.ts'
import { ChartLegend, type ChartPlace, StarChart } from '../../../ui/star-chart/star-chart.tsx'
import { thinOut } from '../../../ui/star-chart/thin-out.ts'
import { distanceOf } from '../entries/entry-cards.tsx'
import type { MapSetup } from '../map/map-setup.ts'
import type { mapTexts } from '../map/map-texts.nl.ts'
import { MapTools, spokenTexts } from '../map/map-view.tsx'
import type { ListedPlace } from './listed-places.ts'
import type { placeChartTexts } from './place-chart-texts.nl.ts'

type ChartTexts = Texts<keyof typeof placeChartTexts | keyof typeof mapTexts>

/** How the map works once the chart is touched; its texts are those of the room. */
export type MapModel = Omit<MapSetup, 'texts'>

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
    places={thinOut(lowCountries, places)}
    label={texts('chart', { count: places.length })}
    labels={townLabels}
    routes={pilgrimRoutes}
    degrees={texts('degrees')}
    toward={texts('toward')}
    keyboard={false}
  />
)

interface SheetProps {
  children: ReactNode
  map: MapModel
  texts: ChartTexts
}

/**
 * A chart, and the card that says what a pressed star is; without scripts the star itself leads to its place. Once it
 * is touched or opened large, the map that moves takes its place.
 */
const Sheet = ({ children, map, texts }: SheetProps) => (
  <div
    className="place-sheet"
    data-map={JSON.stringify({ ...map, texts: spokenTexts(texts) } satisfies MapSetup)}
  >
    {children}
    <div className="place-card" data-place-card="" hidden>
      <CloseButton label={texts('closeCard')} />
      <ul />
    </div>
    <MapTools options={map.options} texts={texts} />
    <p className="map-say small" role="status" data-map-say="" />
  </div>
)

/** A chart that stands by itself. */
export const PlaceSheet = (props: SheetProps) => (
  <div data-behaviour="place-map">
    <Sheet {...props} />
  </div>
)

export const AllPlacesSheet = ({
  places,
  ...sheet
}: { places: readonly ChartPlace[] } & Omit<SheetProps, 'children'>) => (
  <PlaceSheet {...sheet}>
    <PlaceChart places={places} texts={sheet.texts} />
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
  map,
  texts,
}: {
  places: readonly ChartPlace[]
  listed: readonly ListedPlace[]
  map: MapModel
  texts: ChartTexts
}) => {
  const rest = listed.slice(rowsInSight)
  return (
    <div className="place-map" data-behaviour="place-map">
      <div>
        <Sheet map={map} texts={texts}>
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
  places.map((place) =>
    place.html === undefined ? (
      <li key={place.id}>
        <a href={place.href} data-place={place.id}>
          <span className="nm">{place.title}</span>
          <span className="small quiet">{place.place}</span>
          <span className="small quiet num">{distanceOf(place, texts)}</span>
        </a>
      </li>
    ) : (
      <DrawnCard key={place.id} html={place.html} />
    ),
  )
