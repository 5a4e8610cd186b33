import type { EntryCard } from '../../features/content/index.ts'
import { escapeXml } from '../../kernel/html.ts'
import { textsOfRoom } from '../../kernel/texts.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { placesFiles, placesOf } from '../../widgets/archive-list/door.ts'
import { resolve } from '../answer.ts'
import { contextOf } from '../frame.ts'
import type { Site } from '../page.ts'
import { placesTexts } from './texts.nl.ts'

export { placesFiles }

/** As many places as are useful on a walk; for more, the visitor chooses a smaller area. */
const mostOnPaper = 300

/**
 * Answers `{archive}plaatsen.gpx` and `{archive}plaatsen.pdf`, with the filters of the archive's own address: its
 * places for a phone or a GPS device, and on paper. Undefined when there is no such archive, or it lists nothing.
 */
export async function answerPlacesFile(site: Site, url: URL, now: Date): Promise<Response | undefined> {
  const file = Object.values(placesFiles).find((name) => url.pathname.endsWith(`/${name}`))
  if (!file) return undefined
  const isPaper = file === placesFiles.pdf
  const path = url.pathname.slice(0, -file.length)
  const request = { path, page: 1, query: url.searchParams, viewer: anonymous, now }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks' || !found.subject.archive) return undefined
  const context = contextOf(site, request, found.subject, found.documentId)
  const { places, total, near } = await placesOf(context, isPaper ? mostOnPaper : undefined)
  if (places.length === 0) return undefined
  const { title } = await site.features.content.settings()
  if (isPaper) {
    // The PDF code is loaded when the first PDF is requested.
    const { placesPdf } = await import('./places-pdf.ts')
    const left = total - places.length
    const texts = textsOfRoom('places', placesTexts, site.runtime.textOverrides)
    const about = { siteTitle: title, siteUrl: site.siteUrl, places, near, left, now }
    return answerFile(file, 'application/pdf', await placesPdf(about, texts))
  }
  const points = places.flatMap((place) => pointOf(place, site.siteUrl))
  if (points.length === 0) return undefined
  return answerFile(file, 'application/gpx+xml; charset=utf-8', gpx(title, points))
}

const answerFile = (name: string, type: string, body: string | Buffer<ArrayBufferLike>) =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'public, max-age=900',
    },
  })

const gpx = (title: string, points: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Schelp" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escapeXml(title)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n')

/** A waypoint of GPX 1.1, whose elements have a fixed order. */
function pointOf({ title, excerpt, url, position, fields }: EntryCard, siteUrl: string): string[] {
  if (!position) return []
  const where = [fields.address, fields.place].filter(Boolean).join(', ')
  return [
    `<wpt lat="${position.latitude}" lon="${position.longitude}"><name>${escapeXml(title)}</name>` +
      `${where ? `<cmt>${escapeXml(where)}</cmt>` : ''}${excerpt ? `<desc>${escapeXml(excerpt)}</desc>` : ''}` +
      `<link href="${escapeXml(siteUrl + url)}"/></wpt>`,
  ]
}
