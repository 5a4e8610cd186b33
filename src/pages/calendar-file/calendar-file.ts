import type { DatedEntry } from '../../features/content/index.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { feedOf } from '../../widgets/calendar/door.ts'
import { momentFile } from '../../widgets/entry-moment/door.ts'
import { findBlock } from '../../widgets/find-block.ts'
import { resolve } from '../answer.ts'
import { contextOf } from '../frame.ts'
import type { Resolved, Site } from '../page.ts'
import { icalendar } from './icalendar.ts'

/**
 * Answers `{page}{widget}.ics`, the entries of a calendar on a page, for the visitor's own calendar app, and
 * `{entry}afspraak.ics`, one entry. Undefined when a visitor finds no such page, calendar or moment.
 */
export async function calendarFile(site: Site, { pathname }: URL, now: Date): Promise<Response | undefined> {
  // linear: anchored, with a name of at most 100 letters
  const [, pagePath, name = ''] = /^(\/(?:.*\/)?)([\w-]{1,100})\.ics$/.exec(pathname) ?? []
  if (pagePath === undefined) return undefined
  const request = { path: pagePath, page: 1, query: new URLSearchParams(), viewer: anonymous, now }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks') return undefined
  const dated = name === momentFile ? ownMoment(found) : await listed(site, found, name)
  if (!dated) return undefined
  const { title } = await site.features.content.settings()
  const { entry } = found.subject
  const file = { name: [title, entry?.title].filter(Boolean).join(': '), siteUrl: site.siteUrl, dated }
  return new Response(icalendar(file), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${name}.ics"`,
      'cache-control': 'public, max-age=900',
    },
  })
}

function ownMoment({ subject: { entry } }: Resolved): DatedEntry[] | undefined {
  const { moment } = entry ?? {}
  return entry && moment && [{ entry, firstDay: moment.firstDay, lastDay: moment.lastDay }]
}

async function listed(site: Site, found: Resolved, name: string): Promise<readonly DatedEntry[] | undefined> {
  const block = findBlock(found.blocks, name)
  return block && feedOf(block, contextOf(site, found.request, found.subject, found.documentId))
}
