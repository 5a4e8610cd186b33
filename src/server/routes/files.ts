import type { Hono } from 'hono'
import { mapTilesPath } from '../../widgets/map-tiles.ts'
import { download, wantsPage } from '../download.ts'
import { answerMapTiles } from '../map-tiles.ts'
import { answerMedia } from '../media.ts'
import type { Env } from '../requests/env.ts'
import type { Serving } from '../serving.ts'
import { downloaderOf } from '../visitor.ts'

/** The bytes of files, pictures and the tiles of maps. */
export function addFileRoutes(app: Hono<Env>, { program, refuse }: Serving): void {
  const { content, library, statistics } = program
  app.get('/download/:catid/:catslug/:id/:name', async (c, next) => {
    const viewer = await downloaderOf(program, c.req.raw)
    const answer =
      (await refuse(c)('download')) ??
      (await download(library, viewer, c.req.raw, c.req.param('id'), (id) =>
        statistics.visits.downloaded([id], c.req.header('user-agent')),
      ))
    return answer.status === 404 && wantsPage(c.req.raw) ? next() : answer
  })
  app.get(
    mapTilesPath,
    async (c, next) => (await refuse(c)('tiles')) ?? (await answerMapTiles(program, c.req.raw)) ?? next(),
  )
  app.get('/media/:id/:name', (c) => answerMedia(content, c.req.raw, c.req.param('id'), c.req.param('name')))
}
