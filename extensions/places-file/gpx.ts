import { type EntryCard, escapeXml } from 'schelp/extension'

/** Places as waypoints of GPX 1.1; undefined when none has a position. */
export function gpx(title: string, siteUrl: string, places: readonly EntryCard[]): string | undefined {
  const points = places.flatMap((place) => pointOf(place, siteUrl))
  if (points.length === 0) return undefined
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Schelp" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeXml(title)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n')
}

/** A waypoint, whose elements have a fixed order. */
function pointOf({ title, excerpt, url, position, fields }: EntryCard, siteUrl: string): string[] {
  if (!position) return []
  const where = [fields.address, fields.place].filter(Boolean).join(', ')
  return [
    `<wpt lat="${position.latitude}" lon="${position.longitude}"><name>${escapeXml(title)}</name>` +
      `${where ? `<cmt>${escapeXml(where)}</cmt>` : ''}${excerpt ? `<desc>${escapeXml(excerpt)}</desc>` : ''}` +
      `<link href="${escapeXml(siteUrl + url)}"/></wpt>`,
  ]
}
