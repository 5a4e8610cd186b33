import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'

/** Tiles of the site's own, for the style of a map. */
export interface Tiles {
  url: string
  /** Who made what they are drawn from. */
  credit: string
}

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/** Looks into the file with tiles; undefined when it does not come, so that the map keeps the ground of the house. */
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
