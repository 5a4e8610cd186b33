import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Config } from '../platform/config.ts'
import { pathOf } from '../platform/log.ts'
import type { Program } from '../program.ts'
import { download } from './download.ts'
import { securityHeaders } from './headers.ts'

/** Every address that the program answers. */
export function createApp(program: Program, _config: Config): Hono {
  const app = new Hono()
  app.get('/health', async (c) => {
    await program.handle.db.execute(sql`select 1`)
    return c.json({ ok: true })
  })
  app.get('/download/:catid/:catslug/:id/:name', (c) =>
    download(program.library, c.req.raw, c.req.param('id')),
  )
  app.onError((error, c) => {
    program.log.error({ err: error, path: pathOf(c.req.path) }, 'a request failed')
    return c.text('Er ging iets mis. Probeer het later opnieuw.', 500, securityHeaders)
  })
  app.notFound((c) => c.text('Deze pagina bestaat niet.', 404, securityHeaders))
  return app
}
