export interface Coordinates {
  lat: number
  lon: number
}

/** The cathedral of Santiago de Compostela. */
export const santiago: Coordinates = { lat: 42.8806, lon: -8.5446 }

const earthRadiusKilometres = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres as the crow flies. */
export function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const height =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lon - from.lon) / 2) ** 2
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(height))
}

export const toTens = (kilometres: number): number => Math.round(kilometres / 10) * 10

/** 1620 → '1.620'. */
export const dutchNumber = (value: number): string => value.toLocaleString('nl-NL')
