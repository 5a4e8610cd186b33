import { escapeHtml } from '../../../src/kernel/html.ts'

export interface Waypoint {
  name: string
  description: string
  lat: number
  lon: number
  link?: string
}

export interface Route {
  name: string
  description: string
  author: string
  created: Date
  keywords: readonly string[]
  stops: readonly Waypoint[]
}

const escapeXml = (text: string): string => escapeHtml(text).replaceAll('&#39;', '&apos;')

/** GPX 1.1: the stops as waypoints and as one route in their order. */
export async function makeGpx({
  name,
  description,
  author,
  created,
  keywords,
  stops,
}: Route): Promise<Buffer> {
  const inside = (stop: Waypoint, indent: string) =>
    [
      `<name>${escapeXml(stop.name)}</name>`,
      `<desc>${escapeXml(stop.description)}</desc>`,
      stop.link ? `<link href="${escapeXml(stop.link)}"><text>${escapeXml(stop.name)}</text></link>` : '',
      '<sym>Church</sym>',
    ]
      .filter((line) => line !== '')
      .map((line) => `${indent}${line}\n`)
      .join('')
  const point = (tag: string, stop: Waypoint, indent: string) =>
    `${indent}<${tag} lat="${stop.lat.toFixed(5)}" lon="${stop.lon.toFixed(5)}">\n${inside(stop, `${indent}  `)}${indent}</${tag}>\n`
  const lats = stops.map(({ lat }) => lat)
  const lons = stops.map(({ lon }) => lon)
  const bounds = `<bounds minlat="${Math.min(...lats).toFixed(5)}" minlon="${Math.min(...lons).toFixed(5)}" maxlat="${Math.max(...lats).toFixed(5)}" maxlon="${Math.max(...lons).toFixed(5)}"/>`
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Vereniging De Jacobsschelp" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
  <metadata>
    <name>${escapeXml(name)}</name>
    <desc>${escapeXml(description)}</desc>
    <author><name>${escapeXml(author)}</name></author>
    <time>${created.toISOString()}</time>
    <keywords>${escapeXml(keywords.join(', '))}</keywords>
    ${bounds}
  </metadata>
${stops.map((stop) => point('wpt', stop, '  ')).join('')}  <rte>
    <name>${escapeXml(name)}</name>
    <desc>${escapeXml(description)}</desc>
${stops.map((stop) => point('rtept', stop, '    ')).join('')}  </rte>
</gpx>
`,
  )
}
