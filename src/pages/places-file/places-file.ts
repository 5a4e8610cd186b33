import type { EntryCard } from '../../features/content/index.ts'
import { withoutControls } from '../../kernel/control-characters.ts'
import { escapeHtml } from '../../kernel/html.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { placesFile, placesOf } from '../../widgets/archive-list/door.ts'
import { resolve } from '../answer.ts'
import { contextOf } from '../frame.ts'
import type { Site } from '../page.ts'

export { placesFile }

/**
 * `{archive}plaatsen.gpx`, with the filters of the archive's own address: its places for a telephone or a walking
 * device. Undefined when no such archive is there, or it lists nothing.
 */
export async function answerPlacesFile(site: Site, url: URL): Promise<Response | undefined> {
  if (!url.pathname.endsWith(`/${placesFile}`)) return undefined
  const path = url.pathname.slice(0, -placesFile.length)
  const request = { path, page: 1, query: url.searchParams, viewer: anonymous, now: new Date() }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks' || !found.subject.archive) return undefined
  const places = await placesOf(contextOf(site, request, found.subject, found.documentId))
  const { title } = await site.features.content.settings()
  const points = places.flatMap((place) => pointOf(place, site.siteUrl))
  if (points.length === 0) return undefined
  return new Response(gpx(title, points), {
    headers: {
      'content-type': 'application/gpx+xml; charset=utf-8',
      'content-disposition': `attachment; filename="${placesFile}"`,
      'cache-control': 'public, max-age=900',
    },
  })
}

const gpx = (title: string, points: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Schelp" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${textOf(title)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n')

/** A point of the standard GPX 1.1, whose parts stand in this order. */
function pointOf({ title, excerpt, url, position, fields }: EntryCard, siteUrl: string): string[] {
  if (!position) return []
  const where = [fields.address, fields.place].filter(Boolean).join(', ')
  return [
    `<wpt lat="${position.latitude}" lon="${position.longitude}"><name>${textOf(title)}</name>` +
      `${where ? `<cmt>${textOf(where)}</cmt>` : ''}${excerpt ? `<desc>${textOf(excerpt)}</desc>` : ''}` +
      `<link href="${escapeHtml(siteUrl + url)}"/></wpt>`,
  ]
}

/** On one line, without the characters that XML cannot hold. */
const textOf = (text: string): string => escapeHtml(withoutControls(text.replace(/\s+/g, ' ')))
