import {
  AllPlacesSheet,
  StarChart as Chart,
  isInView,
  PlaceLegend,
  PlaceMap,
  PlaceSheet,
  project,
  townLabels,
  type ViewProps,
  viewAround,
} from 'schelp/extension/view'
import type { StarChartProps } from './fields.ts'
import type { StarChartModel } from './load.ts'

/** Space that a name needs within the chart, in chart units. */
const nameRoom = 100

const mapHref = '/jacobalia/?weergave=kaart'

/** Places as stars at their latitude and longitude, drawn on the server. */
export default function StarChart({ props, model, texts }: ViewProps<StarChartProps, StarChartModel>) {
  if (model.mode === 'none') return null
  if (model.mode === 'archive') return <PlaceMap {...model} texts={texts} />
  if (model.mode === 'front')
    return (
      <figure className="chart-figure">
        <AllPlacesSheet places={model.places} map={model.map} texts={texts} />
        <figcaption>
          <PlaceLegend texts={texts} />
          {props.caption || texts('routes')} <a href={mapHref}>{texts('openMap')}</a>
        </figcaption>
      </figure>
    )
  const view = viewAround(model.position)
  return (
    <figure className="chart-figure">
      <PlaceSheet map={model.map} texts={texts}>
        <Chart
          view={view}
          places={model.places}
          label={texts('entryChart', { title: model.title })}
          labels={townLabels.filter((town) => isInView(view, project(view, town), -nameRoom))}
          chosen={model.chosen}
          keyboard={false}
        />
      </PlaceSheet>
      <figcaption>
        {props.caption || texts(model.precision)} <a href={mapHref}>{texts('openMap')}</a>
      </figcaption>
    </figure>
  )
}
