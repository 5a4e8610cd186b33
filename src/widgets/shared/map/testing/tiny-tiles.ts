import { zxyToTileId } from 'pmtiles'

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))]

/** A field of a protocol buffer: a number, or bytes with their length. */
const field = (number: number, value: number | readonly number[]): number[] =>
  typeof value === 'number'
    ? [number * 8, ...varint(value)]
    : [number * 8 + 2, ...varint(value.length), ...value]

const bytesOf = (text: string) => [...Buffer.from(text)]

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

const moveTo = 9
const lineTo = (count: number) => count * 8 + 2
const closePath = 15

type Point = readonly [number, number]

/** Deltas from point to point, as vector tiles encode them. */
function geometry(points: readonly Point[], isRing: boolean): number[] {
  const steps = points.flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const rest = points.length > 1 ? [lineTo(points.length - 1), ...steps.slice(2)] : []
  return [moveTo, ...steps.slice(0, 2), ...rest, ...(isRing ? [closePath] : [])]
}

interface Shape {
  layer: string
  kind: string
  name?: string
  type: 'point' | 'line' | 'polygon'
  points: readonly Point[]
}

const types = { point: 1, line: 2, polygon: 3 }

/** A layer of a vector tile with one shape and an extent of 4096. */
const layerOf = ({ layer, kind, name, type, points }: Shape): number[] => {
  const tags = Object.entries({ kind, ...(name && { name }) })
  const feature = [
    ...field(
      2,
      tags.flatMap((_, at) => [at, at]),
    ),
    ...field(3, types[type]),
    ...field(4, geometry(points, type === 'polygon').flatMap(varint)),
  ]
  return field(3, [
    ...field(15, 2),
    ...field(1, bytesOf(layer)),
    ...field(2, feature),
    ...tags.flatMap(([key]) => field(3, bytesOf(key))),
    ...tags.flatMap(([, value]) => field(4, field(1, bytesOf(value)))),
    ...field(5, 4096),
  ])
}

const all: readonly Point[] = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
]

/** In the Protomaps schema: land with a broad river, a road and a hamlet. */
const shapes: readonly Shape[] = [
  { layer: 'earth', kind: 'earth', type: 'polygon', points: all },
  {
    layer: 'landuse',
    kind: 'forest',
    type: 'polygon',
    points: [
      [200, 200],
      [1800, 300],
      [1500, 1400],
    ],
  },
  {
    layer: 'water',
    kind: 'lake',
    type: 'polygon',
    points: [
      [0, 1500],
      [4096, 1900],
      [4096, 2700],
      [0, 2300],
    ],
  },
  {
    layer: 'roads',
    kind: 'highway',
    name: 'Dorpsweg',
    type: 'line',
    points: [
      [500, 4096],
      [2200, 0],
    ],
  },
  {
    layer: 'boundaries',
    kind: 'region',
    type: 'line',
    points: [
      [0, 3400],
      [4096, 3000],
    ],
  },
  { layer: 'places', kind: 'locality', name: 'Tegeldorp', type: 'point', points: [[2600, 900]] },
]

const headBytes = 127

/** A valid PMTiles archive (version 3) of one vector tile, uncompressed. @param tile zoom, column and row */
export function tinyTiles(tile: readonly [number, number, number], attribution: string): Buffer {
  const data = Buffer.from(shapes.flatMap(layerOf))
  // One directory entry: tile id, run length, length, and offset plus one.
  const directory = Buffer.from([1, zxyToTileId(...tile), 1, data.length, 1].flatMap(varint))
  const metadata = Buffer.from(JSON.stringify({ attribution }))
  const head = Buffer.alloc(headBytes)
  head.write('PMTiles')
  head[7] = 3
  const atMetadata = headBytes + directory.length
  const atData = atMetadata + metadata.length
  const places = [
    headBytes,
    directory.length,
    atMetadata,
    metadata.length,
    atData,
    0,
    atData,
    data.length,
    1,
    1,
    1,
  ]
  for (const [at, value] of places.entries()) head.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  head[96] = 1
  // Neither directories nor tiles are compressed; vector tiles of one zoom level.
  head.set([1, 1, 1, tile[0], tile[0]], 97)
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) head.writeInt32LE(degrees * 1e7, 102 + 4 * at)
  return Buffer.concat([head, directory, metadata, data])
}
