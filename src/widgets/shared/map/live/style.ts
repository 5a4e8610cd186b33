import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { BaseMapFiles, NameKind } from '../base/base-map.ts'
import type { Theme } from './theme.ts'
import { tileGround, tileNames } from './tile-layers.ts'
import type { Tiles } from './tiles.ts'

/** Markers nearer to one another than this many pixels form a cluster, up to this zoom. */
const clusterRadiusPx = 44
export const clusterMaxZoom = 13

/**
 * The site's own fonts, rendered in the browser: a style without `glyphs` uses the page's fonts. MapLibre reads weight
 * and style from the first name, which is no font, and does not quote names itself.
 */
const italic = ['Italic', 'Alegreya Variable', 'Georgia', 'serif']
const strong = ['Semibold', '"Source Sans 3 Variable"', 'Arial', 'sans-serif']

interface StyleParts {
  theme: Theme
  base: BaseMapFiles
  /** Tiles with more detail than the base map. */
  tiles?: Pick<Tiles, 'url' | 'known'> | undefined
  routes: readonly { through: readonly { lat: number; lon: number }[] }[]
  clusters: boolean
}

/** The source `places` gets its markers once the map is there; `ring` and `here` mark what is hovered or chosen. */
export function mapStyle({ theme, base, tiles, routes, clusters }: StyleParts): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: base.land, tolerance: 0.2 },
      lakes: { type: 'geojson', data: base.lakes },
      rivers: { type: 'geojson', data: base.rivers },
      borders: { type: 'geojson', data: base.borders },
      names: { type: 'geojson', data: base.names },
      routes: { type: 'geojson', data: toLines(routes) },
      places: placesSource(clusters),
      ...(tiles === undefined ? {} : { tiles: { type: 'vector', url: tiles.url } }),
      ring: emptySource,
      here: emptySource,
    },
    layers: [
      ...ground(theme),
      ...(tiles === undefined ? [] : tileGround(theme)),
      routesLayer(theme),
      ...(tiles === undefined ? [] : tileNames(theme, italic, tiles.known)),
      ...nameLayers(theme),
      ...markLayers(theme),
    ],
    transition: { duration: 200, delay: 0 },
  }
}

const empty = { type: 'FeatureCollection', features: [] } as const
const emptySource = { type: 'geojson', data: { ...empty, features: [] } } satisfies SourceSpecification

export const placesSource = (clusters: boolean) =>
  ({
    type: 'geojson',
    data: { ...empty, features: [] },
    ...(clusters ? { cluster: true, clusterRadius: clusterRadiusPx, clusterMaxZoom } : {}),
  }) satisfies SourceSpecification

const toLines = (routes: StyleParts['routes']) =>
  ({
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiLineString',
      coordinates: routes.map(({ through }) => through.map(({ lat, lon }) => [lon, lat])),
    },
  }) as const

/** Distance of each line from the shore, in pixels. */
const ripplesPx = [26, 18, 11]

const round = { 'line-join': 'round', 'line-cap': 'round' } as const

/** Each line along the shore is the edge of a broad line whose inner half the land hides. */
const ground = (theme: Theme): LayerSpecification[] => [
  { id: 'water', type: 'background', paint: { 'background-color': theme.water } },
  ...ripplesPx.flatMap((px): LayerSpecification[] => [
    lineOf(`ripple-${px}`, 'land', theme.ripple, 2 * px + 1.4),
    lineOf(`ripple-${px}-inside`, 'land', theme.water, 2 * px - 1),
  ]),
  lineOf('shore', 'land', theme.shore, 7),
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': theme.land, 'fill-antialias': false } },
  { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': theme.water } },
  lineOf('lake-shore', 'lakes', theme.shore, 1.6),
  {
    ...lineOf('rivers', 'rivers', theme.river, 1),
    paint: {
      'line-color': theme.river,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 7, 1.6, 10, 3],
    },
  } as LayerSpecification,
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    layout: round,
    paint: { 'line-color': theme.border, 'line-width': 1.4, 'line-dasharray': [0.1, 2.6] },
  },
]

const routesLayer = (theme: Theme): LayerSpecification => ({
  id: 'routes',
  type: 'line',
  source: 'routes',
  layout: round,
  paint: { 'line-color': theme.route, 'line-width': 1.6, 'line-dasharray': [1.5, 2.5] },
})

const lineOf = (id: string, source: string, color: string, width: number): LayerSpecification => ({
  id,
  type: 'line',
  source,
  layout: round,
  paint: { 'line-color': color, 'line-width': width },
})

/** The zoom from which names of each rank show. */
const nameLayers = (theme: Theme): LayerSpecification[] => [
  nameLayer('villages', theme, 'town', 5, 9.5, 13),
  nameLayer('towns', theme, 'town', 4, 7.4, 15),
  nameLayer('cities', theme, 'town', 3, 5.6, 16),
  nameLayer('capitals', theme, 'town', 2, 3.6, 16),
  { ...nameLayer('provinces', theme, 'province', 2, 7, 17), maxzoom: 9.5 },
  { ...nameLayer('countries', theme, 'country', 1, 3, 19), maxzoom: 7 },
  nameLayer('waters', theme, 'water', 1, 3.4, 22),
  nameLayer('inland-waters', theme, 'water', 3, 7.7, 15),
]

function nameLayer(
  id: string,
  theme: Theme,
  kind: NameKind,
  rank: number,
  minzoom: number,
  size: number,
): SymbolLayerSpecification {
  const isWater = kind === 'water'
  return {
    id,
    type: 'symbol',
    source: 'names',
    minzoom,
    filter: ['all', ['==', ['get', 'kind'], kind], ['==', ['get', 'rank'], rank]],
    layout: {
      'symbol-z-order': 'source',
      'text-field': ['get', 'name'],
      'text-font': italic,
      'text-size': size,
      'text-letter-spacing': isWater ? 0.06 : 0.01,
      'text-max-width': 8,
      'text-padding': 6,
    },
    paint: {
      'text-color': isWater ? theme.waterName : theme.name,
      ...(isWater ? {} : { 'text-halo-color': theme.halo, 'text-halo-width': 1.4 }),
      'text-opacity': kind === 'province' || kind === 'country' ? 0.72 : 1,
    },
  }
}

/** Layers whose names can be pressed. */
export const townLayers = ['capitals', 'cities', 'towns', 'villages'] as const

const isCluster = ['has', 'point_count'] as const

const markLayers = (theme: Theme): LayerSpecification[] => [
  {
    id: 'ring',
    type: 'circle',
    source: 'ring',
    paint: {
      'circle-radius': 20,
      'circle-color': theme.halo,
      'circle-opacity': 0.55,
      'circle-stroke-color': theme.mark,
      'circle-stroke-width': 2.4,
    },
  },
  {
    id: 'places',
    type: 'symbol',
    source: 'places',
    filter: ['!', [...isCluster]],
    layout: {
      'symbol-z-order': 'source',
      'icon-image': ['get', 'icon'],
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
    paint: { 'icon-opacity': 1, 'icon-translate': [0, 0] },
  },
  {
    id: 'clusters',
    type: 'symbol',
    source: 'places',
    filter: [...isCluster],
    layout: {
      'symbol-z-order': 'source',
      'icon-image': ['step', ['get', 'point_count'], 'cluster-34', 10, 'cluster-42', 100, 'cluster-52'],
      'icon-allow-overlap': true,
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': strong,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': theme.swap['#f4eddc'] ?? '#f4eddc', 'icon-opacity': 1, 'icon-translate': [0, 0] },
  },
  {
    id: 'here',
    type: 'circle',
    source: 'here',
    paint: {
      'circle-radius': 8,
      'circle-color': theme.mark,
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 3,
    },
  },
]

/** Layers that change when markers do. */
export const markerLayers = ['places', 'clusters'] as const

export const clusterSizesPx = [34, 42, 52] as const

/** A disc with a dotted edge, with the number of markers in it. */
export const clusterIcon = (px: number): string =>
  `<svg width="${px}" height="${px}" viewBox="0 0 ${px} ${px}"><circle cx="${px / 2}" cy="${px / 2}" r="${px / 2 - 5}" fill="#272c72" stroke="#f4eddc" stroke-width="2"/><circle cx="${px / 2}" cy="${px / 2}" r="${px / 2 - 1}" fill="none" stroke="#272c72" stroke-width="1.2" stroke-dasharray="1.5 3.2"/></svg>`
