import type { Hono } from 'hono'
import { feed } from '../../pages/feed.ts'
import { feedPath } from '../../pages/paths.ts'
import { robots } from '../../pages/robots.ts'
import { sitemap } from '../../pages/sitemap.ts'
import type { Env } from '../requests/env.ts'
import type { Serving } from '../serving.ts'

/** What search engines and feed readers ask for. */
export function addCrawlerRoutes(app: Hono<Env>, { program, config, siteAt, inTurn }: Serving): void {
  app.get('/robots.txt', () => robots(config.siteUrl))
  app.get(
    '/sitemap.xml',
    async (c) =>
      (await inTurn(c, 'pages')(() => sitemap(program, config.siteUrl, c.req.query('part')))) ?? c.notFound(),
  )
  app.get(feedPath, (c) => inTurn(c, 'pages')(async () => feed(await siteAt())))
  app.on('GET', ['/feed', '/nieuws/feed/'], (c) => c.redirect(feedPath, 301))
}
