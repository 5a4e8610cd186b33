import type { Hono, Next } from 'hono'
import { calendarFile } from '../../pages/calendar-file/calendar-file.ts'
import { listingFile } from '../../pages/listing-file/listing-file.ts'
import { markersFile } from '../../pages/markers-file/markers-file.ts'
import type { Site } from '../../pages/page.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { LimitName } from '../../platform/rate-limit.ts'
import { listingFiles } from '../../widgets/shared/listing-files.ts'
import { previewOf } from '../previews.ts'
import type { Env } from '../requests/env.ts'
import type { Serving, Visit } from '../serving.ts'

/** A listing of a page as a file: for calendars, maps, navigation and paper. */
export function addListingRoutes(app: Hono<Env>, { program, siteAt, refuse, inTurn }: Serving): void {
  const listed =
    (
      make: (site: Site, address: URL, now: Date) => Promise<Response | undefined>,
      limit: LimitName = 'listing',
    ) =>
    async (c: Visit, next: Next) => {
      const refused = await refuse(c)(limit)
      if (refused) return refused
      const moment = (await previewOf(program, c.req.raw.headers))?.moment
      const address = new URL(c.req.url)
      const answer = await inTurn(
        c,
        'pages',
      )(async () => make(await siteAt(moment), address, moment ?? new Date()))
      if (!answer) return next()
      for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value)
      if (moment) answer.headers.set('cache-control', 'private, no-store')
      return answer
    }
  app.get('/:file{.+\\.ics}', listed(calendarFile))
  app.get('/:file{.+\\.kaart\\.json}', listed(markersFile))
  for (const [name, { limit }] of listingFiles)
    app.get(`/:file{.+/${name.replaceAll('.', '\\.')}}`, listed(listingFile, limit))
}
