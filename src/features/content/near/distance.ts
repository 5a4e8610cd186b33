import { and, between, isNotNull, type SQL, sql } from 'drizzle-orm'
import { entries } from '../schema.ts'

const earthDiameterKm = 12_742
export const kmPerDegree = (earthDiameterKm * Math.PI) / 360

interface Spot {
  latitude: number
  longitude: number
}

/** Kilometres as the crow flies (haversine) from a spot to an entry. */
export const kilometresFrom = ({ latitude, longitude }: Spot): SQL<number> =>
  sql<number>`${earthDiameterKm}::float8 * asin(least(1, sqrt(
    sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(latitude)) * cos(radians(${latitude}::float8))
      * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2)))`

/** The same between two spots. */
export function kilometresBetween(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const widths = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return (
    earthDiameterKm *
    Math.asin(
      Math.sqrt(
        Math.min(1, half(one.latitude, other.latitude) + widths * half(one.longitude, other.longitude)),
      ),
    )
  )
}

/** Entries no farther north or south than so many degrees: what the index finds. */
export const inBand = ({ latitude }: Spot, degrees: number): SQL | undefined =>
  and(isNotNull(entries.latitude), between(entries.latitude, latitude - degrees, latitude + degrees))

/** Entries at most so many kilometres from a spot. */
export const within = (spot: Spot, kilometres: number): SQL | undefined =>
  and(inBand(spot, kilometres / kmPerDegree), sql`${kilometresFrom(spot)} <= ${kilometres}::float8`)
