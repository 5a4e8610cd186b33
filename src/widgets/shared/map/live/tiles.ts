import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'

/** The site's own tiles, for the style of a map. */
export interface Tiles {
  url: string
  /** Attribution of the tiles' data. */
  credit: string
}

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/** Reads the header of the tiles' file; undefined when that fails, so that the map keeps its base. */
export async function openTiles(path: string): Promise<Tiles | undefined> {
  const archive = new PMTiles(new URL(path, location.href).href)
  try {
    await archive.getHeader()
    const metadata = await archive.getMetadata()
    protocol.add(archive)
    return { url: `pmtiles://${archive.source.getKey()}`, credit: plain(metadata) }
  } catch {
    return undefined
  }
}

/** Attributions are HTML. */
function plain(metadata: unknown): string {
  const { attribution = '' } = Object(metadata)
  return new DOMParser().parseFromString(String(attribution), 'text/html').body.textContent.trim()
}
