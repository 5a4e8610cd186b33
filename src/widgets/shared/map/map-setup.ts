import type { MapOptions } from './map-options.ts'

/** What a map needs once it is touched; stands in its HTML as JSON. */
export interface MapSetup {
  options: MapOptions
  /** Where its markers are. */
  markers: string
  /** Where its tiles are, if staff chose a file with them. */
  tiles?: string
  texts: Readonly<Record<string, string>>
  /** The entry whose page it stands on: there the map begins. */
  chosen?: number
}
