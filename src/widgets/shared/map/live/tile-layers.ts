import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Theme } from './theme.ts'

/** From this zoom on, tiles have more detail than the built-in base map. */
const fromZoom = 8

const round = { 'line-join': 'round', 'line-cap': 'round' } as const

const layer = (id: string, name: string) => ({
  id: `tile-${id}`,
  source: 'tiles',
  'source-layer': name,
  minzoom: fromZoom,
})

const kinds = (...names: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', names]]

/** Line widths in pixels at three zoom levels. */
const width = (at8: number, at12: number, at15: number): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], 8, at8, 12, at12, 15, at15] as ExpressionSpecification

/**
 * Land, water, roads and borders of tiles in the Protomaps schema (basemap 4), in the two inks. They lie over the
 * built-in base map, which shows where the tiles end.
 */
export const tileGround = (theme: Theme): LayerSpecification[] => [
  { ...layer('earth', 'earth'), type: 'fill', paint: { 'fill-color': theme.land } },
  {
    ...layer('green', 'landuse'),
    type: 'fill',
    filter: kinds(
      'park',
      'forest',
      'wood',
      'nature_reserve',
      'national_park',
      'cemetery',
      'grass',
      'farmland',
    ),
    paint: { 'fill-color': theme.border, 'fill-opacity': 0.1 },
  },
  {
    ...layer('built', 'landuse'),
    type: 'fill',
    filter: kinds('residential', 'neighbourhood', 'industrial', 'commercial'),
    paint: { 'fill-color': theme.border, 'fill-opacity': 0.18 },
  },
  {
    ...layer('water', 'water'),
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': theme.water },
  },
  {
    ...layer('streams', 'water'),
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: round,
    paint: { 'line-color': theme.water, 'line-width': width(0.6, 1.4, 3) },
  },
  {
    ...layer('paths', 'roads'),
    type: 'line',
    minzoom: 12,
    filter: kinds('path'),
    paint: { 'line-color': theme.border, 'line-width': 1, 'line-dasharray': [2, 2] },
  },
  {
    ...layer('roads', 'roads'),
    type: 'line',
    filter: kinds('minor_road', 'major_road'),
    layout: round,
    paint: { 'line-color': theme.border, 'line-width': width(0.3, 1, 4) },
  },
  {
    ...layer('highways', 'roads'),
    type: 'line',
    filter: kinds('highway'),
    layout: round,
    paint: { 'line-color': theme.border, 'line-width': width(1, 2.4, 7) },
  },
  {
    ...layer('boundaries', 'boundaries'),
    type: 'line',
    filter: kinds('country', 'region'),
    layout: round,
    paint: { 'line-color': theme.border, 'line-width': 1.4, 'line-dasharray': [0.1, 2.6] },
  },
]

const inDutch: ExpressionSpecification = ['coalesce', ['get', 'name:nl'], ['get', 'name']]

/** Names of streets and places that the built-in base map lacks; its own names stay. */
export const tileNames = (theme: Theme, italic: string[], known: readonly string[]): LayerSpecification[] => {
  const paint = { 'text-color': theme.name, 'text-halo-color': theme.halo, 'text-halo-width': 1.4 }
  return [
    {
      ...layer('street-names', 'roads'),
      type: 'symbol',
      minzoom: 13,
      layout: { 'symbol-placement': 'line', 'text-field': inDutch, 'text-font': italic, 'text-size': 12 },
      paint,
    },
    {
      ...layer('place-names', 'places'),
      type: 'symbol',
      minzoom: 10,
      filter: [
        'all',
        kinds('locality', 'macrohood', 'neighbourhood'),
        ['!', ['in', inDutch, ['literal', [...known]]]],
      ],
      layout: { 'text-field': inDutch, 'text-font': italic, 'text-size': 13, 'text-max-width': 8 },
      paint,
    },
  ]
}
