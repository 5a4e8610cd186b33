import type { Hono, Next } from 'hono'
import { calendarFile } from '../../pages/calendar-file/calendar-file.ts'
import { markersFile } from '../../pages/markers-file/markers-file.ts'
import type { Site } from '../../pages/page.ts'
import { answerPlacesFile, placesFiles } from '../../pages/places-file/places-file.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { momentOf } from '../as-of.ts'
import type { Env } from '../requests/env.ts'
import type { Serving, Visit } from '../serving.ts'

/** A listing of a page as a file: for calendars, maps, navigation and paper. */
export function addListingRoutes(app: Hono<Env>, { program, siteAt, refuse, inTurn }: Serving): void {
  const listed =
    (make: (site: Site, address: URL, now: Date) => Promise<Response | undefined>) =>
    async (c: Visit, next: Next) => {
      const limit = c.req.path.endsWith(placesFiles.pdf) ? 'paper' : 'listing'
      const refused = await refuse(c)(limit)
      if (refused) return refused
      const moment = await momentOf(program, c.req.raw.headers)
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
  const placesPaths = Object.values(placesFiles).map((name) => `/:file{.+/${name}}`)
  app.on('GET', placesPaths, listed(answerPlacesFile))
}
