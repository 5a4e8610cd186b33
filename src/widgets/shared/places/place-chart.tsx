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

/** Settings of the live map; its texts are those of the widget. */
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

/** All places on one chart. Keyboard and screen readers skip the stars: a list with the same links stands near. */
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
 * A chart, with a card that describes a pressed star. Without scripts the star links to its place. Touching it or
 * opening it large loads the live map, which replaces it.
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

/** A chart without a list. */
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

/** Number of rows that are open beside the chart; the others fold. */
const rowsInSight = 10

/**
 * The chart beside the list of its places (mocks, archive-kaart). A star links to its place; with scripts it opens a
 * card, and list and chart highlight each other's items.
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
