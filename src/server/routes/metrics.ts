import type { Hono } from 'hono'
import { may } from '../../kernel/rights.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Env } from '../requests/env.ts'
import type { Serving } from '../serving.ts'
import { viewerOf } from '../visitor.ts'

/** Figures for programs that watch the site, and for staff who keep it running; for anybody else no such page. */
export function addMetricsRoute(app: Hono<Env>, { metrics, program }: Serving): void {
  app.get('/metrics', async (c, next) => {
    const isAllowed = metrics.mayRead(c.env.incoming)
    if (!isAllowed && !may(await viewerOf(program, c.req.raw.headers), 'operation')) return next()
    const { text, type } = await metrics.text()
    return c.body(text, 200, { ...securityHeaders, 'content-type': type, 'cache-control': 'no-store' })
  })
}
