import type { Hono } from 'hono'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Env } from '../requests/env.ts'
import { isSameOrigin } from '../requests/same-origin.ts'
import type { Serving } from '../serving.ts'

/** Refuses what another site posts (abuse 18). */
export function guardOrigin(app: Hono<Env>, { config }: Serving): void {
  app.use(async (c, next) => {
    if (isSameOrigin(c.req.raw, config.siteUrl)) return next()
    return c.text('Dit verzoek kwam niet van onze eigen pagina’s.', 403, securityHeaders)
  })
}
