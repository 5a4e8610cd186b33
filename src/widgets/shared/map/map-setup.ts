import type { MapOptions } from './map-options.ts'

/** Data for the live map, as JSON in its HTML. */
export interface MapSetup {
  options: MapOptions
  /** Where the pages of its places open. */
  open_in_new_window?: 'yes' | ''
  /** Where its markers are. */
  markers: string
  /** Address of the vector tiles, if staff chose a file with them. */
  tiles?: string
  texts: Readonly<Record<string, string>>
  /** The page's entry, on which the map is centred. */
  chosen?: number
}
