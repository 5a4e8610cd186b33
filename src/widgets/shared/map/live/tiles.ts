import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'
import type { BaseMap } from '../base/base-map.ts'

/** The site's own tiles, for the style of a map. */
export interface Tiles {
  url: string
  /** Attribution of the tiles' data. */
  credit: string
  /** Names on the base map, which the tiles need not show again. */
  known: readonly string[]
}

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/**
 * Reads the header of the tiles' file; undefined when that fails, so that the map keeps its base.
 * @param names address of the names on the base map
 */
export async function openTiles(path: string, names: string): Promise<Tiles | undefined> {
  const archive = new PMTiles(new URL(path, location.href).href)
  try {
    await archive.getHeader()
    const [metadata, answer] = await Promise.all([archive.getMetadata(), fetch(names)])
    const { features }: BaseMap['names'] = await answer.json()
    protocol.add(archive)
    return {
      url: `pmtiles://${archive.source.getKey()}`,
      credit: plain(metadata),
      known: features.map(({ properties }) => String(properties?.name)),
    }
  } catch {
    return undefined
  }
}

/** Attributions are HTML. */
function plain(metadata: unknown): string {
  const { attribution = '' } = Object(metadata)
  return new DOMParser().parseFromString(String(attribution), 'text/html').body.textContent.trim()
}
