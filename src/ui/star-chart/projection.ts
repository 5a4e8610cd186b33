/** A place on earth, in degrees. */
export interface Position {
  lat: number
  lon: number
}

/** A point in the drawing, in its units. */
export interface Spot {
  x: number
  y: number
}

/** The part of the world that a chart shows, and the size of the chart. */
export interface ChartView {
  /** The north-west corner. */
  north: number
  west: number
  /** Units per degree of latitude; a degree of longitude is shorter by the cosine of the middle latitude. */
  unitsPerDegree: number
  width: number
  height: number
}

const longitudeScale = ({ north, unitsPerDegree, height }: ChartView) => {
  const middle = north - height / unitsPerDegree / 2
  return unitsPerDegree * Math.cos((middle * Math.PI) / 180)
}

/** The equirectangular projection, which is accurate enough for a country or two. */
export const project = (view: ChartView, { lat, lon }: Position): Spot => ({
  x: (lon - view.west) * longitudeScale(view),
  y: (view.north - lat) * view.unitsPerDegree,
})

/** A view with `centre` in its middle. */
export function viewAround(
  centre: Position,
  size: Pick<ChartView, 'unitsPerDegree' | 'width' | 'height'> = {
    unitsPerDegree: 420,
    width: 600,
    height: 440,
  },
): ChartView {
  const north = centre.lat + size.height / size.unitsPerDegree / 2
  const west = centre.lon - size.width / 2 / longitudeScale({ ...size, north, west: 0 })
  return { ...size, north, west }
}

export const isInView = (view: ChartView, { x, y }: Spot, margin = 0): boolean =>
  x >= -margin && y >= -margin && x <= view.width + margin && y <= view.height + margin

/** Positions of the lines of latitude (each half degree) and longitude (each degree). */
export function graticule(view: ChartView): { latitudes: { lat: number; y: number }[]; meridians: number[] } {
  const south = view.north - view.height / view.unitsPerDegree
  const east = view.west + view.width / longitudeScale(view)
  const latitudes = []
  for (let lat = Math.ceil(south * 2) / 2; lat <= view.north; lat += 0.5) {
    latitudes.push({ lat, y: project(view, { lat, lon: view.west }).y })
  }
  const meridians = []
  for (let lon = Math.ceil(view.west); lon <= east; lon += 1) {
    meridians.push(project(view, { lat: view.north, lon }).x)
  }
  return { latitudes, meridians }
}
